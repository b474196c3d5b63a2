import { describe, expect, it } from 'vitest';
import { oneHoliday, told } from '../../support/pipeline/toyland.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../support/years.ts';

const SOURCE = oneHoliday('regions: [AA, BB], rule: { announced: csv }');
const HEADER = 'id,date,accuracy,cite,official_date,regions\n';

/** The diagnostics for a table beside Toyland's source, without file names or missing years. */
function toldOf(csv: string, yaml: string = SOURCE): string[] {
  return told({ 'XX.yaml': yaml, 'XX.dates.csv': csv })
    .filter((line) => !line.endsWith('[not_announced]'))
    .map((line) => line.replace(/^sources\/XX\.dates\.csv:/u, ''));
}

describe('the fields of a row', () => {
  it('are each reported when wrong, with what to write instead', () => {
    expect(toldOf(`${HEADER}dya,2026-02-30,certain,atc,may,AA XX CC\n`)).toEqual([
      '2:1: error: "dya" is not a holiday of XX; did you mean "day"? [unknown_id]',
      '2:5: error: "2026-02-30" is not a date; february 2026 has 28 days; write one from 1 to 28 [invalid_value]',
      '2:16: error: "certain" is not an accuracy; write one of exact, estimated [invalid_value]',
      '2:24: error: "atc" is not a citation of XX; did you mean "act"? [unknown_citation]',
      '2:28: error: "may" is not a date; write it like 2026-06-15 [invalid_value]',
      '2:32: error: "XX" is not a region of XX; write one of AA, BB, CC; separate regions with one space [unknown_region]',
    ]);
    expect(
      toldOf(`${HEADER}day,2026-05-01,,law,,CC\nother,2026-05-02,estimatd,act,,AA  BB\n`),
    ).toEqual([
      '2:16: error: "" is not an accuracy; write one of exact, estimated [invalid_value]',
      '2:17: error: "law" is not a citation of XX; write one of act [unknown_citation]',
      '2:22: error: day is not kept in CC; write one of AA, BB [unknown_region]',
      '3:1: error: "other" is not a holiday of XX; write one of day [unknown_id]',
      '3:18: error: "estimatd" is not an accuracy; did you mean "estimated"? [invalid_value]',
      '3:32: error: "" is not a region of XX; write one of AA, BB, CC; separate regions with one space [unknown_region]',
    ]);
    expect(toldOf('id,date,accuracy,cite\nday,2026-05-01,exact,\n')).toEqual([
      '2:22: error: "" is not a citation of XX; write one of act [unknown_citation]',
    ]);
  });

  it('have a doubt that people can be shown', () => {
    expect(
      toldOf('id,date,accuracy,cite,doubt\nday,2026-05-01,exact,act,=1+1\n').filter((line) =>
        line.startsWith('2:'),
      ),
    ).toEqual([
      '2:26: error: the text begins with "=", which spreadsheets take for a formula; begin with a letter or a digit [invalid_value]',
    ]);
  });

  it('may name regions only where the country has some', () => {
    const without = oneHoliday('rule: { announced: csv }').replace(/regions: .*\n/u, '');
    expect(toldOf(`${HEADER}day,2026-05-01,exact,act,,AA\n`, without)).toEqual([
      '2:27: error: "AA" is not a region of XX; separate regions with one space [unknown_region]',
    ]);
    const nationwide = oneHoliday('rule: { announced: csv }');
    expect(toldOf(`${HEADER}day,2026-05-01,exact,act,,AA CC\n`, nationwide)).toEqual([]);
  });

  it('are taken as written: a space is a character', () => {
    expect(toldOf(`${HEADER} day,2026-05-01 ,exact,act,,\n`)).toEqual([
      '2:1: error: " day" is not a holiday of XX; did you mean "day"? [unknown_id]',
      '2:6: error: "2026-05-01 " is not a date; write 2026-05-01 [invalid_value]',
    ]);
  });
});

describe('rows', () => {
  it('give a holiday one date in the same regions; empty lines count as lines', () => {
    expect(
      toldOf(`${HEADER}day,2026-05-01,exact,act,,AA
day,2026-05-01,exact,act,,BB

day,2026-05-01,estimated,act,2026-05-02,AA
day,2025-05-01,exact,act,,
day,2025-05-01,exact,act,,
`),
    ).toEqual([
      '5:5: error: "day" on 2026-05-01 is already on line 2; remove one [duplicate_row]',
      '7:5: error: "day" on 2025-05-01 is already on line 6; remove one [duplicate_row]',
    ]);
  });

  it(`are of the legal years ${FIRST_YEAR - 1} to ${LAST_YEAR + 1}, by their legal date`, () => {
    const outside = (year: number): string =>
      `error: the year ${year} is outside ${FIRST_YEAR - 1} to ${LAST_YEAR + 1}; only these are served [wrong_year]`;
    expect(
      toldOf(`${HEADER}day,2023-12-31,exact,act,,
day,2024-01-01,exact,act,,
day,${LAST_YEAR + 1}-12-31,exact,act,,
day,${LAST_YEAR + 2}-01-01,exact,act,,
day,2026-05-01,exact,act,,
`),
    ).toEqual([`2:5: ${outside(2023)}`, `5:5: ${outside(LAST_YEAR + 2)}`]);
    expect(
      toldOf(`${HEADER}day,2023-12-31,exact,act,2024-01-01,
day,2025-12-31,exact,act,2026-01-01,
day,${LAST_YEAR + 2}-01-01,exact,act,${LAST_YEAR + 1}-12-31,
day,${LAST_YEAR + 1}-12-31,exact,act,${LAST_YEAR + 2}-01-02,
`),
    ).toEqual([`5:5: ${outside(LAST_YEAR + 2)}`]);
  });

  it('have as many fields as the header', () => {
    const fields = (count: number): string =>
      `error: the row has ${count} fields and the header has 4; write id,date,accuracy,cite [csv_row]`;
    const quotes = (row: string): string =>
      `error: the row "${row}" has a quote that does not end, or a stray one; quotes are only needed around a comma [csv_row]`;
    expect(
      toldOf(`id,date,accuracy,cite
day,2026-05-01,exact
day,2026-05-01,exact,act,
"day,2026-05-01,exact,act
d"ay,2026-05-01,exact,act
"day"x,2026-05-01,exact,act
"day","2026-05-01",exact,"act"
`),
    ).toEqual([
      `2:1: ${fields(3)}`,
      `3:1: ${fields(5)}`,
      `4:1: ${quotes('"day,2026-05-01,exact,act')}`,
      `5:1: ${quotes('d"ay,2026-05-01,exact,act')}`,
      `6:1: ${quotes('"day"x,2026-05-01,exact,act')}`,
    ]);
  });

  it('may hold commas and quotes between quotes; columns are counted in characters', () => {
    expect(toldOf('id,date,accuracy,cite\n"a,""b"" é𝒳",2026-05-32,exact,act\n')).toEqual([
      '2:1: error: "a,"b" é𝒳" is not a holiday of XX; write one of day [unknown_id]',
      '2:14: error: "2026-05-32" is not a date; may 2026 has 31 days; write one from 1 to 31 [invalid_value]',
    ]);
  });
});

describe('the header', () => {
  it.each([
    '',
    'id,date,accuracy',
    'date,id,accuracy,cite',
    'id,date,accuracy,cite,cite',
    'id,date,accuracy,cite,regions,official_date',
    'id,date,accuracy,cite,regions,regions',
    'id,date,accuracy,cite,note',
    'id,date,accuracy,cite,doubt,regions',
  ])('"%s" is not one', (header) => {
    expect(toldOf(`${header}\nday,2026-05-01,exact,act\n`)).toContain(
      `1:1: error: the header row is "${header}"; write "id,date,accuracy,cite", then as needed official_date, regions, doubt [csv_header]`,
    );
  });

  it.each([
    'id,date,accuracy,cite\nday,2026-05-01,exact,act',
    'id,date,accuracy,cite,regions\nday,2026-05-01,exact,act,AA',
    'id,date,accuracy,cite,official_date\nday,2026-05-01,exact,act,2026-05-02',
  ])('may omit the columns that are not needed: %j', (csv) => {
    expect(toldOf(csv)).toEqual([]);
  });
});
