import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import {
  FIRST_YEAR,
  LAST_YEAR,
  RANGE_FIRST,
  RANGE_LAST,
} from '../../src/calendar/supported-range.ts';

/** The one file that says which years are held; everything else takes them from it. */
const HOME = 'src/calendar/supported-range.ts';

/** What names the first or the last year for another reason, as long as it is needed. */
const EXCEPTIONS: readonly (readonly [file: string, text: string, why: string])[] = [
  [
    'src/api/endpoints/endpoint-notes.ts',
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
/** An end of the range, or one of its years that is not part of an example date. */
const LITERAL = new RegExp(
  `(?<!\\d)(?:${ENDS}|(?:${FIRST_YEAR}|${LAST_YEAR})(?!\\d|-\\d\\d-\\d\\d))`,
);
/** A line that is nothing but comment. */
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

test('no other file of the code says which years are held', () => {
  const files = globSync('{src,pipeline}/**/*.{ts,astro,mjs,css,lua}');
  expect(files).toContain(HOME);
  expect(files.length).toBeGreaterThan(200);
  const texts = files.filter((file) => file !== HOME);
  expect(texts.flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(literalsIn(HOME.toUpperCase(), readFileSync(HOME, 'utf8'))).not.toEqual([]);
});

test.each(EXCEPTIONS)('the exception in %s is needed', (file, text) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});

test.each([
  '<p>We hold 2025 to 2027.</p>',
  '  const years = [2025, 2026];',
  'z.int().max(2027)',
  "max='2027-12-31'",
  'from 2025-01-01 on',
  'const day = toDayNumber(2027, 3, 1);',
])('a year that is written out is noticed: %s', (line) => {
  expect(literalsIn('src/pages/x.astro', line)).toHaveLength(1);
});

test.each([
  '// Contract 8: 2025 to 2027.',
  ' * "2025 to 2027"',
  "'--expires takes 2027-01-31'",
  'const year = 2026;',
  'id="n12027"',
])('what is an example or a comment is not: %s', (line) => {
  expect(literalsIn('src/pages/x.astro', line)).toEqual([]);
});
