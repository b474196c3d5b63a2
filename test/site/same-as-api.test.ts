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
import { apiCall, calculate, isFault } from '../../src/site/calculator/calculation.ts';
import { readCalculatorForm } from '../../src/site/calculator/calculator-form.ts';
import { readCompareForm } from '../../src/site/compare/compare-form.ts';
import { placesOf } from '../../src/site/places/places.ts';
import { countMonths } from '../../src/site/year/spans.ts';
import { yearList } from '../../src/site/year/year-list.ts';
import { placeOf } from '../support/world/toy-release.ts';
import { BEFORE, LAST } from '../support/years.ts';

/** Pages and API never disagree: what a page says is what `/v1` answers, on the real data. */

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const prepared = prepareData(dataSet);
const places = placesOf(dataSet);

/** What the tests compare of the bodies. */
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

/** The body of `/v1/…?…`. */
function ask(call: string): Body {
  const answer = answerOf(call);
  if (typeof answer === 'string') throw new Error(`${call}: ${answer}`);
  return answer;
}

/** The body, or the error code. */
function answerOf(call: string): Body | string {
  const [path = '', query = ''] = call.split('?');
  const endpoint = ENDPOINT_BY_PATH.get(path);
  if (endpoint === undefined) throw new Error(`${path} is no endpoint`);
  const outcome = endpoint.answer(prepared, readQuery(query, endpoint.parameters));
  return isFinding(outcome) ? outcome.code : JSON.parse(outcome.text);
}

test.each(SUPPORTED_YEARS)('every list of %i is the list of /v1/holidays', (year) => {
  for (const place of places) {
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
  for (const place of places) {
    const region = place.region === null ? '' : `&region=${place.region.code}`;
    for (const month of countMonths(place.calendar, year)) {
      const two = String(month.month).padStart(2, '0');
      const last = `${year}-${two}-${daysInMonth(year, month.month)}`;
      // The start is not counted: the first of the month is asked about by itself.
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

// By key: a counterexample can then be read.
const keyArbitrary = fc.constantFrom(...places.map((place) => place.key));
const dateArbitrary = fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }).map(formatIsoDate);

describe('a calculator answers like the API', () => {
  const queryOf = (op: string, fields: Record<string, string | null>) =>
    new URLSearchParams([
      ['op', op],
      ...Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ]).toString();

  test('adding', () => {
    fc.assert(
      fc.property(
        keyArbitrary,
        dateArbitrary,
        fc.integer({ min: -400, max: 400 }),
        (key, date, days) => {
          const place = placeOf(dataSet, key);
          const { question } = readCalculatorForm(
            dataSet,
            queryOf('add', {
              date,
              days: String(days),
              country: place.artifact.country,
              region: place.region?.code ?? null,
            }),
          );
          if (question === null) throw new Error('no question');
          const shown = calculate(question);
          const answer = answerOf(apiCall(question));
          if (isFault(shown)) {
            expect(answer).toBe(shown.code);
            return;
          }
          if (typeof answer === 'string') throw new Error(answer);
          expect([formatIsoDate(shown.to), shown.businessDays]).toEqual([
            answer.end_date,
            answer.business_days_added,
          ]);
          expect(shown.holidays.map((found) => [formatIsoDate(found.day), found.name])).toEqual(
            answer.holidays_skipped.map((found) => [found.date, found.name]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('counting', () => {
    fc.assert(
      fc.property(keyArbitrary, dateArbitrary, dateArbitrary, (key, start, end) => {
        const place = placeOf(dataSet, key);
        const { question } = readCalculatorForm(
          dataSet,
          queryOf('count', {
            start,
            end,
            country: place.artifact.country.toLowerCase(),
            region: place.region?.code ?? null,
          }),
        );
        if (question === null) throw new Error('no question');
        const shown = calculate(question);
        const answer = ask(apiCall(question));
        if (isFault(shown)) throw new Error(shown.message);
        expect(shown.businessDays).toBe(answer.business_days);
        expect(shown.holidays).toHaveLength(answer.holidays.length);
      }),
      { numRuns: 300 },
    );
  });

  test('asking of one date', () => {
    fc.assert(
      fc.property(keyArbitrary, dateArbitrary, (key, date) => {
        const place = placeOf(dataSet, key);
        const { question } = readCalculatorForm(
          dataSet,
          queryOf('is', {
            date,
            country: place.artifact.country,
            region: place.region?.code ?? null,
          }),
        );
        if (question === null) throw new Error('no question');
        const shown = calculate(question);
        const answer = ask(apiCall(question));
        if (isFault(shown)) throw new Error(shown.message);
        expect(shown.answer === 'a business day').toBe(answer.is_business_day);
        expect([formatIsoDate(shown.from), formatIsoDate(shown.to)]).toEqual([
          answer.previous_business_day ?? date,
          answer.next_business_day ?? date,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  // Odd spellings, as they stand in an address, each with good neighbours.
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
  /** A field that is given well, oddly, twice, or not at all. */
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
        fc.constantFrom('add', 'count', 'is'),
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
          const path = {
            add: '/v1/add-business-days',
            count: '/v1/count-business-days',
            is: '/v1/is-business-day',
          }[op];
          const answer = answerOf(`${path}?${query}`);
          const result = form.question === null ? null : calculate(form.question);
          const code =
            form.faults[0]?.code ?? (result !== null && isFault(result) ? result.code : null);
          expect(code, query).toBe(typeof answer === 'string' ? answer : null);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('refusing a date or a year to compare: the code of the API', () => {
    fc.assert(
      fc.property(
        given('2026-06-30', LAST),
        given('2025', '2026', '2027', '02026'),
        (date, year) => {
          const codeOf = (query: string) => readCompareForm(dataSet, query).faults[0]?.code ?? null;
          for (const [query, call] of [
            [written({ date }), '/v1/is-business-day?country=US'],
            [written({ year }), '/v1/holidays?country=US'],
          ] as const) {
            const answer = answerOf(`${call}&${query}`);
            // Absent is no fault of a page that has a year of its own.
            const refused = typeof answer === 'string' && answer !== 'missing_parameter';
            expect(codeOf(query), query).toBe(refused ? answer : null);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
