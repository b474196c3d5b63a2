import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINT_BY_PATH } from '../../src/api/endpoints/endpoint-table.ts';
import { isRefusal } from '../../src/api/outcome.ts';
import { prepareData } from '../../src/api/prepared-data.ts';
import { readQuery } from '../../src/api/read-query.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { daysInMonth, formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { apiCall, calculate, isFault } from '../../src/site/calculator/calculation.ts';
import { readCalculatorForm } from '../../src/site/calculator/calculator-form.ts';
import { placesOf } from '../../src/site/places/places.ts';
import { countMonths } from '../../src/site/year/spans.ts';
import { yearList } from '../../src/site/year/year-list.ts';
import { placeOf } from '../support/world/toy-release.ts';

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
  return isRefusal(outcome) ? outcome.code : JSON.parse(outcome.text);
}

test.each(SUPPORTED_YEARS)('every list of %i is the list of /v1/holidays', (year) => {
  for (const place of places) {
    const region = place.region === null ? '' : `&region=${place.region.code}`;
    const { holidays } = ask(
      `/v1/holidays?country=${place.artifact.country}&year=${year}${region}`,
    );
    const shown = yearList(place, year).rows.map(({ record }) => ({
      date: record.date,
      official_date: record.official_date,
      name: record.name,
      local_name: record.local_name,
      type: record.regions === undefined ? 'public' : 'regional',
      date_accuracy: record.date_accuracy,
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
    ]);

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

  // Odd spellings, each with good neighbours: the first fault has the API's code.
  const odd = [
    '2026-06-30',
    '2026-02-30',
    '2024-12-31',
    '20260630',
    '',
    ' 2026-06-30',
    '5',
    '-5',
    '-0',
    '007',
    '+5',
    '1e3',
    '2147483648',
    '-2147483648',
    'US',
    'us',
    'uſ',
    'XX',
    'DE',
    '__proto__',
    'CA',
    'US-CA',
    'ca',
    'by',
    '\ufffd',
  ];
  test('refusing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('add', 'count', 'is'),
        fc.record({
          date: fc.constantFrom('2026-06-30', ...odd),
          start: fc.constantFrom('2026-06-30', ...odd),
          end: fc.constantFrom('2026-07-30', ...odd),
          days: fc.constantFrom('5', ...odd),
          country: fc.constantFrom('US', 'DE', ...odd),
          region: fc.constantFrom('', '', 'CA', ...odd),
        }),
        (op, fields) => {
          const query = queryOf(op, fields);
          const form = readCalculatorForm(dataSet, query);
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
          expect(code, String(query)).toBe(typeof answer === 'string' ? answer : null);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a field given twice is refused like the API does', () => {
    const query = new URLSearchParams('op=is&date=2026-06-30&date=2026-06-30&country=US');
    expect(readCalculatorForm(dataSet, query).faults[0]?.code).toBe(
      answerOf(`/v1/is-business-day?${query}`),
    );
  });
});
