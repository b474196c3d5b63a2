import { expect, it } from 'vitest';
import { messageOf, type Refusal } from '../../../src/api/refusals/refusal.ts';
import {
  isFinding,
  missingParameter,
  outOfRange,
  readCalendar,
  readDate,
  readDays,
  readYear,
} from '../../../src/question/read-parameters.ts';
import { FIRST, LAST, LAST_YEAR, YEARS } from '../../support/years.ts';

const RANGE = `${FIRST} to ${LAST}`;

const COUNTRIES = new Map([
  ['GB', { national: 'gb', regions: new Map([['SCT', 'gb-sct']]) }],
  ['SG', { national: 'sg', regions: new Map<string, string>() }],
]);

/** What was read must be wrong. */
function wrong(read: unknown): Refusal {
  if (!isFinding(read)) throw new Error(`${String(read)} is in order`);
  return read;
}

it.each([
  [
    missingParameter('days'),
    'Parameter days is missing: give one whole number from -2147483648 to 2147483647, in digits with an optional leading minus, for example days=-5.',
  ],
  [
    wrong(readDate('start', 'soon')),
    'Parameter start must be one real calendar date, written YYYY-MM-DD, for example start=2026-12-01.',
  ],
  [
    wrong(readDays('1.5')),
    'Parameter days must be one whole number from -2147483648 to 2147483647, in digits with an optional leading minus, for example days=-5.',
  ],
  [
    wrong(readYear(String(LAST_YEAR + 1))),
    `Parameter year must be one of ${YEARS.slice(0, -1).join(', ')} and ${LAST_YEAR}, for example year=2026.`,
  ],
  [outOfRange('date'), `Parameter date must lie within ${RANGE}.`],
  [outOfRange('days'), `The end date would lie outside ${RANGE}: give days nearer to zero.`],
  [
    wrong(readCalendar(COUNTRIES, 'UK', null)),
    'Parameter country must be one ISO 3166-1 alpha-2 code that /v1/countries lists, for example country=GB.',
  ],
  [
    wrong(readCalendar(COUNTRIES, 'gb', 'GB-SCT')),
    'Parameter region must be one region code of GB, the part after the hyphen, for example region=SCT.',
  ],
  [wrong(readCalendar(COUNTRIES, 'sg', 'X')), 'SG has no regions: leave region out.'],
  [{ code: 'plan_upgrade_required' } as const, null],
])('%j says what is wrong and what to write instead', (refusal, message) => {
  expect(messageOf(refusal, RANGE)).toBe(message);
});

it('states the range of the answering release; messages about form are constant', () => {
  const range = '2025-01-01 to 2026-12-31';
  expect(
    [
      outOfRange('date'),
      outOfRange('days'),
      wrong(readYear(String(LAST_YEAR + 1))),
      wrong(readDate('start', 'soon')),
      wrong(readCalendar(COUNTRIES, 'sg', 'X')),
    ].map((refusal) => messageOf(refusal, range)),
  ).toEqual([
    'Parameter date must lie within 2025-01-01 to 2026-12-31.',
    'The end date would lie outside 2025-01-01 to 2026-12-31: give days nearer to zero.',
    'Parameter year must be one year within 2025-01-01 to 2026-12-31.',
    'Parameter start must be one real calendar date, written YYYY-MM-DD, for example start=2026-12-01.',
    'SG has no regions: leave region out.',
  ]);
});
