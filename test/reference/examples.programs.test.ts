import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targetOf } from '../../src/reference/example-request.ts';
import type { Example } from '../../src/reference/examples.ts';
import { fieldOf } from '../../src/reference/pages/context.ts';
import { readPage } from '../../src/reference/pages/read-page.ts';
import type { Language } from '../../src/reference/samples/ask-samples.ts';
import { askSamples } from '../../src/reference/samples/ask-samples.ts';
import { fillIn } from '../../src/reference/samples/fill-in.ts';
import { pathOf } from '../support/programs.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { servedExamples } from './document.ts';
import { type Environment, type Finished, PROGRAM_OF, runCommand } from './run-command.ts';
import { type Prepare, prepareCSharp, prepareGo, prepareJava } from './samples/together.ts';

/** The address of a server that is not running yet. */
const PLACEHOLDER = 'http://server.invalid';

const examples = await servedExamples('https://redletter.example');
const answers = [...Object.values(examples.answers).flat(), examples.pinned];
/** The first example of each endpoint is shown in every language. */
const firsts = [
  ...Object.values(examples.answers).flatMap((each) => each.slice(0, 1)),
  examples.pinned,
];

let real: ToyServer;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
});
afterAll(() => real.close());

/** A published sample and its expected output. */
interface Sample {
  readonly language: Language;
  readonly code: string;
  readonly expected: string;
}

const samples: readonly Sample[] = answers.flatMap((example) =>
  askSamples(
    `${PLACEHOLDER}${targetOf(example.request)}`,
    example.request.pin ?? null,
    fieldOf(example),
  )
    .filter(({ language }) => language === 'curl' || firsts.includes(example))
    .map(({ language, code }) => ({ language, code, expected: printedBy(example) })),
);

/** The field, in lower case and without quotes. */
function printedBy(example: Example): string {
  const { name, isList } = fieldOf(example);
  const value: unknown = JSON.parse(String(example.reply.body))[name];
  return String(isList ? (value as unknown[]).length : value).toLowerCase();
}

/** Python and C# write `True`; jq, Java and PHP put texts in quotes. */
const bare = (printed: string): string => printed.trimEnd().toLowerCase().replace(/^"|"$/g, '');

/**
 * Runs the samples of a language with one key, and a single sample with another. Fails if the
 * language is not installed.
 */
type Runner = (codes: readonly string[], alone: string, key?: string) => Promise<Finished[]>;

const envOf = (key: string): Environment => ({ KEY: key, LC_ALL: 'C.UTF-8' });

/** Runs each sample as a separate program. */
const each =
  (command: string, words: (code: string) => readonly string[]): Runner =>
  (codes, alone, key = '') => {
    const run = (code: string, given: string) =>
      runCommand(command, words(code), { env: envOf(given) });
    return Promise.all([...codes.map((code) => run(code, real.keys.paid)), run(alone, key)]);
  };

/** Runs compiled samples; the single one is a whole program, as for a reader who pastes it. */
const compiled =
  (prepare: Prepare): Runner =>
  async (codes, one, key = '') => {
    const { together, alone } = await prepare(tempFolder(), codes, one);
    const others = codes.length === 0 ? [] : together(envOf(real.keys.paid));
    const [last, first] = await Promise.all([alone(envOf(key)), others]);
    return [...first, last];
  };

const RUNNERS: Readonly<Record<Language, Runner>> = {
  curl: each('bash', (code) => ['-c', code.replace(/^curl (?!-sS)/, 'curl -sS ')]),
  JavaScript: each(process.execPath, (code) => ['--input-type=module', '-e', code]),
  Python: (...samples) => each(pathOf('requests'), (code) => ['-c', code])(...samples),
  Go: compiled(prepareGo),
  Java: compiled(prepareJava),
  'C#': compiled(prepareCSharp),
  PHP: each('php', (code) => ['-r', code.replace('<?php', '')]),
};

describe('the commands to paste print a field of the reply, also with an address and a key filled in', () => {
  const holds = async (language: Language): Promise<void> => {
    const own = samples.filter((sample) => sample.language === language);
    expect(own).toHaveLength((language === 'curl' ? answers : firsts).length);
    const [first = expect.fail()] = own;
    const filled = { base: `${real.server.url}/docs/`, key: real.keys.paid };
    const codes = own.map(({ code }) => code.replaceAll(PLACEHOLDER, real.server.url));
    const filledIn = fillIn(first.code, PLACEHOLDER, filled);
    const finished = await RUNNERS[language](codes, filledIn);
    const expected = [...own, first];
    expect(finished).toHaveLength(expected.length);
    for (const [index, { code: exit, output }] of finished.entries()) {
      const code = [...codes, filledIn][index];
      expect([exit, bare(output)], code).toEqual([0, expected[index]?.expected]);
    }
  };
  for (const language of Object.keys(RUNNERS) as Language[]) {
    it(language, { tags: [...PROGRAM_OF[language]] }, () => holds(language));
  }
});

describe('with a wrong key, the commands to paste print the message of the refusal, and fail', () => {
  const holds = async (language: Language): Promise<void> => {
    const { code = '' } = samples.find((sample) => sample.language === language) ?? {};
    const asking = code.replaceAll(PLACEHOLDER, real.server.url);
    const [ended] = await RUNNERS[language]([], asking, `${real.keys.paid}x`);
    expect(ended?.output).toContain('A valid API key is required');
    // A pipe exits with the code of its last command.
    expect(ended?.code === 0).toBe(language === 'curl');
  };
  for (const language of Object.keys(RUNNERS) as Language[]) {
    it(language, { tags: [...PROGRAM_OF[language]] }, () => holds(language));
  }
});

it('a manual call of a tool gets its answer', { tags: [...PROGRAM_OF.curl] }, async () => {
  const env = envOf(real.keys.paid);
  const { sections } = readPage('mcp', { siteUrl: real.server.url });
  const block = sections
    .flatMap(({ examples }) => examples)
    .find(({ label }) => label === 'Call a tool by hand');
  const lines = block?.kind === 'code' ? block.code : expect.fail();
  const { code, output } = await runCommand('bash', ['-c', lines], { env });
  expect([code, output]).toEqual([0, expect.stringContaining('"structuredContent":{"sentence":')]);
});
