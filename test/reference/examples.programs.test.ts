import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeLines, codeLines } from '../../src/reference/code-lines.ts';
import { targetOf } from '../../src/reference/example-request.ts';
import { fillIn } from '../../src/reference/samples/fill-in.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { realExamples } from './document.ts';
import { GO_IN_SHORT, JAVA_IN_SHORT, JAVAC_IN_SHORT, PYTHON, runCommand } from './run-command.ts';

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
  Python: async (codes) => codes.map((code) => [PYTHON, ['-c', code]]),
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
  const words = ['build', ...GO_IN_SHORT, '-o', 'bin/', './...'];
  const built = await runCommand('go', words, { cwd: folder });
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

/**
 * Of a program of several samples: runs the one whose namespace is its word. It leaves at once: about
 * one time in a hundred Mono, when all is printed, waits up to a minute for threads of its own.
 */
const START_OF_ONE = `
static class Start {
  static void Main(string[] words) {
    System.Type.GetType(words[0] + ".Program").GetMethod("Main",
      System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static
    ).Invoke(null, null);
    System.Environment.Exit(0);
  }
}`;

/**
 * By one compiler, each in a namespace of its own: all have the same name. The last one, which is
 * filled in, is a program by itself, as it is for whoever pastes it.
 */
async function compiledCSharp(codes: readonly string[]): Promise<Command[]> {
  const folder = tempFolder();
  const pasted = join(folder, 'pasted.exe');
  writeFileSync(join(folder, 'pasted.cs'), codes.at(-1) ?? '');
  const others = codes.slice(0, -1);
  const files = others.map((code, index) => {
    const file = join(folder, `sample${index}.cs`);
    writeFileSync(file, `namespace Sample${index} {\n${code}\n}`);
    return file;
  });
  const start = join(folder, 'start.cs');
  writeFileSync(start, START_OF_ONE);
  const program = join(folder, 'samples.exe');
  const compilations = [
    ['-main:Start', `-out:${program}`, start, ...files],
    [`-out:${pasted}`, join(folder, 'pasted.cs')],
  ];
  for (const words of compilations) {
    const built = await runCommand('mcs', ['-r:System.Net.Http.dll', ...words]);
    expect(built).toEqual({ code: 0, output: '' });
  }
  const started = others.map((_code, index): Command => ['mono', [program, `Sample${index}`]]);
  return [...started, ['mono', [pasted]]];
}

describe('the lines to paste print the reply, with an address and a key filled in as well', () => {
  it.each(Object.keys(RUNNERS) as Language[])('%s', async (language) => {
    const own = samples.filter((sample) => sample.language === language);
    expect(own).toHaveLength((language === 'curl' ? answers : firsts).length);
    const [first = expect.fail()] = own;
    const filled = { base: `${real.server.url}/docs/`, key: real.keys.paid };
    const programs = [
      ...own.map(({ code, expected }) => ({
        code: code.replaceAll(PLACEHOLDER, real.server.url),
        key: real.keys.paid,
        expected,
      })),
      // It has its key in it.
      { code: fillIn(first.code, PLACEHOLDER, filled), key: '', expected: first.expected },
    ];
    const commands = await RUNNERS[language](programs.map(({ code }) => code));
    const finished = await Promise.all(
      commands.map(([command, args], index) =>
        runCommand(command, args, {
          env: { KEY: programs[index]?.key ?? '', LC_ALL: 'C.UTF-8' },
        }),
      ),
    );
    expect(finished).toHaveLength(programs.length);
    for (const [index, { code, expected }] of programs.entries()) {
      const { code: exit, output } = finished[index] ?? expect.fail();
      expect([exit, output.trimEnd()], code).toEqual([0, expected]);
    }
  });
});
