import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_YEAR, LAST_YEAR } from '../support/years.ts';

// Decision 16: how many countries, regions and calendars there are, and of which years, is data. What the
// service, its packages and its guides say of it is made from the data, or does not say it. (Of years in
// code, `test/calendar/supported-range.words.test.ts` asks more.)

/** What is published or guides somebody. README.md, the changelog and decisions state facts of their day. */
const WRITTEN = [
  '{src,pipeline,packages,public,deploy,upkeep}/**/*.{ts,astro,mjs,lua,py,md,toml,json,txt}',
  '{docs,sources,vectors}/*.md',
  '{ARCHITECTURE,CONTRIBUTING}.md',
  'package.json',
];

const TENS =
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:\\w+ )?hundred|(?:\\w+ )?dozen';
const TEENS = 'ten|eleven|twelve|\\w+teen';
/** Ten and more: fewer are examples, as "three regions of Toyland". */
const NUMBER = `(?<![\\w.,-])(?:[1-9]\\d+|[1-9]\\d{0,2}(?:,\\d{3})+|${TEENS}|(?:${TENS})(?:[- ]\\w+)?)`;
const COUNT = new RegExp(`${NUMBER}[ -](?:countries|country records|regions|calendars)\\b`, 'gi');
/** "2025 to 2027", with or without days. */
const SPAN = new RegExp(
  `(?<!\\d)${FIRST_YEAR}(?:-01-01)?(?: to | until | and |, | ?[–-] ?)(?:${LAST_YEAR}|${LAST_YEAR % 100})(?!\\d)`,
  'g',
);
/** A line that is nothing but comment, in code. */
const COMMENT = /^\s*(?:\/\/|\/?\*|#|<!--|\{\/\*)/;

/** What is said of something else than of all that is served, as long as it is needed. */
const EXCEPTIONS: readonly (readonly [file: string, text: string])[] = [
  ['docs/contract.md', 'Releases of format 1, which name no range, have 2025-01-01 to 2027-12-31.'],
];

/** The counts and spans of years that a text writes out, also over the end of a line. */
function writtenOut(text: string, isCode = true): string[] {
  const lines = text.split('\n').filter((line) => !isCode || !COMMENT.test(line));
  const plain = EXCEPTIONS.reduce(
    (left, [, excepted]) => left.replace(excepted, ''),
    lines.join(' ').replace(/\s+/g, ' '),
  );
  return [...plain.matchAll(COUNT), ...plain.matchAll(SPAN)].map(([found]) => found);
}

test('no published text spells out the number of calendars or their years', () => {
  const files = globSync(WRITTEN, { exclude: ['packages/*/dist/**'] });
  expect(files).toEqual(
    expect.arrayContaining([
      'src/pages/llms.txt.ts',
      'packages/redletter/README.md',
      'package.json',
    ]),
  );
  expect(
    files.flatMap((file) =>
      writtenOut(readFileSync(file, 'utf8'), !file.endsWith('.md')).map(
        (found) => `${file}: ${found}`,
      ),
    ),
  ).toEqual([]);
});

test.each(EXCEPTIONS)('the exception in %s is needed', (file, text) => {
  expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(text);
});

test.each([
  '<p>Dates of 20 countries, checked.</p>',
  'for 212 calendars',
  'All 22 country records',
  'twenty countries',
  'Twenty-two countries',
  'two hundred regions',
  'description: `We hold 1,192 regions`',
  'the laws of\n        20\n        countries',
  `from ${FIRST_YEAR} to ${LAST_YEAR}`,
  `${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31`,
  `${FIRST_YEAR}–${LAST_YEAR % 100}`,
])('a spelled-out count or span is noticed: %s', (text) => {
  expect(writtenOut(text)).toHaveLength(1);
});

test.each([
  `\${countries.size} countries`,
  'of two countries',
  '2026 in 3 regions',
  '// 50 calendars take 2 ms',
  'toDayNumber(year, 12, 31, calendar)',
  'release 2026.11.10: calendars',
  `${FIRST_YEAR}-01-01 and ${FIRST_YEAR}-12-25`,
])('anything else is not: %s', (text) => {
  expect(writtenOut(text)).toEqual([]);
});
