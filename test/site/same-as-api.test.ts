import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINT_BY_PATH } from '../../src/api/endpoints/endpoint-table.ts';
import { prepareData } from '../../src/api/prepared-data.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { daysInMonth, formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { isFinding } from '../../src/question/read-parameters.ts';
import { readQuery } from '../../src/question/read-query.ts';
import { calculate, isFault } from '../../src/site/calculator/calculation.ts';
import { readCalculatorForm } from '../../src/site/calculator/calculator-form.ts';
import { apiCall } from '../../src/site/calculator/question.ts';
import { readCompareForm } from '../../src/site/compare/compare-form.ts';
import { type Place, placesOf } from '../../src/site/places/places.ts';
import { countMonths } from '../../src/site/year/spans.ts';
import { yearList } from '../../src/site/year/year-list.ts';
import { runsOf } from '../support/sample.ts';
import { placeOf } from '../support/world/toy-release.ts';
import { BEFORE, LAST, LAST_YEAR, YEARS } from '../support/years.ts';

/** Compares pages with the API on the real data: a page says what `/v1` answers. */

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const prepared = prepareData(dataSet);
const places = placesOf(dataSet);

/** The fields that the tests compare. */
interface Body {
  readonly holidays: readonly unknown[];
  readonly business_days: number;
  readonly is_business_day: boolean;
  readonly previous_business_day: string | null;
  readonly next_business_day: string | null;
  readonly end_date: string;
  readonly business_days_added: number;
  readonly holidays_skipped: readonly { readonly date: string; readonly name: string }[];
}

/** The body of `/v1/…?…`; throws where the service refuses. */
function ask(call: string): Body {
  const answer = answerOf(call);
  if (typeof answer === 'string') throw new Error(`${call}: ${answer}`);
  return answer;
}

/** The calendars that hold a year; a country may be a year behind. */
function holding(year: number): readonly Place[] {
  const held = places.filter(({ artifact }) => (artifact.held_until ?? year) >= year);
  expect(held.length).toBeGreaterThan(0);
  return held;
}

/** The body, or the error code where the service refuses. */
function answerOf(call: string): Body | string {
  const [path = '', query = ''] = call.split('?');
  const endpoint = ENDPOINT_BY_PATH.get(path);
  if (endpoint === undefined) throw new Error(`${path} is not an endpoint`);
  const outcome = endpoint.answer(prepared, readQuery(query, endpoint.parameters));
  return isFinding(outcome) ? outcome.code : JSON.parse(outcome.text);
}

test.each(SUPPORTED_YEARS)('every list of %i is the list of /v1/holidays', (year) => {
  for (const place of holding(year)) {
    const region = place.region === null ? '' : `&region=${place.region.code}`;
    const { holidays } = ask(
      `/v1/holidays?country=${place.artifact.country}&year=${year}${region}`,
    );
    const shown = yearList(place, year).rows.map(({ holiday }) => ({
      date: holiday.record.date,
      official_date: holiday.record.official_date,
      name: holiday.name,
      local_name: holiday.localName,
      type: holiday.type,
      date_accuracy: holiday.accuracy,
    }));
    expect(shown, `${place.key} ${year}`).toEqual(holidays);
  }
});

test.each(SUPPORTED_YEARS)('every month of %i counts like /v1/count-business-days', (year) => {
  for (const place of holding(year)) {
    const region = place.region === null ? '' : `&region=${place.region.code}`;
    for (const month of countMonths(place.calendar, year)) {
      const two = String(month.month).padStart(2, '0');
      const last = `${year}-${two}-${daysInMonth(year, month.month)}`;
      // The start is not counted, so the first of the month is asked about separately.
      const span = ask(
        `/v1/count-business-days?start=${year}-${two}-01&end=${last}&country=${place.artifact.country}${region}`,
      );
      const first = ask(
        `/v1/is-business-day?date=${year}-${two}-01&country=${place.artifact.country}${region}`,
      );
      expect(month.businessDays, `${place.key} ${year}-${two}`).toBe(
        span.business_days + (first.is_business_day ? 1 : 0),
      );
    }
  }
});

// Places by key, so that a counterexample is readable.
const keyArbitrary = fc.constantFrom(...places.map((place) => place.key));
const dateArbitrary = fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }).map(formatIsoDate);

const PATHS = {
  add: '/v1/add-business-days',
  count: '/v1/count-business-days',
  is: '/v1/is-business-day',
} as const;

describe('a calculator answers like the API', () => {
  /** The page's result and the API's answer; null where both refuse with the same code. */
  const both = (op: keyof typeof PATHS, place: Place, fields: Record<string, string>) => {
    const { code: region = null } = place.region ?? {};
    const query = String(new URLSearchParams({ ...fields, ...(region !== null && { region }) }));
    const { question, faults } = readCalculatorForm(dataSet, `op=${op}&${query}`);
    const shown = question === null ? null : calculate(question);
    const answer = answerOf(question === null ? `${PATHS[op]}?${query}` : apiCall(question));
    if (shown === null || isFault(shown) || typeof answer === 'string') {
      expect(shown === null ? faults[0]?.code : isFault(shown) && shown.code, query).toBe(answer);
      return null;
    }
    return { shown, answer };
  };
  /** Only a country that is a year behind may refuse a date in the range. */
  const isBehind = ({ artifact }: Place) => artifact.held_until !== undefined;

  test('adding', () => {
    fc.assert(
      fc.property(
        keyArbitrary,
        dateArbitrary,
        fc.integer({ min: -400, max: 400 }),
        (key, date, days) => {
          const place = placeOf(dataSet, key);
          const { country } = place.artifact;
          const found = both('add', place, { date, days: String(days), country });
          if (found === null) return;
          const { shown, answer } = found;
          expect([formatIsoDate(shown.to), shown.businessDays]).toEqual([
            answer.end_date,
            answer.business_days_added,
          ]);
          expect(shown.holidays.map((each) => [formatIsoDate(each.day), each.name])).toEqual(
            answer.holidays_skipped.map((each) => [each.date, each.name]),
          );
        },
      ),
      { numRuns: runsOf(300) },
    );
  });

  test('counting', () => {
    fc.assert(
      fc.property(keyArbitrary, dateArbitrary, dateArbitrary, (key, start, end) => {
        const place = placeOf(dataSet, key);
        const country = place.artifact.country.toLowerCase();
        const found = both('count', place, { start, end, country });
        if (found === null) {
          expect(isBehind(place)).toBe(true);
          return;
        }
        expect(found.shown.businessDays).toBe(found.answer.business_days);
        expect(found.shown.holidays).toHaveLength(found.answer.holidays.length);
      }),
      { numRuns: runsOf(300) },
    );
  });

  test('asking of one date', () => {
    fc.assert(
      fc.property(keyArbitrary, dateArbitrary, (key, date) => {
        const place = placeOf(dataSet, key);
        const found = both('is', place, { date, country: place.artifact.country });
        if (found === null) {
          expect(isBehind(place)).toBe(true);
          return;
        }
        const { shown, answer } = found;
        expect(shown.answer === 'a business day').toBe(answer.is_business_day);
        expect([formatIsoDate(shown.from), formatIsoDate(shown.to)]).toEqual([
          answer.previous_business_day ?? date,
          answer.next_business_day ?? date,
        ]);
      }),
      { numRuns: runsOf(300) },
    );
  });

  // Odd spellings as written in an address, each beside valid values of the other fields.
  const odd = [
    '2026-06-30',
    '2026-02-30',
    BEFORE,
    '2026%2D06%2D30',
    '20260630',
    '',
    '+2026-06-30',
    '5',
    '-5',
    '-0',
    '007',
    '%2B5',
    '1e3',
    '2147483648',
    '-2147483648',
    'US',
    'us',
    '%75s',
    'u%C5%BF',
    'XX',
    'DE',
    '__proto__',
    'CA',
    'US-CA',
    'ca',
    'by',
    '%EF%BF%BD',
    '%ff',
    'US%',
    '%zz',
  ];
  /** A field with a valid value, an odd one, two values, or none. */
  const given = (...good: readonly string[]) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...good).map((value) => [value]) },
      { weight: 3, arbitrary: fc.constantFrom(...odd).map((value) => [value]) },
      { weight: 1, arbitrary: fc.constantFrom(...good).map((value) => [value, value]) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...good, ...odd), { maxLength: 3 }) },
    );
  const written = (fields: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(fields)
      .flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
      .join('&');

  test('refusing: the first fault has the code of the API', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('add' as const, 'count' as const, 'is' as const),
        fc.record({
          date: given('2026-06-30'),
          start: given('2026-06-30'),
          end: given('2026-07-30'),
          days: given('5', '-7'),
          country: given('US', 'DE'),
          region: given('', 'CA', 'BY'),
        }),
        (op, fields) => {
          const query = written(fields);
          const form = readCalculatorForm(dataSet, `op=${op}&${query}`);
          if (form.blank) return;
          const answer = answerOf(`${PATHS[op]}?${query}`);
          const result = form.question === null ? null : calculate(form.question);
          const code =
            form.faults[0]?.code ?? (result !== null && isFault(result) ? result.code : null);
          expect(code, query).toBe(typeof answer === 'string' ? answer : null);
        },
      ),
      { numRuns: runsOf(3000) },
    );
  });

  test('refusing a date or a year to compare: the code of the API', () => {
    const [current] = holding(LAST_YEAR).map(({ artifact }) => artifact.country);
    fc.assert(
      fc.property(given('2026-06-30', LAST), given(...YEARS.map(String), '02026'), (date, year) => {
        const codeOf = (query: string) => readCompareForm(dataSet, query).faults[0]?.code ?? null;
        for (const [query, call] of [
          [written({ date }), `/v1/is-business-day?country=${current}`],
          [written({ year }), `/v1/holidays?country=${current}`],
        ] as const) {
          const answer = answerOf(`${call}&${query}`);
          // A missing year is not a fault here: the page has a default.
          const refused = typeof answer === 'string' && answer !== 'missing_parameter';
          expect(codeOf(query), query).toBe(refused ? answer : null);
        }
      }),
      { numRuns: runsOf(1000) },
    );
  });
});
