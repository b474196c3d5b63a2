import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Loaded by Node, as in production: Vite's version of a file makes additional calls. */
const { startToyServer } = createRequire(import.meta.url)(
  '../../support/server/toy-server.ts',
) as typeof import('../../support/server/toy-server.ts');

/** The most files of ours that somebody reads to follow one request. */
const FILES_MAX = 24;
const LOOKS = 20;
/** On a busy machine, timers of other tests' servers come between in some of them. */
const LOOKS_MIN = 18;
const TARGET = '/v1/add-business-days?date=2026-06-01&country=AA&days=1&region=X1';
/** As Node names the files that it has loaded. */
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
  // What is done by the clock belongs to no request.
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const toy = await startToyServer({ requestLog: { write: () => undefined, waiting: () => 0 } });
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
    // What is left to do for it, as writing its use down, is done by then.
    await endOfTurn();
  };
  const session = new Session();
  session.connect();
  onTestFinished(() => session.disconnect());
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  await ask();
  // Now and then this process does something else meanwhile, as closing the servers of other tests,
  // or writes the use of one request down with that of the next.
  const times = new Map<string, number>();
  for (let time = 0; time < LOOKS; time += 1) {
    for (const file of await filesPassed(session, ask)) times.set(file, (times.get(file) ?? 0) + 1);
  }
  const files = [...times.keys()].filter((file) => (times.get(file) ?? 0) >= LOOKS_MIN);
  // Counting nothing would prove nothing: each of these is known to be on the way.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/access/limits/bucket.ts',
      'src/api/endpoints/add-business-days.ts',
      'src/calendar/questions.ts',
      'src/server/lanes/front-door.ts',
      'src/server/watch/request-log.ts',
    ]),
  );
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(FILES_MAX);
});
