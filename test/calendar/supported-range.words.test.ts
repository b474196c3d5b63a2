import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import {
  FIRST_YEAR,
  LAST_YEAR,
  RANGE_FIRST,
  RANGE_LAST,
} from '../../src/calendar/supported-range.ts';

/** The one file that lists the years held; all other code derives them. Decision 16. */
const HOME = 'sources/years.json';

/** The files that may name the first or last year for another reason, until the reason ends. */
const EXCEPTIONS: readonly (readonly [file: string, text: string, why: string])[] = [
  [
    'src/api/endpoints/endpoint-notes.json',
    '1 January 2028, observed on Friday 2027-12-31, is listed in 2027',
    'an example from the laws: true whatever years are held',
  ],
  [
    'src/artifact/manifest.ts',
    "{ first: '2025-01-01', last: '2027-12-31' }",
    'what the releases of format 1 hold, whatever is held now',
  ],
];

const ENDS = [RANGE_FIRST, RANGE_LAST].map(formatIsoDate).join('|');
const ENDS_IN_WORDS = `1 January ${FIRST_YEAR}|31 December ${LAST_YEAR}`;
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** Matches an end of the range, or one of its years outside an example date. */
const LITERAL = new RegExp(
  `(?<!\\d|\\\\u)(?:${ENDS}|${ENDS_IN_WORDS}|(?<!(?:${MONTH}) )(?:${FIRST_YEAR}|${LAST_YEAR})(?!\\d|-\\d\\d-\\d\\d))`,
);
/** Matches a line that is only a comment. */
const COMMENT = /^\s*(?:\/\/|\/?\*|<!--|\{\/\*)/;

function literalsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const plain = EXCEPTIONS.filter(([path]) => path === file).reduce(
      (left, [, excepted]) => left.replace(excepted, ''),
      line,
    );
    const found = LITERAL.test(plain) && !COMMENT.test(line);
    return found ? [`${file}:${index + 1}: ${line.trim()}`] : [];
  });
}

test('no other file of the code names the years held', () => {
  const code = '{src,pipeline,packages}/**/*.{ts,astro,mjs,css,lua,py}';
  const files = globSync([code, 'src/api/**/*.json'], { exclude: ['packages/*/dist/**'] });
  expect(files).toContain('src/calendar/supported-range.ts');
  expect(files.length).toBeGreaterThan(200);
  const codeOf = (file: string) => readFileSync(file, 'utf8');
  expect(files.flatMap((file) => literalsIn(file, codeOf(file)))).toEqual([]);
  expect(literalsIn(HOME, readFileSync(HOME, 'utf8'))).not.toEqual([]);
});

test.each(EXCEPTIONS)('the exception in %s is needed', (file, text) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});

test.each([
  `<p>We hold ${FIRST_YEAR} to ${LAST_YEAR}.</p>`,
  `  const years = [${FIRST_YEAR}, ${FIRST_YEAR + 1}];`,
  `z.int().max(${LAST_YEAR})`,
  `max='${LAST_YEAR}-12-31'`,
  `from ${FIRST_YEAR}-01-01 on`,
  `until 31 December ${LAST_YEAR}`,
  `const day = toDayNumber(${LAST_YEAR}, 3, 1);`,
])('a written-out year is noticed: %s', (line) => {
  expect(literalsIn('src/pages/x.astro', line)).toHaveLength(1);
});

test.each([
  `// Contract 8: ${FIRST_YEAR} to ${LAST_YEAR}.`,
  ` * "${FIRST_YEAR} to ${LAST_YEAR}"`,
  `'--expires takes ${LAST_YEAR}-01-31'`,
  `const year = ${FIRST_YEAR + 1};`,
  `id="n1${LAST_YEAR}"`,
  `like "8 March ${LAST_YEAR}"`,
])('an example or a comment is not: %s', (line) => {
  expect(literalsIn('src/pages/x.astro', line)).toEqual([]);
});
