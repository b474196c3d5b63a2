import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadNewestRelease } from '../src/artifact/load-release.ts';
import type { RuleRecord } from '../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../src/artifact/schema.ts';
import { referenceDeadline, referenceRules } from '../test/support/terms/reference-deadline.ts';
import { referenceBody } from '../test/support/world/reference.ts';
import { questionsOf } from './draw-questions.ts';
import { drawTerms } from './draw-terms.ts';
import { oddlyWritten, refusals } from './refusals.ts';
import { type Question, targetOf } from './vector.ts';

/**
 * `npm run vectors`: writes the questions and answers of the newest release. The answers come
 * from the plain day-by-day reference of the tests, which shares nothing with the code that these
 * lines judge (Decision 19): `test/rooms.test.ts` checks that nothing here imports it.
 */

const FOLDER = import.meta.dirname;

/** The lines of a file before they are computed: writing one walks through its days. */
export type Lines = readonly (() => string)[];

/** How many terms are drawn; the aimed ones are added. */
const TERMS = 5000;

/** The files by name, without extension. */
export function vectorsOf(
  world: readonly CountryArtifact[],
  rules: readonly RuleRecord[],
): Map<string, Lines> {
  const questions = world.flatMap((artifact) =>
    [null, ...artifact.regions.map(({ code }) => code)].flatMap((region) =>
      questionsOf(artifact, region),
    ),
  );
  questions.push({ endpoint: 'countries', parameters: {}, edge: null });
  // A date can be special in two ways, and is asked about once.
  const once = new Map(questions.toReversed().map((asked) => [targetOf(asked), asked]));
  const files = Map.groupBy([...once].toReversed(), ([, { endpoint }]) => endpoint);
  return new Map<string, Lines>([
    ...[...files].map(([endpoint, asked]): [string, Lines] => [
      endpoint,
      asked.map(
        ([question, each]) =>
          () =>
            answered(world, each, question),
      ),
    ]),
    ['deadline', termLines(world, rules)],
    ['deadline-rules', [null, ...world.map(({ country }) => country)].map(rulesLine)],
    [
      'unusual',
      oddlyWritten().map(
        ({ asked, question }) =>
          () =>
            answered(world, asked, question),
      ),
    ],
    [
      'refusals',
      refusals().map(
        ({ question, code, edge }) =>
          () =>
            refused(question, code, edge),
      ),
    ],
  ]);

  function rulesLine(country: string | null): () => string {
    const parameters = country === null ? {} : { country };
    const question = targetOf({ endpoint: 'deadline-rules', parameters });
    return () => answer(question, referenceRules(rules, country));
  }
}

/** The questions of a rule are adjacent: they share its words, which compresses well. */
function termLines(world: readonly CountryArtifact[], rules: readonly RuleRecord[]): Lines {
  return drawTerms(rules, world, TERMS).map((asked) => () => {
    const rule = rules.find(({ rule: id }) => id === asked.rule);
    const country = world.find(({ country: code }) => code === asked.country);
    if (rule === undefined || country === undefined)
      throw new Error('a drawn term has an unknown rule or country');
    const question = targetOf({ endpoint: 'deadline', parameters: { ...asked } });
    const body = referenceDeadline(rule, country, asked);
    return body === null ? refused(question, 'date_out_of_range', null) : answer(question, body);
  });
}

function answered(world: readonly CountryArtifact[], asked: Question, question: string): string {
  const body = referenceBody(world, asked.endpoint, asked.parameters);
  if (body === null) return refused(question, 'date_out_of_range', asked.edge);
  return answer(question, body, asked.edge);
}

function answer(question: string, body: unknown, edge: string | null = null): string {
  return JSON.stringify({ question, ...(edge === null ? {} : { edge }), status: 200, body });
}

function refused(question: string, code: string, edge: string | null): string {
  return JSON.stringify({ question, ...(edge === null ? {} : { edge }), status: 400, code });
}

if (import.meta.main) {
  const { manifest, countries, rules } = loadNewestRelease('artifacts');
  mkdirSync(FOLDER, { recursive: true });
  let total = 0;
  for (const [name, lines] of vectorsOf(countries, rules)) {
    const text = lines.map((line) => `${line()}\n`).join('');
    // It contains neither a time nor a file name: the same lines give the same bytes.
    writeFileSync(join(FOLDER, `${name}.jsonl.gz`), gzipSync(text, { level: 9 }));
    total += lines.length;
  }
  writeFileSync(
    join(FOLDER, 'release.json'),
    `${JSON.stringify({ data_version: manifest.data_version, lines: total }, null, 2)}\n`,
  );
  process.stdout.write(`${total.toLocaleString('en')} lines of release ${manifest.data_version}\n`);
}
