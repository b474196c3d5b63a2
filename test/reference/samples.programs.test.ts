import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type RetrySample, retrySamples } from '../../src/reference/samples/retry-samples.ts';
import {
  type Finished,
  GO_IN_SHORT,
  JAVA_IN_SHORT,
  JAVAC_IN_SHORT,
  PYTHON,
  runCommand,
} from './run-command.ts';

/** A program as its language runs it: what was compiled once is run for every case. */
type Run = (env: Readonly<Record<string, string>>) => Promise<Finished>;

const root = mkdtempSync(join(tmpdir(), 'redletter-samples-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a sample down, and compiles it where that is how it is run. */
async function prepare({ language, code }: RetrySample): Promise<Run> {
  const folder = mkdtempSync(join(root, 'sample-'));
  const write = (name: string): string => {
    const file = join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const compile = async (command: string, args: readonly string[]) => {
    const env = { GOTOOLCHAIN: 'local' };
    const { code: exit, output } = await runCommand(command, args, { cwd: folder, env });
    expect(exit, output).toBe(0);
  };
  const running =
    (command: string, ...args: readonly string[]): Run =>
    (env) =>
      // A folder of its own: what the one in curl writes has one name.
      runCommand(command, args, { cwd: mkdtempSync(join(folder, 'run-')), env });
  switch (language) {
    case 'curl':
      return running('sh', write('ask.sh'));
    case 'JavaScript':
      return running(process.execPath, write('ask.mjs'));
    case 'Python':
      return running(PYTHON, write('ask.py'));
    case 'Go':
      await compile('go', ['build', ...GO_IN_SHORT, '-o', 'ask', write('ask.go')]);
      return running(join(folder, 'ask'));
    case 'Java':
      await compile('javac', [...JAVAC_IN_SHORT, '-d', folder, write('Ask.java')]);
      return running('java', ...JAVA_IN_SHORT, '-cp', folder, 'Ask');
    case 'C#':
      await compile('mcs', ['-r:System.Net.Http.dll', '-out:ask.exe', write('ask.cs')]);
      return running('mono', join(folder, 'ask.exe'));
    case 'PHP':
      return running('php', write('ask.php'));
    default:
      return language satisfies never;
  }
}

const ANSWER = { date: '2026-07-03' };
/** The longest that a Retry-After can be: to the end of a month of 30 days. */
const MONTH_SECONDS = 2_591_999;

type Step = (response: ServerResponse) => void;
type Steps = readonly [Step, ...Step[]];

const answer: Step = (response) => send(response, 200, ANSWER);
const cut: Step = (response) => response.destroy();
const refuse =
  (status: number, code: string, seconds: number | null): Step =>
  (response) => {
    if (seconds !== null) response.setHeader('Retry-After', seconds);
    send(response, status, { error: { code, message: 'A sentence.' }, request_id: 'x' });
  };

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
}

const BUSY = refuse(429, 'rate_limited', 1);
const AWAY = refuse(503, 'service_unavailable', 1);
const CASES: readonly {
  readonly name: string;
  readonly steps: Steps;
  /** How many requests are sent, and whether there is an answer at the end. */
  readonly requests: number;
  readonly ends: 'answered' | string;
}[] = [
  { name: 'an answer', steps: [answer], requests: 1, ends: 'answered' },
  { name: 'an empty bucket', steps: [BUSY, answer], requests: 2, ends: 'answered' },
  { name: 'a service that is away', steps: [AWAY, AWAY, answer], requests: 3, ends: 'answered' },
  { name: 'one that stays away', steps: [AWAY], requests: 5, ends: 'service_unavailable' },
  {
    name: 'a month that is used up',
    steps: [refuse(429, 'monthly_limit_reached', MONTH_SECONDS), answer],
    requests: 1,
    ends: 'monthly_limit_reached',
  },
  {
    name: 'a request that is wrong',
    steps: [refuse(400, 'invalid_date', null), answer],
    requests: 1,
    ends: 'invalid_date',
  },
  { name: 'a connection that is cut', steps: [cut, answer], requests: 2, ends: 'answered' },
];

/** What a caller in each of the cases sends: by it the server tells them apart. */
const KEYS = CASES.map((_, index) => `rl_test_${index}`);

/** A server that takes one step of its case for each request; the last one for all that follow. */
async function serve() {
  const asked: string[] = [];
  const replied = new Map(KEYS.map((key) => [key, Promise.withResolvers<void>()]));
  const server = createServer((request, response) => {
    const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const steps: Steps = CASES[KEYS.indexOf(key)]?.steps ?? [refuse(401, 'unauthorized', null)];
    response.once('close', () => replied.get(key)?.resolve());
    (steps[timesIn(asked, key)] ?? (steps.at(-1) as Step))(response);
    asked.push(key);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const firstReply = (key: string) => replied.get(key)?.promise;
  return { asked, firstReply, url, close: () => void server.close() };
}

function timesIn(asked: readonly string[], key: string): number {
  return asked.filter((each) => each === key).length;
}

/**
 * What begins works, and must not be kept so long that its own patience ends; what has had a
 * reply waits most of its time. So as many as there are cores begin at once.
 */
const turns = { free: availableParallelism(), next: [] as (() => void)[] };

async function takeTurn(): Promise<void> {
  if (turns.free > 0) turns.free -= 1;
  else await new Promise<void>((resolve) => turns.next.push(resolve));
}

function giveTurn(): void {
  const next = turns.next.shift();
  if (next === undefined) turns.free += 1;
  else next();
}

/** Stands for the address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid/';

// Most of the time a sample waits until it may ask again: so all cases of all of them run beside
// each other.
test.concurrent.each(retrySamples(PLACEHOLDER))(
  'the sample in $language ends rightly whatever it meets, and soon',
  async (sample) => {
    const { asked, firstReply, url, close } = await serve();
    try {
      await takeTurn();
      const code = sample.code.replaceAll(PLACEHOLDER, url);
      const run = await prepare({ ...sample, code }).finally(giveTurn);
      const runAs = async (key: string): Promise<Finished> => {
        await takeTurn();
        const ending = run({ KEY: key });
        void Promise.race([ending, firstReply(key)]).finally(giveTurn);
        return ending;
      };
      const ended = await Promise.all(KEYS.map(runAs));
      for (const [index, { name, requests, ends }] of CASES.entries()) {
        const { code, output } = ended[index] as Finished;
        // curl itself takes a cut connection for an end, and says so.
        const isCut = sample.language === 'curl' && name.includes('cut');
        const times = timesIn(asked, KEYS[index] as string);
        expect(times, `${name}: ${output}`).toBe(isCut ? 1 : requests);
        expect(code === 0, `${name}: ${output}`).toBe(ends === 'answered' && !isCut);
        if (ends === 'answered' && !isCut) {
          expect(output.replaceAll(' ', '')).toContain(JSON.stringify(ANSWER));
        } else expect(output).toContain(isCut ? 'curl: (52)' : ends);
      }
      expect(asked.filter((key) => !KEYS.includes(key))).toEqual([]);
    } finally {
      close();
    }
  },
);
