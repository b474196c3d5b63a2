import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Program, readPrograms } from '../../src/reference/samples/ask-samples.ts';
import { pathOf } from '../support/programs.ts';
import { type Finished, GO_IN_SHORT, PROGRAM_OF, runCommand } from './run-command.ts';
import { type Prepare, prepareCSharp, prepareJava, tellApart } from './samples/together.ts';

/**
 * Runs a sample in one case, or in several cases in one process, in the way that suits its
 * language.
 */
interface Runs {
  readonly one: (key: string) => Promise<Finished>;
  readonly several?: (keys: readonly string[]) => Promise<Finished[]>;
}

const root = mkdtempSync(join(tmpdir(), 'redletter-samples-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Runs one Python process for all keys: imports take longer than the sample itself. */
const FORKS = `
import os, runpy, sys
import requests
started = []
for key in sys.argv[2:]:
    child = os.fork()
    if child == 0:
        os.environ["KEY"] = key
        said = os.open(key, os.O_WRONLY | os.O_CREAT)
        os.dup2(said, 1)
        os.dup2(said, 2)
        runpy.run_path(sys.argv[1], run_name="__main__")
        sys.exit()
    started.append((key, child))
for key, child in started:
    exit = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with open(key) as said:
        print(exit, said.read(), end="\\0")
`;

/** Writes a sample to a file, and compiles it if its language needs that. */
async function prepare({ language, code }: Program, url: string): Promise<Runs> {
  const folder = mkdtempSync(join(root, 'sample-'));
  const untouched = code.replaceAll(PLACEHOLDER, url);
  const write = (name: string): string => {
    const file = join(folder, name);
    writeFileSync(file, untouched);
    return file;
  };
  const running =
    (command: string, ...args: readonly string[]): Runs['one'] =>
    (key) =>
      // A folder for each sample, because the one in curl always writes to the same file name.
      runCommand(command, args, { cwd: mkdtempSync(join(folder, 'run-')), env: { KEY: key } });
  const compiled = async (prepareThem: Prepare): Promise<Runs> => {
    const codes = TOGETHER.map((key) => code.replaceAll(PLACEHOLDER, addressOf(url, key)));
    const { alone, together } = await prepareThem(folder, codes, untouched);
    return { one: (key) => alone({ KEY: key }), several: () => together({ KEY: KEY_OF_ALL }) };
  };
  switch (language) {
    case 'curl':
      return { one: running('sh', write('ask.sh')) };
    case 'JavaScript':
      return { one: running(process.execPath, write('ask.mjs')) };
    case 'Python': {
      const file = write('ask.py');
      const several = (keys: readonly string[]) =>
        tellApart(runCommand(pathOf('requests'), ['-c', FORKS, file, ...keys], { cwd: folder }));
      return { one: running(pathOf('requests'), file), several };
    }
    case 'Go': {
      const words = ['build', ...GO_IN_SHORT, '-o', 'ask', write('ask.go')];
      const built = await runCommand('go', words, { cwd: folder, env: { GOTOOLCHAIN: 'local' } });
      expect(built.code, built.output).toBe(0);
      return { one: running(join(folder, 'ask')) };
    }
    case 'Java':
      return compiled(prepareJava);
    case 'C#':
      return compiled(prepareCSharp);
    case 'PHP':
      return { one: running('php', write('ask.php')) };
    default:
      return language satisfies never;
  }
}

const ANSWER = { date: '2026-07-03' };
/** The longest possible Retry-After: to the end of a month of 30 days. */
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
  /** How many requests the sample sends, and whether it ends with an answer. */
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

/** The key that the caller sends in each case, by which the server tells cases apart. */
const KEYS = CASES.map((_, index) => `rl_test_${index}`);
/** The key of callers that share a process; each asks for the rest of its own key as a path. */
const KEY_OF_ALL = 'rl_test_';
/** The cases that run in a process of their own in every language: one for each way to end. */
const ALONE = KEYS.filter((_, index) =>
  ['an answer', 'a request that is wrong'].includes(CASES[index]?.name ?? ''),
);
const TOGETHER = KEYS.filter((key) => !ALONE.includes(key));

function addressOf(url: string, key: string): string {
  return `${url}/${key.slice(KEY_OF_ALL.length)}`;
}

/** A server that takes one step of a case per request, and repeats the last step. */
async function serve() {
  const asked: string[] = [];
  const replied = new Map(KEYS.map((key) => [key, Promise.withResolvers<void>()]));
  const server = createServer((request, response) => {
    const sent = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const key = sent + (request.url ?? '').slice(1);
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
 * A sample that starts up keeps a core busy, and its own timeout must not run out; after its
 * first reply it mostly waits. So only as many start at once as there are cores.
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

/** The address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid/';

// A sample mostly waits until it may ask again, so all cases of all samples run concurrently.
for (const sample of readPrograms('retry', PLACEHOLDER)) {
  const tags = [...PROGRAM_OF[sample.language]];
  test.concurrent(`the sample in ${sample.language} retries as documented`, { tags }, async () => {
    const { asked, firstReply, url, close } = await serve();
    try {
      await takeTurn();
      const { one, several } = await prepare(sample, url).finally(giveTurn);
      const start = async (keys: readonly string[], run: () => Promise<Finished[]>) => {
        await takeTurn();
        const ending = run();
        void Promise.race([ending, Promise.all(keys.map(firstReply))]).finally(giveTurn);
        return new Map((await ending).map((each, index) => [keys[index], each]));
      };
      const startOne = (key: string) => start([key], async () => [await one(key)]);
      const started =
        several === undefined
          ? KEYS.map(startOne)
          : [start(TOGETHER, () => several(TOGETHER)), ...ALONE.map(startOne)];
      const ended = new Map((await Promise.all(started)).flatMap((each) => [...each]));
      for (const [index, { name, requests, ends }] of CASES.entries()) {
        const { code, output } = ended.get(KEYS[index]) ?? expect.fail(name);
        // curl treats a cut connection as the end, and says so.
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
  });
}
