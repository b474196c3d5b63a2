import { describe, expect, it } from 'vitest';
import { oneHoliday, told, toyland } from '../../../support/pipeline/toyland.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../support/years.ts';

/** The diagnostics for a source of Toyland, without the name of its file. */
function toldOf(yaml: string): string[] {
  return told({ 'XX.yaml': yaml }).map((line) => line.replace(/^sources\/XX\.yaml:/u, ''));
}

/** Toyland with other regions, and one holiday. */
function withRegions(regions: readonly string[], keys: string): string {
  const line = regions.length === 0 ? '' : `regions: { ${regions.join(', ')} }\n`;
  return oneHoliday(`${keys}, rule: { date: 1 may }`).replace(/regions: \{.*\n/u, line);
}

it('the country is that of the file name', () => {
  const other = oneHoliday('rule: { date: 1 may }').replace('country: XX', 'country: XY');
  expect(toldOf(other)).toEqual([
    '1:10: error: the country is "XY" in a file named XX.yaml; write "country: XX" [wrong_country]',
  ]);
});

it('an id names one holiday, never a retired one and never an added day', () => {
  expect(
    toldOf(
      toyland(`default_observance: none
holidays:
  - { id: a, name: A, rule: { date: 1 may }, cite: act }
  - { id: a, name: Again, rule: { date: 2 may }, cite: act }
  - { id: a, name: Once More, rule: { date: 3 may }, cite: act }
  - { id: b-substitute, name: B, rule: { date: 4 may }, cite: act }
  - { id: substitute-b, name: Not B, rule: { date: 5 may }, cite: act }
  - { id: gone, name: Gone, rule: { date: 6 may }, cite: act }
retired:
  - { id: other, reason: Repealed. }
  - { id: gone, reason: Repealed. }
`),
    ),
  ).toEqual([
    '12:11: error: id "a" is already used on line 11; an id names one holiday [duplicate_id]',
    '13:11: error: id "a" is already used on line 11; an id names one holiday [duplicate_id]',
    '14:11: error: id "b-substitute" ends in "-substitute", which is kept for the days that an observance adds; choose another [invalid_value]',
    '16:11: error: id "gone" was retired on line 19; a retired id is never used again; choose another [retired_id]',
  ]);
});

describe('regions', () => {
  it('are those of the country, each once', () => {
    expect(toldOf(oneHoliday('regions: [AA, NO, BB, AA, AA], rule: { date: 1 may }'))).toEqual([
      '11:41: error: "NO" is not a region of XX; its regions are AA, BB, CC [unknown_region]',
      '11:49: error: the region "AA" is listed twice; remove one [duplicate_region]',
      '11:53: error: the region "AA" is listed twice; remove one [duplicate_region]',
    ]);
    const cited = oneHoliday('rule: { date: 1 may }');
    expect(toldOf(cited.replace('{ title:', '{ regions: [AA, DD, AA], title:'))).toEqual([
      '8:24: error: "DD" is not a region of XX; its regions are AA, BB, CC [unknown_region]',
      '8:28: error: the region "AA" is listed twice; remove one [duplicate_region]',
    ]);
  });

  it('are listed in the message if they are few', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
    const regions = letters.map((letter) => `A${letter}: Region ${letter}`);
    const codes = letters.map((letter) => `A${letter}`).slice(0, 24);
    expect(toldOf(withRegions([], 'regions: [AA]'))).toEqual([
      '10:37: error: "AA": XX has no regions; leave the key out [unknown_region]',
    ]);
    expect(toldOf(withRegions(regions.slice(0, 24), 'regions: [AZ]'))).toEqual([
      `11:37: error: "AZ" is not a region of XX; its regions are ${codes.join(', ')} [unknown_region]`,
    ]);
    expect(toldOf(withRegions(regions, 'regions: [ZZZ, AZ]'))).toEqual([
      '11:37: error: "ZZZ" is not a region of XX; there are 25 to choose from, such as AA, AB, AC, AD, AE [unknown_region]',
      '11:42: error: "AZ" is not a region of XX; did you mean "AA"? [unknown_region]',
    ]);
  });

  it('of a listed date are some of its holiday’s', () => {
    const listed = (regions: string): string =>
      `rule: { dates: [{ date: 2026-05-01, regions: [${regions}] }] }`;
    expect(toldOf(oneHoliday(`regions: [AA, BB], ${listed('BB, CC, AAA')}`))).toEqual([
      '11:52: error: a listed date names the region "CC", which the holiday itself does not have; write one of AA, BB [unknown_region]',
      '11:52: error: a listed date names the region "AAA", which the holiday itself does not have; did you mean "AA"? [unknown_region]',
    ]);
    expect(toldOf(oneHoliday(listed('BB, DD')))).toEqual([
      '11:33: error: a listed date names the region "DD", which the holiday itself does not have; write one of AA, BB, CC [unknown_region]',
    ]);
  });
});

describe('citations', () => {
  it('that are named exist, wherever they are named, and those that exist are named', () => {
    const citing = toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: [act, lex] }
default_observance: o
holidays:
  - { id: a, name: A, rule: { date: 1 may }, cite: atc, moved: [{ year: 2026, date: 2026-05-02, cite: law }, { year: 2025, date: 2025-05-02, cite: [act, lax] }], cancelled: [{ year: 2027, cite: gone }] }
  - { id: b, name: B, rule: { dates: [2026-05-03, { date: 2025-05-04, cite: [act, lost] }] }, cite: [act, law-2] }
`).replace('  act:', '  old: { title: Old Act, url: https://example.org/old }\n  act:');
    const is = (id: string): string => `error: "${id}" is not a citation of this file`;
    expect(toldOf(citing)).toEqual([
      '8:3: error: the citation "old" is unused; cite it or remove it [unused_citation]',
      `11:96: ${is('lex')}; write one of old, act [unknown_citation]`,
      `14:52: ${is('atc')}; did you mean "act"? [unknown_citation]`,
      `14:103: ${is('law')}; write one of old, act [unknown_citation]`,
      `14:154: ${is('lax')}; write one of old, act [unknown_citation]`,
      `14:195: ${is('gone')}; write one of old, act [unknown_citation]`,
      `15:23: ${is('lost')}; write one of old, act [unknown_citation]`,
      `15:107: ${is('law-2')}; write one of old, act [unknown_citation]`,
    ]);
  });

  it.each([
    ['a move', 'rule: { date: 1 may }, moved: [{ year: 2026, date: 2026-05-04, cite: old }]'],
    ['a cancellation', 'rule: { date: 1 may }, cancelled: [{ year: 2026, cite: old }]'],
    ['a listed date', 'rule: { dates: [{ date: 2026-05-01, cite: old }] }'],
  ])('are used by %s', (_what, keys) => {
    const old = '  old: { title: Old Act, url: https://example.org/old }\n  act:';
    expect(toldOf(oneHoliday(keys).replace('  act:', old))).toEqual([]);
  });
});

describe('observances', () => {
  it('that are named exist, those that exist are named, and an added day has a name', () => {
    const move = 'moves: [{ from: [sunday], to: following monday }]';
    expect(
      toldOf(
        toyland(`languages: [nl]
observance:
  used: { ${move}, official_date: replaced, cite: act }
  unused: { ${move}, official_date: replaced, cite: act }
  kept: { ${move}, official_date: kept, cite: act }
  named: { ${move}, official_date: replaced, added_name: "{name} too", cite: act }
  local: { ${move}, official_date: replaced, added_names: { nl: Auch }, cite: act }
  whole: { ${move}, official_date: kept, added_name: "{name} too", cite: act }
default_observance: usd
holidays:
  - { id: a, name: A, rule: { date: 1 may }, observance: used, cite: act }
  - { id: b, name: B, rule: { date: 2 may }, observance: kept, cite: act }
  - { id: c, name: C, rule: { date: 3 may }, observance: named, cite: act }
  - { id: d, name: D, rule: { date: 4 may }, observance: local, cite: act }
  - { id: e, name: E, rule: { date: 5 may }, observance: nonne, cite: act }
  - { id: f, name: F, rule: { date: 6 may }, observance: none, cite: act }
  - { id: g, name: G, rule: { date: 7 may }, observance: whole, cite: act }
`),
      ),
    ).toEqual([
      '12:3: error: the observance "unused" is unused; use it or remove it [unused_observance]',
      '13:3: error: the key "added_name" is missing; with "official_date: kept" the added day needs a name, like "{name} (additional day)" [missing_key]',
      '14:3: error: "added_name" goes with "official_date: kept"; with "replaced" there is no second day, remove it [invalid_value]',
      '15:3: error: "added_name" goes with "official_date: kept"; with "replaced" there is no second day, remove it [invalid_value]',
      '17:21: error: "usd" is not an observance of this file; did you mean "used"? [unknown_observance]',
      '23:58: error: "nonne" is not an observance of this file; did you mean "none"? [unknown_observance]',
    ]);
  });

  it.each([
    'business day',
    'the following monday',
    'following mondays',
    'nearest business day',
    'preceding business days',
    'Following monday',
    // A quoted text may span lines in a source.
    'following monday\n\n    or friday',
  ])('do not move a day to the "%s"', (to) => {
    expect(
      toldOf(
        oneHoliday(
          'rule: { date: 1 may }',
          `observance:\n  o: { moves: [{ from: [saturday], to: "${to}" }], official_date: replaced, cite: act }\ndefault_observance: o\n`,
        ),
      ),
    ).toEqual([
      `10:40: error: "${to.replace(/\s+/gu, ' ')}" is not a move; write it like "following business day", "following monday" or "preceding friday" [invalid_value]`,
    ]);
  });
});

describe('years', () => {
  const outside = `is outside ${FIRST_YEAR - 1} to ${LAST_YEAR + 1}; only these years are served [wrong_year]`;
  const twice = 'is already on line 11; give each year once [wrong_year]';

  it('of the beginning and the end of a law are in order', () => {
    const told = (from: number, until: number): string[] =>
      toldOf(oneHoliday(`rule: { date: 1 may }, from: ${from}, until: ${until}`));
    expect(told(2026, 2026)).toEqual([]);
    expect(told(2027, 2026)).toEqual([
      '11:69: error: "until" 2026 is before "from" 2027; swap them [wrong_year]',
    ]);
  });

  it('of the forms of an observance are in order', () => {
    const form =
      'moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: act';
    const told = (from: number, until: number): string[] =>
      toldOf(
        toyland(
          `observance:\n  o: [{ ${form}, from: ${from}, until: ${until} }]\ndefault_observance: o\nholidays:\n  - { id: day, name: Day, rule: { date: 1 may }, cite: act }\n`,
        ),
      );
    expect(told(2026, 2026)).toEqual([]);
    expect(told(2027, 2026)).toEqual([
      expect.stringContaining('error: "until" 2026 is before "from" 2027; swap them [wrong_year]'),
    ]);
  });

  it('that are named are legal years, each once', () => {
    expect(
      toldOf(
        oneHoliday(
          `rule: { date: 1 may }, estimated: [2023, 2024, ${LAST_YEAR + 1}, ${LAST_YEAR + 2}, 2024], watch: { authority: A, expect: b }`,
        ),
      ),
    ).toEqual([
      `11:62: error: the year 2023 ${outside}`,
      `11:80: error: the year ${LAST_YEAR + 2} ${outside}`,
      `11:86: error: the year 2024 ${twice}`,
    ]);
    expect(
      toldOf(
        oneHoliday(
          `rule: { date: 1 may }, moved: [{ year: 2023, date: 2023-05-02, cite: act }, { year: 2026, date: 2026-05-02, cite: act }, { year: 2026, date: 2026-05-02, cite: act }], cancelled: [{ year: 2026, cite: act }, { year: ${LAST_YEAR + 2}, cite: act }]`,
        ),
      ),
    ).toEqual([
      `11:66: error: the year 2023 ${outside}`,
      `11:156: error: the year 2026 ${twice}`,
      `11:214: error: the year 2026 ${twice}`,
      `11:241: error: the year ${LAST_YEAR + 2} ${outside}`,
    ]);
  });

  it('may be estimated and moved at once', () => {
    const keys =
      'rule: { date: 1 may }, estimated: [2027], moved: [{ year: 2027, date: 2027-05-03, cite: act }], watch: { authority: A, expect: b }';
    expect(toldOf(oneHoliday(keys))).toEqual([]);
  });

  it('of listed dates are legal years, by the legal date', () => {
    const listed = (dates: string): string[] =>
      toldOf(oneHoliday(`rule: { dates: [2026-05-01, ${dates}] }`));
    expect(
      listed(`2023-12-31, 2024-01-01, ${LAST_YEAR + 1}-12-31, ${LAST_YEAR + 2}-01-01`),
    ).toEqual([
      `11:33: error: 2023-12-31 ${outside}`,
      `11:33: error: ${LAST_YEAR + 2}-01-01 ${outside}`,
    ]);
    expect(
      listed(`{ date: ${LAST_YEAR + 2}-01-01, official_date: ${LAST_YEAR + 1}-12-31 }`),
    ).toEqual([]);
    expect(listed('{ date: 2024-01-01, official_date: 2023-12-31 }')).toEqual([
      `11:33: error: 2023-12-31 ${outside}`,
    ]);
  });

  it('have the dates that a move, or a neighbour’s, gives them', () => {
    const moves = [
      '{ year: 2024, date: 2026-05-02, cite: act }',
      '{ year: 2025, date: 2026-01-02, cite: act }',
      '{ year: 2027, date: 2025-12-31, cite: act }',
      `{ year: ${LAST_YEAR + 1}, date: ${LAST_YEAR}-12-31, cite: act }`,
    ];
    const far = 'it stands for; write a date of that year [wrong_year]';
    expect(toldOf(oneHoliday(`rule: { date: 1 may }, moved: [${moves.join(', ')}]`))).toEqual([
      `11:78: error: 2026-05-02 is far from the year 2024 ${far}`,
      `11:168: error: 2025-12-31 is far from the year 2027 ${far}`,
    ]);
  });
});

it('a weekend need not be known beyond the last year that the country holds', () => {
  const until = (year: number): string =>
    oneHoliday('rule: { date: 1 may }').replace(
      'weekend: [saturday, sunday]',
      `held_until: ${LAST_YEAR - 1}\nweekend: [{ days: [saturday, sunday], until: ${year}-12-31, cite: act }]`,
    );
  expect(toldOf(until(LAST_YEAR - 1))).toEqual([]);
  expect(toldOf(until(LAST_YEAR - 2)).join()).toMatch(/the later weekend is missing/u);
});
