import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calendarsOf, codeOf, type DayRow, rowsOf } from '../../../src/site/tables/day-table.ts';
import { referenceBody } from '../../support/world/reference.ts';
import { aside, country, holiday, release } from '../../support/world/toy-release.ts';
import { TOY_COUNTRIES } from '../../support/world/toy-world.ts';
import { FIRST, LAST_YEAR } from '../../support/years.ts';

const dataSet = buildDataSet(release(TOY_COUNTRIES));

/** The table of a release: one row per calendar and day. */
function dayRows(of: typeof dataSet): DayRow[] {
  return calendarsOf(of).flatMap((calendar) => [...rowsOf(calendar)]);
}

interface Said {
  readonly is_business_day: boolean;
  readonly reason: string;
  readonly holidays: readonly { readonly name: string }[];
}

test('a row has the values that the contract describes', () => {
  const codes = calendarsOf(dataSet).map(({ calendar }) => codeOf(calendar));
  expect(codes).toContain('AA-X1');
  const seen: string[] = [];
  let number = 0;
  let ofMonth = 0;
  for (const row of dayRows(dataSet)) {
    if (row.date === FIRST) {
      seen.push(row.calendar);
      number = 0;
    }
    if (row.date.endsWith('-01')) ofMonth = 0;
    const { country: code, region, date } = row;
    const parameters = { date, country: code ?? '', ...(region === null ? {} : { region }) };
    const said = referenceBody(TOY_COUNTRIES, 'is-business-day', parameters) as Said;
    const business = said.is_business_day ? 1 : 0;
    number += business;
    ofMonth += business;
    const names = [...new Set(said.holidays.map(({ name }) => name))].join('; ');
    expect(row).toEqual({
      calendar: region === null ? code : `${code}-${region}`,
      country: code,
      region,
      date,
      is_business_day: business,
      business_day_number: number,
      business_day_of_month: ofMonth,
      is_weekend: said.reason === 'weekend' ? 1 : 0,
      holiday: names === '' ? null : names,
      beside: null,
      list_seen: null,
    });
  }
  expect(seen).toEqual(codes);
});

test('two records of the same name on a date are listed once, others side by side', () => {
  const days = ['b', 'a', 'c'].map((id) =>
    holiday(id, '2026-05-01', { name: id === 'c' ? 'Ascension' : 'Labour Day' }),
  );
  const toy = buildDataSet(release([country(days)]));
  const [row] = dayRows(toy).filter(({ date }) => date === '2026-05-01');
  expect(row?.holiday).toBe('Ascension; Labour Day');
});

test('list_seen has a value for each year of a state, and none elsewhere', () => {
  const list = { year: 2026, title: 'Holidays 2026', url: null, seen: 'text' } as const;
  const regions = [
    { code: 'AA', name: 'Alpha', lists: [list] },
    { code: 'BB', name: 'Beta' },
  ];
  const toy = buildDataSet(release([country([], { regions })]));
  const rows = dayRows(toy).filter(({ date }) => date.endsWith('-05-01'));
  expect(rows.map((row) => [row.calendar, row.date.slice(0, 4), row.list_seen])).toEqual([
    ...['2025', '2026', '2027'].map((year) => ['TY', year, null]),
    ['TY-AA', '2025', 'not seen'],
    ['TY-AA', '2026', 'text'],
    ['TY-AA', '2027', 'not seen'],
    ...['2025', '2026', '2027'].map((year) => ['TY-BB', year, null]),
  ]);
});

test('a day beside the count is named in the calendars that have it', () => {
  const beside = [
    aside('eve', '2026-12-24', { name: 'Christmas Eve', part: 'half' }),
    aside('fair', '2026-12-24', { name: 'Fair', regions: ['EA'] }),
  ];
  const toy = buildDataSet(release([country([], { beside })]));
  const rows = dayRows(toy).filter(({ date, beside }) => date === '2026-12-24' || beside !== null);
  expect(rows.map((row) => [row.calendar, row.is_business_day, row.beside])).toEqual([
    ['TY', 1, 'Christmas Eve (half)'],
    ['TY-EA', 1, 'Christmas Eve (half); Fair (other)'],
    ['TY-WE', 1, 'Christmas Eve (half)'],
  ]);
});

test('a calendar of money comes last, and belongs to no country', () => {
  const fed = country([holiday('day', '2026-07-06')], { country: 'US-FED', regions: [] });
  const rows = dayRows(buildDataSet(release([fed, country([])])));
  expect([...new Set(rows.map(({ calendar }) => calendar))]).toEqual([
    ...['TY', 'TY-EA', 'TY-WE', 'US-FED'],
  ]);
  expect(rows.find((row) => row.calendar === 'US-FED' && row.date === '2026-07-06')).toMatchObject({
    ...{ country: null, region: null, is_business_day: 0, holiday: 'Name of day' },
  });
});

test('a country that ends a year early has no rows after that', () => {
  const toy = buildDataSet(release([country([], { regions: [], held_until: LAST_YEAR - 1 })]));
  const dates = dayRows(toy).map(({ date }) => date);
  expect([dates[0], dates.at(-1)]).toEqual([FIRST, `${LAST_YEAR - 1}-12-31`]);
});
