import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { findPinned } from '../../../src/artifact/pin.ts';
import { readCalculatorForm } from '../../../src/site/calculator/calculator-form.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { answerQuery } from '../../../src/site/calculator/question.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';
import { LAST, LAST_YEAR } from '../../support/years.ts';

const old = release([country([holiday('may', '2026-05-05')])], '2026.11.1', '2026-11-12');
/** An older release that holds two years and has another weekend. */
const short = {
  ...release([country([], { weekend_days: [5, 6] })], '2026.11.2', '2026-11-19'),
};
const twoYears = { ...short, manifest: { ...short.manifest, last: '2026-12-31' } };
const newest = release([country([])], '2026.12.1', '2026-12-01');
const releases = [old, twoYears, newest];
const served = buildDataSet(newest);
const pinned = (pin: string) => {
  const found = findPinned(pin, releases);
  return found === null ? null : buildDataSet(found);
};
const form = (query: string) => readCalculatorForm(served, query, pinned);
const page = (query: string) => calculatorPage(served, query, pinned);
const QUESTION = 'op=add&date=2026-05-04&days=1&country=TY';

describe('an address that names a release', () => {
  test.each([
    ['', '2026.12.1', false, 'Tuesday 5 May 2026'],
    ['&data=', '2026.12.1', false, 'Tuesday 5 May 2026'],
    ['&data=2026.11.1', '2026.11.1', true, 'Wednesday 6 May 2026'],
    ['&data=2026-11-15', '2026.11.1', true, 'Wednesday 6 May 2026'],
    ['&data=2026-11-12', '2026.11.1', true, 'Wednesday 6 May 2026'],
    ['&data=2026.12.1', '2026.12.1', true, 'Tuesday 5 May 2026'],
    ['&data=2099-01-01', '2026.12.1', true, 'Tuesday 5 May 2026'],
  ])('is answered by that release: %s', (data, version, isPinned, answer) => {
    const found = page(QUESTION + data);
    expect(found.faults).toEqual([]);
    expect(found.form.dataSet.dataVersion).toBe(version);
    expect(found.form.isPinned).toBe(isPinned);
    expect(found.answer?.answer).toBe(answer);
  });

  test.each([
    ['2026.11.3'],
    ['2026-11-11'],
    ['2026-02-30'],
    ['newest'],
    ['__proto__'],
    [' 2026.11.1'],
  ])('is refused where the release does not exist: %s', (data) => {
    const found = page(`${QUESTION}&${new URLSearchParams({ data })}`);
    expect(found.faults).toEqual([
      {
        field: 'data',
        code: 'invalid_data_version',
        message:
          'Data release must be one of ours, like 2026.12.1, or a day since the first of them, like 2026-12-01',
      },
    ]);
    expect(found.answer).toBeNull();
  });

  test('is refused first of all when it names two releases', () => {
    const { faults } = form('op=add&days=x&country=TY&data=2026.11.1&data=2026.11.1');
    expect(faults.map(({ field, code }) => [field, code])).toEqual([
      ['data', 'invalid_data_version'],
      ['date', 'missing_parameter'],
      ['days', 'invalid_days'],
    ]);
  });

  test('is refused even when nothing is asked yet', () => {
    expect(form('data=2020.1.1')).toMatchObject({ blank: true, question: null });
    expect(form('data=2020.1.1').faults).toHaveLength(1);
    expect(form('data=2026.11.1').faults).toEqual([]);
  });

  test('keeps the release in its address, not in its question', () => {
    const found = page(`${QUESTION}&data=2026.11.1`);
    expect(found.path).toBe('/calculator/?country=TY&data=2026.11.1&date=2026-05-04&days=1&op=add');
    expect(String(answerQuery(found.answer?.question ?? fail()))).toBe(
      'country=TY&date=2026-05-04&days=1&op=add',
    );
  });
});

describe('a release with a range of its own', () => {
  const localized = (query: string) =>
    page(`${query}&country=TY&data=2026.11.2`).faults.map(({ field, code }) => [field, code]);

  test('answers no date outside the range', () => {
    expect(localized('op=is&date=2026-12-31')).toEqual([]);
    expect(localized('op=is&date=2027-01-01')).toEqual([['date', 'date_out_of_range']]);
    expect(localized('op=count&start=2027-01-01&end=2027-01-02')).toEqual([
      ['start', 'date_out_of_range'],
      ['end', 'date_out_of_range'],
    ]);
    expect(localized('op=add&date=2026-12-30&days=1')).toEqual([]);
    expect(localized('op=add&date=2026-12-30&days=2')).toEqual([['days', 'date_out_of_range']]);
    expect(page('op=is&date=2027-01-01&country=TY&data=2026.11.2').faults[0]?.message).toBe(
      'Date must be from 1 January 2025 to 31 December 2026: that is what this release answers for',
    );
  });

  test('names no business day outside the range', () => {
    const { answer } = page('op=is&date=2026-12-31&country=TY&data=2026.11.2');
    expect(answer?.detail).toContain('none after it');
    expect(answer?.to).toBe(answer?.leaf);
  });
});

function fail(): never {
  throw new Error('nothing is answered');
}

test('refuses a date that the country does not hold yet, and says what it holds', () => {
  const behind = buildDataSet(release([country([], { held_until: LAST_YEAR - 1 })]));
  const { faults, question } = readCalculatorForm(behind, `op=is&date=${LAST}&country=TY`);
  expect(question).toBeNull();
  expect(faults).toEqual([
    {
      field: 'date',
      code: 'date_out_of_range',
      message: expect.stringMatching(
        new RegExp(`31 December ${LAST_YEAR - 1}: those are the dates we cover here$`),
      ),
    },
  ]);
});
