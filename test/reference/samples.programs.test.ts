import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RetrySample, retrySamples } from '../../src/reference/samples/retry-samples.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type Finished, runCommand } from './run-command.ts';

/** Debian's: another one on the path may lack what the sample uses. */
const PYTHON = '/usr/bin/python3';

type Language = RetrySample['language'];

/** A program as its language runs it: what was compiled once is run for every case. */
type Run = (env: Readonly<Record<string, string>>) => Promise<Finished>;

/** Writes a sample down, and compiles it where that is how it is run. */
async function prepare({ language, code }: RetrySample): Promise<Run> {
  const folder = tempFolder();
  const write = (name: string): string => {
    const file = join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const compile = async (command: string, args: readonly string[]) => {
    const env = { GOCACHE: join(folder, 'cache'), GOTOOLCHAIN: 'local' };
    const { code: exit, output } = await runCommand(command, args, { cwd: folder, env });
    expect(exit, output).toBe(0);
  };
  const running =
    (command: string, ...args: readonly string[]): Run =>
    (env) =>
      runCommand(command, args, { cwd: folder, env });
  switch (language) {
    case 'curl':
      return running('sh', write('ask.sh'));
    case 'JavaScript':
      return running(process.execPath, write('ask.mjs'));
    case 'Python':
      return running(PYTHON, write('ask.py'));
    case 'Go':
      await compile('go', ['build', '-o', 'ask', write('ask.go')]);
      return running(join(folder, 'ask'));
    case 'Java':
      await compile('javac', ['-d', folder, write('Ask.java')]);
      return running('java', '-cp', folder, 'Ask');
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

/** A server that takes one step for each request; the last one for all that follow. */
async function serve() {
  let asked: (string | undefined)[] = [];
  let steps: Steps = [answer];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    (steps[asked.length - 1] ?? (steps.at(-1) as Step))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const begin = (next: Steps) => {
    steps = next;
    asked = [];
    return asked;
  };
  return { begin, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
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

/** Stands for the address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid/';

describe.each(retrySamples(PLACEHOLDER))('the sample in $language', (sample) => {
  const isCurl = sample.language === ('curl' satisfies Language);

  it('ends rightly whatever it meets, and soon', async () => {
    const { begin, url } = await serve();
    const run = await prepare({ ...sample, code: sample.code.replaceAll(PLACEHOLDER, url) });
    for (const { name, steps, requests, ends } of CASES) {
      const asked = begin(steps);
      const { code, output } = await run({ KEY: 'rl_test' });
      // curl itself takes a cut connection for an end, and says so.
      const isCut = isCurl && name.includes('cut');
      expect(asked, `${name}: ${output}`).toHaveLength(isCut ? 1 : requests);
      expect(new Set(asked)).toEqual(new Set(['Bearer rl_test']));
      expect(code === 0, `${name}: ${output}`).toBe(ends === 'answered' && !isCut);
      if (ends === 'answered' && !isCut) {
        expect(output.replaceAll(' ', '')).toContain(JSON.stringify(ANSWER));
      } else expect(output).toContain(isCut ? 'curl: (52)' : ends);
    }
  });
});
