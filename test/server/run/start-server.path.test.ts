import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Node loads the server, as in production: Vite's version of a file makes additional calls. */
const { startToyServer } = createRequire(import.meta.url)(
  '../../support/server/toy-server.ts',
) as typeof import('../../support/server/toy-server.ts');

/** The most source files that a maintainer reads to follow one request. */
const FILES_MAX = 24;
const LOOKS = 20;
/** Timers of other tests' servers may disturb some looks on a busy machine. */
const LOOKS_MIN = 18;
const TARGET = '/v1/add-business-days?date=2026-06-01&country=AA&days=1&region=X1';
/** The URL with which Node's names for our files begin. */
const OURS = pathToFileURL('src/').href;

/** The files below src/ with a function that is called while `act` runs. */
async function filesPassed(session: Session, act: () => Promise<void>): Promise<string[]> {
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith(OURS))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some((r) => r.count > 0)))
    .map(({ url }) => `src/${url.slice(OURS.length)}`)
    .sort();
}

test(`a warm request passes at most ${FILES_MAX} files of ours, with a limited key and a request log`, async () => {
  // Work that a timer starts belongs to no request.
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const toy = await startToyServer({ requestLog: { write: () => undefined, writableLength: 0 } });
  onTestFinished(() => toy.close());
  const { key } = await toy.server.admin.create({
    account: 'limited',
    plan: 'business',
    unlimited: false,
    expiresAt: null,
  });
  const socket = connect(Number(new URL(toy.server.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const ask = async () => {
    socket.write(`GET ${TARGET} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    const [reply] = await once(socket, 'data');
    expect(String(reply)).toMatch(/^HTTP\/1\.1 200 /);
    // By now the work that follows the reply, such as recording use, is done.
    await endOfTurn();
  };
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await ask();
  // Some looks also catch unrelated work, such as servers of other tests closing, or record the use
  // of two requests together.
  const times = new Map<string, number>();
  for (let time = 0; time < LOOKS; time += 1) {
    for (const file of await filesPassed(session, ask)) times.set(file, (times.get(file) ?? 0) + 1);
  }
  const files = [...times.keys()].filter((file) => (times.get(file) ?? 0) >= LOOKS_MIN);
  // Guards against counting nothing: these files are known to be on the path.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/access/limits/bucket.ts',
      'src/api/endpoints/business-days.ts',
      'src/calendar/questions.ts',
      'src/server/lanes/front-door.ts',
      'src/server/watch/request-log.ts',
    ]),
  );
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(FILES_MAX);
});
