import { describe, expect, it } from 'vitest';
import { RULE_KINDS } from '../../../pipeline/rules/index.ts';
import {
  datesOf,
  oneHoliday,
  readToyland,
  ruleDates,
  toyland,
} from '../../support/pipeline/toyland.ts';

describe('a rule gives the dates of its statute', () => {
  it.each([
    ['{ date: 25 december }', 'Thu 2025-12-25, Fri 2026-12-25, Sat 2027-12-25'],
    ['{ date: 1 january }', 'Wed 2025-01-01, Thu 2026-01-01, Fri 2027-01-01'],
    ['{ weekday: last monday in may }', 'Mon 2025-05-26, Mon 2026-05-25, Mon 2027-05-31'],
    ['{ weekday: first monday in may }', 'Mon 2025-05-05, Mon 2026-05-04, Mon 2027-05-03'],
    ['{ weekday: fourth thursday in november }', 'Thu 2025-11-27, Thu 2026-11-26, Thu 2027-11-25'],
    // 25 May 2026 is itself a Monday, so strictly before means a week earlier.
    ['{ weekday: monday before 25 may }', 'Mon 2025-05-19, Mon 2026-05-18, Mon 2027-05-24'],
    ['{ weekday: monday on or before 25 may }', 'Mon 2025-05-19, Mon 2026-05-25, Mon 2027-05-24'],
    ['{ weekday: monday after 25 may }', 'Mon 2025-05-26, Mon 2026-06-01, Mon 2027-05-31'],
    ['{ weekday: monday on or after 25 may }', 'Mon 2025-05-26, Mon 2026-05-25, Mon 2027-05-31'],
    ['{ weekday: second monday before 25 may }', 'Mon 2025-05-12, Mon 2026-05-11, Mon 2027-05-17'],
    [
      '{ weekday: second monday on or before 25 may }',
      'Mon 2025-05-12, Mon 2026-05-18, Mon 2027-05-17',
    ],
    [
      '{ weekday: third monday on or after 25 may }',
      'Mon 2025-06-09, Mon 2026-06-08, Mon 2027-06-14',
    ],
    // 29 January is a Wednesday, a Thursday and a Friday: two days back, three back, three forward.
    ['{ weekday: monday nearest 29 january }', 'Mon 2025-01-27, Mon 2026-01-26, Mon 2027-02-01'],
    [
      '{ weekday: friday after fourth thursday in november }',
      'Fri 2025-11-28, Fri 2026-11-27, Fri 2027-11-26',
    ],
    [
      '{ weekday: second friday after first tuesday in november }',
      'Fri 2025-11-14, Fri 2026-11-13, Fri 2027-11-12',
    ],
    ['{ easter: -2 }', 'Fri 2025-04-18, Fri 2026-04-03, Fri 2027-03-26'],
    ['{ easter: 0 }', 'Sun 2025-04-20, Sun 2026-04-05, Sun 2027-03-28'],
    ['{ easter: 39 }', 'Thu 2025-05-29, Thu 2026-05-14, Thu 2027-05-06'],
    ['{ orthodox-easter: 1 }', 'Mon 2025-04-21, Mon 2026-04-13, Mon 2027-05-03'],
    ['{ hebrew: 10 tishri }', 'Thu 2025-10-02, Mon 2026-09-21, Mon 2027-10-11'],
    // 2027 falls in a leap year: Adar is then Adar II, the month before Nisan.
    ['{ hebrew: 14 adar }', 'Fri 2025-03-14, Tue 2026-03-03, Tue 2027-03-23'],
    ['{ islamic: 1 shawwal }', 'Sun 2025-03-30, Fri 2026-03-20, Tue 2027-03-09'],
    ['{ dates: [2025-05-03, 2027-06-15] }', 'Sat 2025-05-03, Tue 2027-06-15'],
  ])('%s', (rule, dates) => {
    expect(ruleDates(rule)).toEqual(dates.split(', '));
  });

  it('and none where the year has none', () => {
    // Only 2024 and 2028 have 29 February, and Toyland's range holds neither.
    expect(() => ruleDates('{ date: 29 february }')).toThrow('has no date in 2025 to 2027');
    expect(() => ruleDates('{ weekday: fifth friday in may }')).toThrow(
      'not every may has a fifth friday; write "last friday in may" if that is meant',
    );
    // Counted from a date, every year has a fifth Friday.
    expect(ruleDates('{ weekday: fifth friday after 1 may }')[0]).toBe('Fri 2025-05-30');
  });

  it('only the Islamic calendar is an estimate by itself', () => {
    expect(datesOf(oneHoliday('rule: { islamic: 1 shawwal }'))[0]).toBe(
      'Sun 2025-03-30 day estimated',
    );
    expect(datesOf(oneHoliday('rule: { hebrew: 10 tishri }'))[0]).toBe('Thu 2025-10-02 day');
  });

  it('a listed date brings its own regions, accuracy, official date and citation', () => {
    const listed =
      '[{ date: 2026-06-15, official_date: 2026-06-16, regions: [BB], accuracy: estimated }]';
    expect(datesOf(oneHoliday(`rule: { dates: ${listed} }`))).toEqual([
      'Mon 2026-06-15 for 2026-06-16 day [BB] estimated',
    ]);
  });

  it('announced dates come from the table alone', () => {
    const csv = 'id,date,accuracy,cite\nday,2026-05-01,exact,act\n';
    expect(datesOf(oneHoliday('rule: { announced: csv }'), csv)).toEqual(['Fri 2026-05-01 day']);
  });

  it('a day between two nationwide holidays is one: 22 September 2026 in Japan', () => {
    const japan = toyland(`default_observance: none
holidays:
  - { id: respect-for-the-aged, name: Respect, rule: { weekday: third monday in september }, cite: act }
  - { id: citizens-holiday, name: Between, rule: { between: holidays }, cite: act }
  - { id: equinox, name: Equinox, rule: { dates: [2025-09-23, 2026-09-23, 2027-09-23] }, cite: act }
`);
    expect(datesOf(japan).filter((line) => line.includes('citizens'))).toEqual([
      'Tue 2026-09-22 citizens-holiday',
    ]);
  });

  it.each([
    ['{ date: 1 january }', '{ date: 3 january }', 'Fri 2026-01-02'],
    ['{ date: 29 december }', '{ date: 31 december }', 'Wed 2026-12-30'],
    ['{ weekday: first monday in june }', '{ weekday: first wednesday in june }', 'Tue 2026-06-02'],
    ['{ easter: 0 }', '{ easter: 2 }', 'Mon 2026-04-06'],
    ['{ orthodox-easter: 0 }', '{ orthodox-easter: 2 }', 'Mon 2026-04-13'],
    ['{ hebrew: 10 tishri }', '{ hebrew: 12 tishri }', 'Tue 2026-09-22'],
    ['{ islamic: 1 shawwal }', '{ islamic: 3 shawwal }', 'Sat 2026-03-21'],
    ['{ dates: [2026-02-02] }', '{ dates: [2026-02-04] }', 'Tue 2026-02-03'],
    ['{ announced: csv }', '{ dates: [2026-02-04] }', 'Tue 2026-02-03'],
  ])('also between %s and %s, wherever the day falls', (one, other, between) => {
    const source = toyland(`default_observance: none
holidays:
  - { id: bridge, name: Bridge, rule: { between: holidays }, cite: act }
  - { id: one, name: One, rule: ${one}, cite: act }
  - { id: other, name: Other, rule: ${other}, cite: act }
`);
    const csv = 'id,date,accuracy,cite\none,2026-02-02,exact,act\n';
    const table = one.includes('csv') ? csv : undefined;
    expect(datesOf(source, table).filter((line) => line.includes('2026-'))).toContain(
      `${between} bridge`,
    );
  });

  it('but not where it is a holiday itself, as in the middle of three', () => {
    const row = toyland(`default_observance: none
holidays:
  - { id: bridge, name: Bridge, rule: { between: holidays }, cite: act }
  - { id: one, name: One, rule: { date: 3 may }, cite: act }
  - { id: two, name: Two, rule: { date: 4 may }, cite: act }
  - { id: three, name: Three, rule: { date: 5 may }, cite: act }
`);
    expect(() => datesOf(row)).toThrow('bridge has no date in 2025 to 2027');
  });

  it('but not between regional ones', () => {
    const regional = toyland(`default_observance: none
holidays:
  - { id: one, name: One, rule: { date: 1 may }, cite: act }
  - { id: two, name: Two, regions: [AA], rule: { date: 3 may }, cite: act }
  - { id: bridge, name: Bridge, rule: { between: holidays }, cite: act }
`);
    expect(() => datesOf(regional)).toThrow('bridge has no date in 2025 to 2027');
  });
});

describe('an invalid rule is reported with the right form', () => {
  it.each([
    [
      '{ date: 31 november }',
      '"31 november" is not a day of a month; november has 30 days; write one from 1 to 30',
    ],
    ['{ date: december 25 }', '"december 25" is not a day of a month; write "25 december"'],
    [
      '{ weekday: last monday }',
      '"last monday" is not a weekday rule; write it like "last monday in may" or "monday before 25 may"',
    ],
    [
      '{ weekday: last monday after 25 may }',
      '"last monday after 25 may" is not a weekday rule; write it like "last monday in may" or "monday before 25 may"',
    ],
    [
      '{ weekday: second monday nearest 25 may }',
      '"second monday nearest 25 may" is not a weekday rule; write it like "last monday in may" or "monday before 25 may"',
    ],
    [
      '{ easter: +1 }',
      '"+1" is not a number of days from Easter Sunday; write it like -2 for the Friday before or 1 for the Monday after',
    ],
    [
      '{ hebrew: 10 tishrei }',
      '"10 tishrei" is not a date of the hebrew calendar; write "10 tishri"',
    ],
    [
      '{ islamic: 31 shawwal }',
      '"31 shawwal" is not a date of the islamic calendar; a month has at most 30 days; write one from 1 to 30',
    ],
    [
      '{ islamic: 1 march }',
      '"1 march" is not a date of the islamic calendar; write it like "1 shawwal"; the months are muharram, safar, rabi-al-awwal, rabi-al-thani, jumada-al-awwal, jumada-al-thani, rajab, shaban, ramadan, shawwal, dhu-al-qada, dhu-al-hijja',
    ],
    ...[
      ['firts friday in may', 'first friday in may'],
      ['last fryday in may', 'last friday in may'],
      ['last friday in mai', 'last friday in may'],
      ['1st Fri. of May', 'first friday in may'],
      ['last may in friday', 'last friday in may'],
      ['the friday following 25 may', 'friday after 25 may'],
      ['friday bevore 25 may', 'friday before 25 may'],
      ['friday affter 25 may', 'friday after 25 may'],
      ['friday neerest 25 may', 'friday nearest 25 may'],
    ].map(([text, meant]) => [
      `{ weekday: ${text} }`,
      `"${text}" is not a weekday rule; write "${meant}"`,
    ]),
    [
      '{ weekday: first friday before 31 february }',
      '"first friday before 31 february" is not a weekday rule; february has 29 days; write one from 1 to 29',
    ],
    // Each word is known, but the phrase is not.
    ...[
      'friday in may',
      'sixth friday in may',
      'last friday on may',
      'last friday in may 2026',
      'may before friday',
      'very first friday before 25 may',
      'friday on or near 25 may',
    ].map((text) => [
      `{ weekday: ${text} }`,
      expect.stringMatching(`^"${text}" is not a weekday rule; write it like "last monday in may"`),
    ]),
    ['{ between: days }', '"days" is not a rule for a day between; write "holidays"'],
    ['{ announced: xlsx }', '"xlsx" is not a source of announced dates; write "csv"'],
    ['{ dates: [] }', 'the list of dates is empty; name at least one, like [2026-06-15]'],
    [
      '{ dates: [2026-02-30] }',
      '"2026-02-30" is not a date; february 2026 has 28 days; write one from 1 to 28',
    ],
    ['{}', `the rule is empty; write one of ${RULE_KINDS.map(({ key }) => key).join(', ')}`],
    [
      '{ easter: -2, date: 1 may }',
      'a rule has one kind, and here are 2; keep one of date, easter',
    ],
    ['{ date: }', '"" is not a day of a month; write it like "25 december"'],
    [
      '25 december',
      '"rule" is the text "25 december"; write it like "rule: { date: 25 december }"',
    ],
  ])('%s', (rule, message) => {
    const { file, diagnostics } = readToyland(oneHoliday(`rule: ${rule}`));
    expect(file).toBeNull();
    expect(diagnostics.map((each) => each.message)).toContainEqual(message);
  });

  it('every kind shows an example that it can read', () => {
    for (const { key, example } of RULE_KINDS) {
      const { diagnostics } = readToyland(
        oneHoliday(`rule: { ${key}: ${example.replace('order-2026', 'act')} }`),
      );
      expect(diagnostics, key).toEqual([]);
    }
  });
});
