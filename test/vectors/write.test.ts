import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { vectorsOf } from '../../vectors/write.ts';
import { readVectorLines, readVectors } from '../support/vectors/read-vectors.ts';

const { manifest, countries, rules } = loadNewestRelease('artifacts');

/** All of them take seconds, and `service.vectors.test.ts` compares every body with the server's. */
const ONE_IN = 23;

test('the vectors are those of the newest release: `npm run vectors` writes them', () => {
  const committed = readVectorLines();
  const written = vectorsOf(countries, rules);
  const lengths = (files: ReadonlyMap<string, readonly unknown[]>) =>
    [...files].map(([name, lines]) => `${name}: ${lines.length}`).sort();
  expect(lengths(committed)).toEqual(lengths(written));
  for (const [name, lines] of written) {
    // Those that no release changes are few and soon written: all of them.
    const step = ['refusals', 'unusual'].includes(name) ? 1 : ONE_IN;
    const sample = [...lines.keys()].filter((index) => index % step === 0);
    expect(sample.map((index) => committed.get(name)?.[index])).toEqual(
      sample.map((index) => lines[index]?.()),
    );
  }
  const total = [...committed.values()].flat().length;
  expect(JSON.parse(readFileSync('vectors/release.json', 'utf8'))).toEqual({
    data_version: manifest.data_version,
    lines: total,
  });
  expect(total).toBeGreaterThanOrEqual(20_000);
  expect(committed.get('deadline')?.length).toBeGreaterThanOrEqual(5_000);
});

test('cover every edge and code of the readme, each question once', () => {
  const vectors = readVectors();
  const edges = new Set(vectors.map(({ edge }) => edge?.replace(/:.*/, '')));
  const readme = readFileSync('vectors/README.md', 'utf8');
  const named = [...readme.matchAll(/^\| `([^`]+)` \| (?:edge|code) \|/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(25);
  const questions = vectors.map(({ question }) => question);
  expect(new Set(questions).size).toBe(questions.length);
  const codes = new Set(vectors.map(({ code }) => code));
  expect(named.filter((name) => !edges.has(name) && !codes.has(name ?? ''))).toEqual([]);
  expect([...codes].filter((code) => code !== null && !named.includes(code))).toEqual([]);
});
