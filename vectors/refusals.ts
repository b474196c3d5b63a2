import { AFTER, BEFORE, FIRST_YEAR, LAST_YEAR } from '../test/support/years.ts';
import type { EndpointName, Question, Refused } from './vector.ts';

/**
 * Questions that are refused, and questions in an unusual form. The codes are taken from Contract
 * 11 and 12 by hand: each value below has the number of the check that refuses it. Of several the
 * lowest wins; within a check, the first parameter.
 */

interface Fault {
  /** The value as written in a query; null: the parameter is omitted. */
  readonly written: string | null;
  readonly code: string;
  /** The check that refuses it, numbered as in Contract 11; those of 13b in their order. */
  readonly check: number;
  readonly edge: string;
}

const missing: Fault[] = [
  { written: null, code: 'missing_parameter', check: 10, edge: 'left out' },
  { written: '', code: 'missing_parameter', check: 10, edge: 'empty' },
];
const of = (code: string, check: number, values: readonly [string, string][]): Fault[] =>
  values.map(([written, edge]) => ({ written, code, check, edge }));

const DATE: Fault[] = [
  ...missing,
  ...of('invalid_date', 11, [
    ['2026-02-30', 'no such date'],
    ['2025-02-29', 'no such leap day'],
    ['2026-13-01', 'no such month'],
    ['2026-00-10', 'month 0'],
    ['2026-06-00', 'day 0'],
    ['2026-6-3', 'without leading zeros'],
    ['20260603', 'without hyphens'],
    ['2026-06-03T00:00:00Z', 'with a time'],
    ['%202026-06-03', 'after a space'],
    ['+2026-06-03', 'after a plus, which is a space'],
    ['-2026-06-03', 'negative'],
    ['%EF%BC%92026-06-03', 'a digit of another script'],
    ['2026%2', 'a bad escape'],
    ['%FF', 'not UTF-8'],
    ['today', 'a word'],
  ]),
  ...of('date_out_of_range', 12, [
    [BEFORE, 'before the first date'],
    [AFTER, 'after the last date'],
    ['0001-01-01', 'long ago'],
    ['9999-12-31', 'far ahead'],
  ]),
];
const DAYS: Fault[] = [
  ...missing,
  ...of('invalid_days', 11, [
    ['2147483648', 'more than 32 bits'],
    ['-2147483649', 'less than 32 bits'],
    ['1.0', 'a decimal'],
    ['1e3', 'an exponent'],
    ['%2B5', 'a leading plus'],
    ['+5', 'a leading space'],
    ['0x10', 'hexadecimal'],
    ['--5', 'two signs'],
    ['-', 'a sign alone'],
    ['five', 'a word'],
    ['000000000000000000000000000000001', '33 digits'],
  ]),
  ...of('date_out_of_range', 14, [['2147483647', 'an end beyond the last date']]),
];
const YEAR: Fault[] = [
  ...missing,
  ...of('invalid_year', 11, [
    [String(FIRST_YEAR - 1), 'before the first year'],
    [String(LAST_YEAR + 1), 'after the last year'],
    ['02026', 'a leading zero'],
    ['2026.0', 'a decimal'],
    ['26', 'two digits'],
  ]),
];
const COUNTRY: Fault[] = [
  ...missing,
  ...of('invalid_country', 13, [
    ['UK', 'not the ISO code'],
    ['GBR', 'three letters'],
    ['ZZ', 'no country'],
    ['G', 'one letter'],
    ['GB-SCT', 'a country and a region'],
    ['__proto__', 'a name that objects inherit'],
    ['constructor', 'another such name'],
    ['u%C5%BF', 'a letter whose upper case is S'],
    ['%20GB', 'after a space'],
  ]),
];
const REGION: Fault[] = of('invalid_region', 13, [
  ['GB-SCT', 'with the country'],
  ['CA', 'a region of another country'],
  ['XXX', 'no region'],
  ['SCOT', 'four letters'],
  ['__proto__', 'a name that objects inherit'],
  ['%F0%9F%98%80', 'outside ASCII'],
]);

const RULE: Fault[] = [
  ...missing,
  ...of('invalid_rule', 13.1, [
    ['gb-cpr', 'half an id'],
    ['GB-CPR-2-8', 'in upper case'],
    ['gb-cpr-2-8%20', 'before a space'],
    ['__proto__', 'a name that objects inherit'],
    ['%FF', 'not UTF-8'],
  ]),
  ...of('rule_not_for_place', 13.2, [
    ['sg-interpretation-act-50', 'of another country'],
    ['in-general-clauses-act-10', 'of another country, and refused'],
  ]),
];
const PERIOD: Fault[] = [
  ...missing,
  ...of('invalid_period', 11, [
    ['5', 'a number alone'],
    ['P5', 'without a unit'],
    ['P0D', 'of no days'],
    ['P05D', 'a leading zero'],
    ['P10000D', 'five digits'],
    ['P1M5D', 'two units'],
    ['PT5H', 'hours'],
    ['p5d', 'in lower case'],
    ['P-5D', 'the sign inside'],
    ['+P5D', 'after a plus, which is a space'],
    ['P1.5D', 'a decimal'],
    ['P%D9%A5D', 'a digit of another script'],
  ]),
  ...of('period_not_in_rule', 13.4, [
    ['P1W', 'weeks, of a rule for days'],
    ['P1M', 'months, of a rule for days'],
    ['-P1Y', 'years, of a rule for days'],
  ]),
  ...of('date_out_of_range', 14, [
    ['P9999D', 'an end beyond the last date'],
    ['-P9999D', 'an end beyond the first date'],
  ]),
];

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  date: DATE,
  rule: RULE,
  period: PERIOD,
  start: DATE,
  end: DATE,
  days: DAYS,
  year: YEAR,
  country: COUNTRY,
  region: REGION,
};

/** A valid question to each endpoint, its parameters in the order of the contract. */
const IN_ORDER: readonly [endpoint: string, Readonly<Record<string, string>>][] = [
  ['is-business-day', { date: '2026-11-30', country: 'GB', region: 'SCT' }],
  ['add-business-days', { date: '2026-11-30', country: 'GB', days: '5', region: 'SCT' }],
  ['count-business-days', { start: '2026-11-30', end: '2026-12-31', country: 'GB', region: 'SCT' }],
  ['holidays', { country: 'GB', year: '2026', region: 'SCT' }],
  [
    'deadline',
    { rule: 'gb-cpr-2-8', date: '2026-11-30', period: 'P5D', country: 'GB', region: 'ENG' },
  ],
];

/** Every fault by itself, and every two kinds of fault in two parameters of a question. */
export function refusals(): Refused[] {
  return [
    ...IN_ORDER.flatMap(([endpoint, parameters]) => [
      ...singles(endpoint, parameters),
      ...pairs(endpoint, parameters),
    ]),
    {
      question: '/v1/holidays?country=AE&year=2026&region=DU',
      code: 'invalid_region',
      edge: 'a region of a country without any',
    },
    {
      question: '/v1/deadline?rule=gb-cpr-2-8&date=2026-11-30&period=P5D&country=GB&region=SCT',
      code: 'rule_not_for_place',
      edge: 'a region, of a rule for another one',
    },
    {
      question: '/v1/deadline?rule=gb-foia-10&date=2026-11-30&period=P20D&country=GB&region=SCT',
      code: 'rule_not_for_place',
      edge: 'a region, of a rule for all of them',
    },
    ...['P5D', 'P9999D', '-P1Y'].map((period) => ({
      question: `/v1/deadline?rule=in-general-clauses-act-10&date=2026-11-30&period=${period}&country=IN`,
      code: 'closed_days_not_held',
      edge: `a rule by which nothing is counted: ${period}`,
    })),
    {
      question: '/v1/deadline?rule=gb-foia-10&date=2026-11-30&period=P61D&country=GB',
      code: 'period_not_in_rule',
      edge: 'longer than the words say',
    },
    {
      question: '/v1/deadline?rule=gb-foia-10&date=2026-11-30&period=-P5D&country=GB',
      code: 'period_not_in_rule',
      edge: 'counted back, of words that do not',
    },
    {
      question: '/v1/deadline-rules?country=UK',
      code: 'invalid_country',
      edge: 'country: not the ISO code',
    },
    {
      question: '/v1/deadline-rules?Country=GB',
      code: 'bad_request',
      edge: 'a name in upper case, of a parameter that may be left out',
    },
    {
      question: '/v1/is-business-day?date=2026-11-30&date=2026-11-30&country=GB',
      code: 'invalid_date',
      edge: 'the same value twice',
    },
    {
      question: '/v1/add-business-days?date=2026-11-30&country=GB&days=1&days=',
      code: 'invalid_days',
      edge: 'once with and once without a value',
    },
    {
      question: '/v1/is-business-day?Date=2026-11-30&country=GB',
      code: 'bad_request',
      edge: 'a name in upper case',
    },
    {
      question: '/v1/holidays?country=US&year=2026&region%5B%5D=CA',
      code: 'bad_request',
      edge: 'a name with brackets',
    },
    {
      question: '/v1/count-business-days?start=2026-11-30&end=2026-12-01&country=US&state=CA',
      code: 'bad_request',
      edge: 'another word for region',
    },
    {
      question: '/v1/add-business-days?date=2026-11-30&country=US&State=',
      code: 'bad_request',
      edge: 'another word for region, empty, before a parameter that is left out',
    },
    {
      question: '/v1/add-business-days?start_date=2026-11-30&country=US&days=1',
      code: 'bad_request',
      edge: 'another word for date',
    },
    {
      question: '/v1/count-business-days?start=2026-11-30&endDate=2026-12-01&country=US',
      code: 'bad_request',
      edge: 'another word for end, in another case',
    },
    ...['data_version', 'X-Data-Version', 'version', 'release', 'data'].map((name) => ({
      question: `/v1/is-business-day?date=2026-11-30&country=GB&${name}=2026.11.2`,
      code: 'bad_request',
      edge: `the pin, in the query: ${name}`,
    })),
    {
      question: '/v1/countries?Release=2026.11.2',
      code: 'bad_request',
      edge: 'the pin, where there are no parameters',
    },
  ];
}

function singles(endpoint: string, parameters: Readonly<Record<string, string>>): Refused[] {
  return Object.keys(parameters).flatMap((name) =>
    (FAULTS[name] ?? []).map((fault) => ({
      question: write(endpoint, parameters, new Map([[name, fault]])),
      code: fault.code,
      edge: `${name}: ${fault.edge}`,
    })),
  );
}

/** One fault of each check, in two parameters at once: the order of checks. */
function pairs(endpoint: string, parameters: Readonly<Record<string, string>>): Refused[] {
  const names = Object.keys(parameters);
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) =>
      kinds(one).flatMap((first) =>
        kinds(other).map((second) => ({
          question: write(
            endpoint,
            parameters,
            new Map([
              [one, first],
              [other, second],
            ]),
          ),
          code: first.check <= second.check ? first.code : second.code,
          edge: `${one}: ${first.edge}, and ${other}: ${second.edge}`,
        })),
      ),
    ),
  );
}

/** The first fault of each check. */
function kinds(name: string): Fault[] {
  const faults = FAULTS[name] ?? [];
  return faults.filter(
    ({ check }, index) => faults.findIndex((each) => each.check === check) === index,
  );
}

function write(
  endpoint: string,
  parameters: Readonly<Record<string, string>>,
  faults: ReadonlyMap<string, Fault>,
): string {
  const query = Object.entries(parameters).flatMap(([name, value]) => {
    const fault = faults.get(name);
    const written = fault === undefined ? value : fault.written;
    return written === null ? [] : [`${name}=${written}`];
  });
  return `/v1/${endpoint}?${query.join('&')}`;
}

/** Valid questions in an unusual form. Contract 12. */
export function oddlyWritten(): { readonly asked: Question; readonly question: string }[] {
  const is = { date: '2026-11-30', country: 'GB', region: 'SCT' };
  const add = { date: '2026-11-30', country: 'GB', days: '5' };
  const [isPath, addPath] = ['/v1/is-business-day', '/v1/add-business-days'];
  const national = { date: is.date, country: is.country };
  const odd = (
    edge: string,
    endpoint: EndpointName,
    parameters: Readonly<Record<string, string>>,
    question: string,
  ) => ({ asked: { endpoint, parameters, edge }, question });
  return [
    odd(
      'escaped',
      'is-business-day',
      is,
      `${isPath}?%64ate=2026%2D11%2D30&country=%47B&region=SCT`,
    ),
    odd('mixed case', 'is-business-day', is, `${isPath}?date=2026-11-30&country=gB&region=sCt`),
    odd('another order', 'is-business-day', is, `${isPath}?region=SCT&country=GB&date=2026-11-30`),
    odd(
      'an empty region',
      'is-business-day',
      national,
      `${isPath}?date=2026-11-30&country=GB&region=`,
    ),
    odd(
      'a region without =',
      'is-business-day',
      national,
      `${isPath}?date=2026-11-30&country=GB&region`,
    ),
    odd(
      'unknown names',
      'is-business-day',
      national,
      `${isPath}?&&x=%zz&date=2026-11-30&__proto__=1&country=GB&`,
    ),
    odd(
      'given twice, both empty',
      'is-business-day',
      national,
      `${isPath}?region=&date=2026-11-30&country=GB&region=`,
    ),
    odd(
      '32 digits',
      'add-business-days',
      add,
      `${addPath}?date=2026-11-30&country=GB&days=00000000000000000000000000000005`,
    ),
    odd('parameters that it does not have', 'countries', {}, '/v1/countries?region=SCT&country=zz'),
    odd(
      'another word for a date that it does not take',
      'is-business-day',
      national,
      `${isPath}?date=2026-11-30&country=GB&end_date=x`,
    ),
  ];
}
