import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINT_BY_PATH } from '../../../src/api/endpoints/endpoint-table.ts';
import { prepareData } from '../../../src/api/prepared-data.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import { isFinding } from '../../../src/question/read-parameters.ts';
import { readQuery } from '../../../src/question/read-query.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { type CountedTerm, countTerm } from '../../../src/site/terms/counted-term.ts';
import { readTermForm } from '../../../src/site/terms/term-form.ts';
import { runsOf } from '../../support/sample.ts';

/** Compares the pages' deadlines with the API's on the real data. */

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const prepared = prepareData(dataSet);
const { rules } = dataSet.release;

/** The facts of a deadline that both pages and API give. */
interface Facts {
  readonly end_date: string;
  readonly earliest: string;
  readonly latest: string;
  readonly date_accuracy: string;
  readonly steps: readonly {
    readonly step: string;
    readonly date: string;
    readonly until: string | null;
    readonly days: number;
    readonly because: string | null;
  }[];
  readonly holidays_skipped: readonly { readonly date: string; readonly name: string }[];
  readonly readings: readonly { readonly reading: string; readonly end_date: string }[];
}

/** The facts in the body of `/v1/deadline`, or the error code. */
function askApi(query: string): Facts | string {
  const endpoint = ENDPOINT_BY_PATH.get('/v1/deadline');
  if (endpoint === undefined) throw new Error('there is no such endpoint');
  const outcome = endpoint.answer(prepared, readQuery(query, endpoint.parameters));
  if (isFinding(outcome)) return outcome.code;
  const body: Facts = JSON.parse(outcome.text);
  const { end_date, earliest, latest, date_accuracy } = body;
  return {
    ...{ end_date, earliest, latest, date_accuracy },
    steps: body.steps.map(({ step, date, until, days, because }) => {
      return { step, date, until, days, because };
    }),
    holidays_skipped: body.holidays_skipped.map(({ date, name }) => ({ date, name })),
    readings: body.readings.map(({ reading, end_date }) => ({ reading, end_date })),
  };
}

/** The same facts, from the code behind the page. */
function askPage(query: string): Facts | string | null {
  const form = readTermForm(dataSet, query, () => null, ENGLISH_LOCALE);
  const { question, findings, blank } = form;
  if (blank) return null;
  if (question === null) return findings[0]?.code ?? 'nothing is found';
  const counted = countTerm(question);
  return isFinding(counted) ? counted.code : factsOf(counted);
}

function factsOf(counted: CountedTerm): Facts {
  return {
    end_date: formatIsoDate(counted.end),
    earliest: formatIsoDate(counted.earliest),
    latest: formatIsoDate(counted.latest),
    date_accuracy: counted.estimated.length > 0 ? 'estimated' : 'exact',
    steps: counted.steps.map(({ date, until, ...step }) => ({
      ...step,
      date: formatIsoDate(date),
      until: until === null ? null : formatIsoDate(until),
    })),
    holidays_skipped: counted.skipped.map(({ day, name }) => ({ date: formatIsoDate(day), name })),
    readings: counted.readings.map(({ reading, end }) => ({
      reading: reading.id,
      end_date: formatIsoDate(end),
    })),
  };
}

const regionsOf = (country: string) => [...(dataSet.countries.get(country)?.regions.keys() ?? [])];
const asked = fc.constantFrom(...rules).chain((rule) =>
  fc.constantFrom(...rule.countries).chain((country) =>
    fc.record({
      rule: fc.constant(rule.rule),
      date: fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }).map(formatIsoDate),
      period: fc
        .tuple(
          fc.constantFrom('', '', '', '-'),
          fc.integer({ min: 1, max: 70 }),
          fc.constantFrom(...['D', 'D', 'W', 'M', 'Y']),
        )
        .map(([sign, count, unit]) => `${sign}P${count}${unit}`),
      country: fc.constant(country),
      region: fc.constantFrom('', '', ...regionsOf(country)),
    }),
  ),
);

test('counts as /v1/deadline does, and refuses with its code', () => {
  const seen = { answers: 0, refusals: 0 };
  fc.assert(
    fc.property(asked, (fields) => {
      const query = String(new URLSearchParams(fields));
      const said = askApi(query);
      expect(askPage(query), query).toEqual(said);
      seen[typeof said === 'string' ? 'refusals' : 'answers'] += 1;
    }),
    { numRuns: runsOf(1500) },
  );
  expect(Math.min(seen.answers, seen.refusals)).toBeGreaterThan(runsOf(150));
});

const odd = [
  '',
  'x',
  '2026-02-30',
  '2031-01-01',
  'P0D',
  'P5X',
  '%zz',
  'XX',
  'DE',
  'nl-termijnenwet',
];
const good = {
  rule: 'gb-foia-10',
  date: '2026-03-20',
  period: 'P20D',
  country: 'GB',
  region: '',
} as const;

test('a faulty question has the code that the API sends first', () => {
  const field = (value: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, fc.constantFrom(...odd));
  fc.assert(
    fc.property(
      fc.record({
        rule: field(good.rule),
        date: field(good.date),
        period: field(good.period),
        country: field(good.country),
        region: field(good.region),
      }),
      (fields) => {
        // Without a rule the page asks nothing; without a country it takes that of the rule.
        fc.pre(fields.rule !== '' && fields.country !== '');
        const query = Object.entries(fields)
          .map(([name, value]) => `${name}=${value}`)
          .join('&');
        const said = askPage(query);
        if (said !== null) expect(said, query).toEqual(askApi(query));
      },
    ),
    { numRuns: runsOf(3000) },
  );
});
