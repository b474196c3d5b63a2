import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeLines, codeLines } from '../../src/reference/code-lines.ts';
import { targetOf } from '../../src/reference/example-request.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { realExamples } from './document.ts';
import { runCommand } from './run-command.ts';

/** Stands for the address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid';

const examples = await realExamples();
const answers = [...Object.values(examples.answers).flat(), examples.pinned];

let real: ToyServer;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
});
afterAll(() => real.close());

type Language = CodeLines['language'];

/** A published sample, and what it prints when it is run. */
interface Sample {
  readonly language: Language;
  readonly code: string;
  readonly expected: string;
}

const samples: readonly Sample[] = answers.flatMap(({ request, reply }) =>
  codeLines(`${PLACEHOLDER}${targetOf(request)}`, request.pin).map(({ language, code }) => ({
    language,
    code,
    expected: String(reply.body),
  })),
);

type Command = readonly [command: string, args: readonly string[]];

/** The commands that run each sample of a language; a language that is not there fails. */
const RUNNERS: Readonly<Record<Language, (codes: readonly string[]) => Promise<Command[]>>> = {
  curl: async (codes) => codes.map((code) => ['bash', ['-c', code.replace('curl ', 'curl -sS ')]]),
  JavaScript: async (codes) =>
    codes.map((code) => [process.execPath, ['--input-type=module', '-e', code]]),
  Python: async (codes) => codes.map((code) => ['python3', ['-c', code]]),
  Go: compiledGo,
};

/** Compiled all at once: each by itself would compile its libraries again. */
async function compiledGo(codes: readonly string[]): Promise<Command[]> {
  const folder = tempFolder();
  writeFileSync(join(folder, 'go.mod'), 'module samples\n');
  mkdirSync(join(folder, 'bin'));
  for (const [index, code] of codes.entries()) {
    mkdirSync(join(folder, `sample${index}`));
    writeFileSync(join(folder, `sample${index}/main.go`), code);
  }
  const built = await runCommand('go', ['build', '-o', 'bin/', './...'], { cwd: folder });
  expect(built).toEqual({ code: 0, output: '' });
  return codes.map((_code, index) => [join(folder, `bin/sample${index}`), []]);
}

describe('the lines to paste print the reply', () => {
  it.each(Object.keys(RUNNERS) as Language[])('%s', async (language) => {
    const own = samples.filter((sample) => sample.language === language);
    expect(own).toHaveLength(answers.length);
    const codes = own.map(({ code }) => code.replaceAll(PLACEHOLDER, real.server.url));
    const commands = await RUNNERS[language](codes);
    for (const [index, [command, args]] of commands.entries()) {
      const { output } = await runCommand(command, args, { env: { KEY: real.keys.paid } });
      expect(output.trimEnd(), codes[index]).toBe(own[index]?.expected);
    }
  });
});
