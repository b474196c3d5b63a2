import { describe, expect, it } from 'vitest';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import {
  datesOf,
  holidays,
  inToyYears,
  oneHoliday,
  readToyland,
  told,
  toyland,
} from '../../support/pipeline/toyland.ts';

const SUBSTITUTE = `observance:
  substitute-day:
    moves: [{ from: [saturday, sunday], to: following business day }]
    official_date: replaced
    cite: act
default_observance: substitute-day
`;

function observance(moves: string, rest = 'official_date: replaced'): string {
  return `observance:\n  o: { moves: ${moves}, ${rest}, cite: act }\ndefault_observance: o\n`;
}

function only(year: number, lines: readonly string[]): string[] {
  return lines.filter((line) => line.slice(4).startsWith(String(year)));
}

describe('a day off moves from a weekend', () => {
  it('two in a row take two days: Saturday 25 and Sunday 26 December 2027', () => {
    const yaml = toyland(`${SUBSTITUTE}holidays:
  - { id: christmas, name: Christmas, rule: { date: 25 december }, cite: act }
  - { id: boxing, name: Boxing Day, rule: { date: 26 december }, cite: act }
`);
    expect(datesOf(yaml)).toEqual([
      'Thu 2025-12-25 christmas',
      'Fri 2025-12-26 boxing',
      'Fri 2026-12-25 christmas',
      // The Monday after Saturday 26 December 2026 is free to take.
      'Mon 2026-12-28 for 2026-12-26 boxing',
      'Mon 2027-12-27 for 2027-12-25 christmas',
      'Tue 2027-12-28 for 2027-12-26 boxing',
    ]);
  });

  it('a day off moves from Saturday to Friday, even across the end of a year or of the range', () => {
    const yaml = oneHoliday(
      'rule: { date: 1 january }',
      observance(
        '[{ from: [saturday], to: preceding friday }, { from: [sunday], to: following monday }]',
      ),
    );
    expect(datesOf(yaml)).toEqual([
      'Wed 2025-01-01 day',
      'Thu 2026-01-01 day',
      'Fri 2027-01-01 day',
      // 1 January 2028 is a Saturday.
      'Fri 2027-12-31 for 2028-01-01 day',
    ]);
  });

  it.each([
    // 4 July is a Friday, a Saturday and a Sunday in the three years.
    [
      '[{ from: [saturday, sunday], to: preceding business day }]',
      'Fri 2026-07-03',
      'Fri 2027-07-02',
    ],
    ['[{ from: [saturday, sunday], to: nearest monday }]', 'Mon 2026-07-06', 'Mon 2027-07-05'],
    ['[{ from: [saturday, sunday], to: nearest friday }]', 'Fri 2026-07-03', 'Fri 2027-07-02'],
    // Three days back is nearer than four days forward.
    ['[{ from: [saturday, sunday], to: nearest wednesday }]', 'Wed 2026-07-01', 'Wed 2027-07-07'],
    ['[{ from: [saturday, sunday], to: following tuesday }]', 'Tue 2026-07-07', 'Tue 2027-07-06'],
    // The first move whose weekdays fit applies.
    [
      '[{ from: [sunday], to: following monday }, { from: [saturday, sunday], to: following friday }]',
      'Fri 2026-07-10',
      'Mon 2027-07-05',
    ],
  ])('%s', (moves, in2026, in2027) => {
    expect(datesOf(oneHoliday('rule: { date: 4 july }', observance(moves)))).toEqual([
      'Fri 2025-07-04 day',
      `${in2026} for 2026-07-04 day`,
      `${in2027} for 2027-07-04 day`,
    ]);
  });

  it('a holiday that is kept stays, and a second day is added with a name of its own', () => {
    const yaml = oneHoliday(
      'rule: { date: 4 july }',
      observance(
        '[{ from: [sunday], to: following business day }]',
        'official_date: kept, added_name: "{name} (added)"',
      ),
    );
    expect(only(2027, datesOf(yaml))).toEqual([
      'Sun 2027-07-04 day',
      'Mon 2027-07-05 for 2027-07-04 day-substitute',
    ]);
  });

  it('stays where it is under the observance “none”', () => {
    const yaml = oneHoliday('rule: { date: 4 july }, observance: none', SUBSTITUTE);
    expect(only(2027, datesOf(yaml))).toEqual(['Sun 2027-07-04 day']);
  });

  it('a regional day blocks a move only in its own regions', () => {
    const yaml = (regions: string): string =>
      toyland(`${SUBSTITUTE}holidays:
  - { id: fourth, name: Fourth, ${regions}rule: { date: 4 july }, cite: act }
  - { id: fifth, name: Fifth, regions: [AA], rule: { date: 5 july }, observance: none, cite: act }
`);
    expect(datesOf(yaml('regions: [AA], '))).toContain('Tue 2027-07-06 for 2027-07-04 fourth [AA]');
    expect(datesOf(yaml('regions: [BB], '))).toContain('Mon 2027-07-05 for 2027-07-04 fourth [BB]');
    expect(datesOf(yaml(''))).toContain('Mon 2027-07-05 for 2027-07-04 fourth');
  });
});

describe('the years in which a law holds', () => {
  it('from and until are the first and the last one', () => {
    expect(datesOf(oneHoliday('rule: { date: 1 may }, from: 2026, until: 2026'))).toEqual([
      'Fri 2026-05-01 day',
    ]);
  });

  it('marks only the listed years as estimated', () => {
    expect(datesOf(oneHoliday('rule: { date: 1 may }, estimated: [2027]'))).toEqual([
      'Thu 2025-05-01 day',
      'Fri 2026-05-01 day',
      'Sat 2027-05-01 day estimated',
    ]);
  });

  it('moved and cancelled change one year', () => {
    const keys =
      'rule: { date: 1 may }, moved: [{ year: 2026, date: 2026-05-04, cite: act }], cancelled: [{ year: 2027, cite: act }]';
    expect(datesOf(oneHoliday(keys))).toEqual([
      'Thu 2025-05-01 day',
      'Mon 2026-05-04 for 2026-05-01 day',
    ]);
  });

  it('rows replace the rule in their legal year, and no other', () => {
    const csv = `id,date,accuracy,cite,official_date,regions
day,2026-03-21,exact,act,2026-03-20,
day,2027-03-10,estimated,act,,AA BB
`;
    expect(datesOf(oneHoliday('rule: { islamic: 1 shawwal }'), csv)).toEqual([
      'Sun 2025-03-30 day estimated',
      'Sat 2026-03-21 for 2026-03-20 day',
      'Wed 2027-03-10 day [AA BB] estimated',
    ]);
  });

  it('a region joins and leaves, and the holiday keeps its id', () => {
    const keys =
      'rule: { date: 1 may }, regions: [AA, { code: BB, from: 2026, cite: act }, { code: CC, until: { year: 2025, cite: act } }]';
    expect(datesOf(oneHoliday(keys))).toEqual([
      'Thu 2025-05-01 day [AA CC]',
      'Fri 2026-05-01 day [AA BB]',
      'Sat 2027-05-01 day [AA BB]',
    ]);
    const late = 'rule: { date: 1 may }, regions: [{ code: AA, from: 2027 }]';
    expect(datesOf(oneHoliday(late))).toEqual(['Sat 2027-05-01 day [AA]']);
  });

  it('a region keeps days only while it belongs to the country', () => {
    const yaml = oneHoliday('rule: { date: 1 may }, regions: [AA, BB]').replace(
      'BB: Beta',
      'BB: { name: Beta, from: { year: 2027, cite: act } }',
    );
    expect(datesOf(yaml)).toEqual([
      'Thu 2025-05-01 day [AA]',
      'Fri 2026-05-01 day [AA]',
      'Sat 2027-05-01 day [AA BB]',
    ]);
  });

  it('one row gives every day of a feast, each to its own holiday', () => {
    const feast = holidays(
      'id: eid, name: Eid, rule: { islamic: 1 shawwal }',
      'id: eid-2, name: Second, rule: { islamic: 2 shawwal }',
      'id: eid-3, name: Third, rule: { islamic: 3 shawwal }',
    );
    const csv = `id,date,accuracy,cite,official_date,doubt
eid,2025-03-31..2025-04-02,exact,act,2025-03-30..2025-04-01,
eid,2026-03-20..2026-03-22,exact,act,,
eid,2027-03-10..2027-03-12,exact,act,,Not sighted.
`;
    expect(datesOf(feast, csv)).toEqual([
      'Mon 2025-03-31 for 2025-03-30 eid',
      'Tue 2025-04-01 for 2025-03-31 eid-2',
      'Wed 2025-04-02 for 2025-04-01 eid-3',
      'Fri 2026-03-20 eid',
      'Sat 2026-03-21 eid-2',
      'Sun 2026-03-22 eid-3',
      'Wed 2027-03-10 eid',
      'Thu 2027-03-11 eid-2',
      'Fri 2027-03-12 eid-3',
    ]);
    const { file } = readToyland(feast, csv);
    const doubts = file === null ? [] : expandCountry(file).dates.map(({ doubt }) => doubt);
    expect(doubts).toEqual([...Array(6).fill(null), ...Array(3).fill('Not sighted.')]);
  });

  it('a day beside the count is on its date, is not a holiday, and makes no bridge day', () => {
    const yaml = holidays(
      'id: a, name: A, rule: { dates: [2026-05-05] }',
      'id: between, name: Between, rule: { between: holidays }',
      'id: b, name: B, rule: { dates: [2026-05-07] }',
      'id: eve, name: Eve, counts: no, what: half day, rule: { dates: [2026-05-09] }',
    );
    expect(datesOf(yaml)).toEqual([
      'Tue 2026-05-05 a',
      'Wed 2026-05-06 between',
      'Thu 2026-05-07 b',
    ]);
    const { file } = readToyland(yaml);
    const beside = file === null ? [] : expandCountry(file).beside;
    expect(beside.map(({ id }) => id)).toEqual(['eve']);
  });

  it('the legal year of a row is the year of its legal date', () => {
    const csv = 'id,date,accuracy,cite,official_date\nday,2026-12-31,exact,act,2027-01-01\n';
    expect(datesOf(oneHoliday('rule: { date: 1 january }'), csv)).toEqual([
      'Wed 2025-01-01 day',
      'Thu 2026-01-01 day',
      'Thu 2026-12-31 for 2027-01-01 day',
    ]);
  });

  it('a date settled by a row or a list is not moved again', () => {
    const yaml = oneHoliday(
      'rule: { dates: [{ date: 2026-07-04, official_date: 2026-07-03 }] }',
      SUBSTITUTE,
    );
    expect(datesOf(yaml)).toEqual(['Sat 2026-07-04 for 2026-07-03 day']);
    // The same holds where the row names that date as the official one.
    const csv = 'id,date,accuracy,cite,official_date\nday,2026-07-04,exact,act,2026-07-04\n';
    const announced = oneHoliday('rule: { announced: csv }', SUBSTITUTE);
    expect(datesOf(announced, csv)).toEqual(['Sat 2026-07-04 day']);
  });
});

describe('contradictions in a source are reported', () => {
  const toldOf = (yaml: string, csv?: string): string[] =>
    told({ 'XX.yaml': inToyYears(yaml), ...(csv !== undefined && { 'XX.dates.csv': csv }) }).map(
      (line) => line.replace(/^sources\/XX\.yaml:/u, ''),
    );
  const changed =
    'estimated: [2027], moved: [{ year: 2027, date: 2027-05-02, cite: act }], cancelled: [{ year: 2026, cite: act }], watch: { authority: A, expect: b }';

  it('a change of a year without a date, or of one with a row', () => {
    const none = 'the rule gives no date in that year; remove';
    expect(toldOf(oneHoliday(`rule: { date: 1 may }, until: 2025, ${changed}`))).toEqual([
      `11:75: error: 2027 cannot be estimated: ${none} the year [nothing_moved]`,
      `11:90: error: 2027 cannot be moved: ${none} the entry [nothing_moved]`,
      `11:148: error: 2026 cannot be cancelled: ${none} the entry [nothing_moved]`,
    ]);
    const rows = 'announced rows already give that year; remove';
    const csv = 'id,date,accuracy,cite\nday,2026-05-01,exact,act\nday,2027-05-03,exact,act\n';
    expect(toldOf(oneHoliday(`rule: { date: 1 may }, ${changed}`), csv)).toEqual([
      `11:62: error: 2027 cannot be estimated: ${rows} the year [nothing_moved]`,
      `11:77: error: 2027 cannot be moved: ${rows} the entry [nothing_moved]`,
      `11:135: error: 2026 cannot be cancelled: ${rows} the entry [nothing_moved]`,
    ]);
  });

  it('a holiday without a date', () => {
    const sentence =
      'error: day has no date in 2025 to 2027; correct its rule or its years, or remove it [no_dates]';
    expect(toldOf(oneHoliday('rule: { date: 29 february }'))).toEqual([`11:33: ${sentence}`]);
    expect(toldOf(oneHoliday('rule: { date: 1 may }, from: 2028'))).toEqual([`11:33: ${sentence}`]);
  });

  it.each([
    ['[2026-05-01, 2026-05-02]', ['2026, 2026-05-01 and 2026-05-02']],
    [
      '[2026-05-01, { date: 2026-05-02, regions: [BB] }]',
      ['2026 in BB, 2026-05-01 and 2026-05-02'],
    ],
    [
      '[{ date: 2026-05-01, regions: [BB] }, 2026-05-02]',
      ['2026 in BB, 2026-05-01 and 2026-05-02'],
    ],
    [
      '[{ date: 2026-05-01, regions: [AA, BB] }, { date: 2026-05-02, regions: [BB] }, { date: 2026-05-04, regions: [BB] }]',
      ['2026 in BB, 2026-05-01 and 2026-05-02', '2026 in BB, 2026-05-02 and 2026-05-04'],
    ],
    ['[{ date: 2026-05-01, regions: [AA] }, { date: 2026-05-02, regions: [BB] }]', []],
  ])('two dates of one id in a calendar and legal year: %s', (dates, said) => {
    expect(toldOf(oneHoliday(`rule: { dates: ${dates} }`))).toEqual(
      said.map(
        (where) =>
          `11:11: error: day has two dates in ${where}; give the second day a holiday and an id of its own [several_dates]`,
      ),
    );
  });
});

it('the evidence of a date comes first, then the law of its holiday, each once', () => {
  const yaml = oneHoliday(
    'rule: { dates: [{ date: 2026-05-01, cite: [law, act] }, 2025-05-01, 2027-05-03] }, moved: [{ year: 2025, date: 2025-05-02, cite: law }]',
  ).replace('  act:', '  law: { title: Law, url: https://example.org/law }\n  act:');
  const { file } = readToyland(yaml);
  const cites = file === null ? [] : expandCountry(file).dates.map(({ cite }) => cite.join(' '));
  expect(cites).toEqual(['law act', 'law act', 'act']);
});
