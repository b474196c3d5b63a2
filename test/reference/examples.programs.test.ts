import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeLines, codeLines } from '../../src/reference/code-lines.ts';
import { targetOf } from '../../src/reference/example-request.ts';
import { fillIn } from '../../src/reference/samples/fill-in.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { realExamples } from './document.ts';
import { JAVA_IN_SHORT, JAVAC_IN_SHORT, runCommand } from './run-command.ts';

/** Stands for the address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid';

const examples = await realExamples();
const answers = [...Object.values(examples.answers).flat(), examples.pinned];
/** Of each endpoint the first is shown in every language. */
const firsts = [
  ...Object.values(examples.answers).flatMap((each) => each.slice(0, 1)),
  examples.pinned,
];

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

const samples: readonly Sample[] = answers.flatMap((example) =>
  codeLines(`${PLACEHOLDER}${targetOf(example.request)}`, example.request.pin)
    .filter(({ language }) => language === 'curl' || firsts.includes(example))
    .map(({ language, code }) => ({ language, code, expected: String(example.reply.body) })),
);

type Command = readonly [command: string, args: readonly string[]];

/** The commands that run each sample of a language; a language that is not there fails. */
const RUNNERS: Readonly<Record<Language, (codes: readonly string[]) => Promise<Command[]>>> = {
  curl: async (codes) => codes.map((code) => ['bash', ['-c', code.replace('curl ', 'curl -sS ')]]),
  JavaScript: async (codes) =>
    codes.map((code) => [process.execPath, ['--input-type=module', '-e', code]]),
  Python: async (codes) => codes.map((code) => ['python3', ['-c', code]]),
  Go: compiledGo,
  Java: compiledJava,
  'C#': compiledCSharp,
  PHP: async (codes) => codes.map((code) => ['php', ['-r', code.replace('<?php', '')]]),
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

/** By one compiler, each in a package of its own: all have the same name. */
async function compiledJava(codes: readonly string[]): Promise<Command[]> {
  const folder = tempFolder();
  const files = codes.map((code, index) => {
    const file = join(folder, `sample${index}.java`);
    writeFileSync(file, `package sample${index};\n${code}`);
    return file;
  });
  const built = await runCommand('javac', [...JAVAC_IN_SHORT, '-d', folder, ...files]);
  expect(built).toEqual({ code: 0, output: '' });
  return codes.map((_code, index) => [
    'java',
    [...JAVA_IN_SHORT, '-cp', folder, `sample${index}.Ask`],
  ]);
}

async function compiledCSharp(codes: readonly string[]): Promise<Command[]> {
  const folder = tempFolder();
  return await Promise.all(
    codes.map(async (code, index): Promise<Command> => {
      const program = join(folder, `sample${index}.exe`);
      writeFileSync(`${program}.cs`, code);
      const options = ['-r:System.Net.Http.dll', `-out:${program}`, `${program}.cs`];
      expect(await runCommand('mcs', options)).toEqual({ code: 0, output: '' });
      return ['mono', [program]];
    }),
  );
}

describe('the lines to paste print the reply', () => {
  it.each(Object.keys(RUNNERS) as Language[])('%s', async (language) => {
    const own = samples.filter((sample) => sample.language === language);
    expect(own).toHaveLength((language === 'curl' ? answers : firsts).length);
    const codes = own.map(({ code }) => code.replaceAll(PLACEHOLDER, real.server.url));
    const commands = await RUNNERS[language](codes);
    const env = { KEY: real.keys.paid, LC_ALL: 'C.UTF-8' };
    const finished = await Promise.all(
      commands.map(([command, args]) => runCommand(command, args, { env })),
    );
    for (const [index, { output }] of finished.entries()) {
      expect(output.trimEnd(), codes[index]).toBe(own[index]?.expected);
    }
  });
});

describe('filled in with an address and a key of their own they print the same', () => {
  it.each(Object.keys(RUNNERS) as Language[])('%s', async (language) => {
    const sample = samples.find((each) => each.language === language) ?? expect.fail();
    const filled = { base: `${real.server.url}/docs/`, key: real.keys.paid };
    const code = fillIn(sample.code, PLACEHOLDER, filled);
    const [[command, args]] = (await RUNNERS[language]([code])) as [Command];
    const { output } = await runCommand(command, args, { env: { KEY: '' } });
    expect(output.trimEnd(), code).toBe(sample.expected);
  });
});
