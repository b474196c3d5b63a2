import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editorSchemaText, SCHEMA_FILES } from '../../../pipeline/checks/files/editor-schemas.ts';
import { checkCommand } from '../../../pipeline/commands/check.ts';
import { previewCommand } from '../../../pipeline/commands/preview.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { schemaCommand } from '../../../pipeline/commands/schema.ts';
import { showCommand } from '../../../pipeline/commands/show.ts';
import { toyland } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';

const SOURCE = toyland(`default_observance: none
holidays:
  - { id: may-day, name: May Day, rule: { date: 1 may }, cite: act }
  - { id: fair, name: Fair, regions: [AA], rule: { dates: [2027-06-06] }, cite: act }
`);

describe('show', () => {
  it.each([
    [['xx', '2027'], ['Sat 2027-05-01 (weekend)  May Day  [may-day, public, exact, act]']],
    [
      ['XX-AA', '2027'],
      [
        'Sat 2027-05-01 (weekend)  May Day  [may-day, public, exact, act]',
        'Sun 2027-06-06 (weekend)  Fair  [fair, regional, exact, act]',
      ],
    ],
  ])('%j', async (words, lines) => {
    expect(await workshop(SOURCE).run(showCommand, ...words)).toEqual({
      code: 0,
      out: lines,
      complaints: [],
    });
  });

  it('shows the legal date, the local name and every citation', async () => {
    const source = toyland(`languages: [de]
default_observance: none
holidays:
  - { id: fair, name: Fair, names: { de: Markt }, regions: [BB], rule: { dates: [{ date: 2026-06-02, official_date: 2026-06-01, accuracy: estimated, cite: law }] }, watch: { authority: A, expect: b }, cite: act }
  - { id: day, name: Day, rule: { dates: [2025-06-02, 2026-06-03] }, cite: act }
`).replace('  act:', '  law: { title: Law, url: https://example.org/law }\n  act:');
    expect(await workshop(source).run(showCommand, 'xx-bb')).toEqual({
      code: 0,
      out: [
        'Mon 2025-06-02  Day  [day, public, exact, act]',
        'Tue 2026-06-02 for 2026-06-01  Fair / Markt  [fair, regional, estimated, law act]',
        'Wed 2026-06-03  Day  [day, public, exact, act]',
      ],
      complaints: [],
    });
  });

  it('shows as much as it can of a source with errors, after the errors', async () => {
    const source = SOURCE.replace('cite: act }\n  - { id: fair', 'cite: atc }\n  - { id: fair');
    const { code, out, complaints } = await workshop(
      source.replace('[2027-06-06]', '[2026-06-05, 2026-06-06]'),
    ).run(showCommand, 'XX-AA', '2026');
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'Fri 2026-05-01  May Day  [may-day, public, exact, atc]',
        'Fri 2026-06-05  Fair  [fair, regional, exact, act]',
        'Sat 2026-06-06 (weekend)  Fair  [fair, regional, exact, act]',
      ],
    });
    expect(complaints).toEqual([
      'sources/XX.yaml:11:64: error: "atc" is not a citation of this file; did you mean "act"? [unknown_citation]',
      'sources/XX.yaml:12:11: error: fair has two dates in 2026 in AA, 2026-06-05 and 2026-06-06; give the second day a holiday and an id of its own [several_dates]',
    ]);
  });

  it.each([
    [['GBR'], 'name a calendar: npm run data -- show GB, or show GB-ENG 2026'],
    [['XX-ABCD'], 'name a calendar: npm run data -- show GB, or show GB-ENG 2026'],
    [['XX', '2026', 'too'], '"too" is one word too many; remove it'],
    [[], 'name a calendar: npm run data -- show GB, or show GB-ENG 2026'],
    [['XX-ZZ'], 'XX has no region ZZ; its regions are AA, BB, CC'],
    [
      ['YY'],
      'sources/YY.yaml:1:1: error: the file cannot be read; check that it is there [unreadable_file]',
    ],
    [['XX', '--all'], '"--all" is not an option of this command; it has none'],
  ])('refuses %j in one line', async (words, line) => {
    expect(await workshop(SOURCE).run(showCommand, ...words)).toEqual({
      code: 1,
      out: [],
      complaints: [line],
    });
  });
});

describe('check', () => {
  it('summarises in one line what was checked, and names the next step', async () => {
    const shop = workshop(SOURCE);
    shop.write('sources/YY.yaml', SOURCE.replace('country: XX', 'country: YY'));
    shop.write(
      'sources/official/XX.yaml',
      '- { title: The list, url: https://example.org/list, transcribed: 2026-11-20, seen: a copy, calendars: [XX, XX-BB], years: [2025, 2026, 2027], weekdays_only: true, dates: { 2025-05-01: May Day, 2026-05-01: May Day } }\n',
    );
    expect(await shop.run(checkCommand)).toEqual({
      code: 0,
      out: [
        '2 countries, 6 regions; 6 calendar years compared with official lists, 0 calendars with date-holidays (0 rulings applied); 0 errors, 0 warnings',
        'no release yet; to make the first one: npm run data -- release',
      ],
      complaints: [],
    });
    shop.write('sources/YY.yaml', SOURCE);
    const { code, out, complaints } = await shop.run(checkCommand);
    expect(code).toBe(1);
    expect(out[0]).toMatch(/^1 countries, 3 regions; .*; 1 errors, 0 warnings$/u);
    expect(complaints).toEqual([expect.stringMatching(/\[wrong_country\]$/u)]);
  });
});

describe('the words of a command', () => {
  it.each([
    [
      ['--al'],
      '"--al" is not an option of this command; write one of --date, --reason, --reasons, --texts',
    ],
    [['--dat=2026-11-20'], '"--dat" is not an option of this command; did you mean "--date"?'],
    [['--texts=yes'], 'an option lacks its value, or has one that it does not take'],
    [
      ['--date'],
      'an option lacks its value, or has one that it does not take; write --date and then the value',
    ],
    [['2026'], '"2026" is one word too many; remove it'],
    [['--date', '2026-02-30'], '"2026-02-30" is not a date; write --date like 2026-11-20'],
  ])('release %j says what is wrong', async (words, line) => {
    expect(await workshop(SOURCE).run(releaseCommand, ...words)).toEqual({
      code: 1,
      out: [],
      complaints: [line],
    });
  });

  it('an option and its value may be one word', async () => {
    const shop = workshop(SOURCE);
    const { code, out } = await shop.run(releaseCommand, '--date=2026-10-01');
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('released 2026.10.1: 1 countries, the first release');
  });
});

describe('schema', () => {
  it('takes no words', async () => {
    expect(await workshop(SOURCE).run(schemaCommand, 'now')).toEqual({
      code: 1,
      out: [],
      complaints: ['"now" is one word too many; remove it'],
    });
  });

  it('writes the editor schema and the names of places beside the sources', async () => {
    const shop = workshop(SOURCE);
    shop.write('sources/places/XX.yaml', 'names: [Toys]\ncities: { Port: {} }\n');
    shop.write('sources/country.schema.json', '{}');
    expect(await shop.run(schemaCommand)).toEqual({
      code: 0,
      out: [...SCHEMA_FILES, 'place-names.json'].map((name) => `wrote sources/${name}`),
      complaints: [],
    });
    const written = readFileSync(join(shop.folder, 'sources/country.schema.json'), 'utf8');
    expect(written).toBe(editorSchemaText());
    const names = readFileSync(join(shop.folder, 'sources/place-names.json'), 'utf8');
    expect(JSON.parse(names)).toEqual({
      XX: { names: ['Toys'], regions: {}, cities: [['Port', null, []]] },
    });
  });

  it('accepts what an editor reads as a number', () => {
    const { properties } = JSON.parse(editorSchemaText());
    const holiday = properties.holidays.items.properties;
    expect(holiday.estimated.items.type).toEqual(['string', 'integer']);
    expect(holiday.rule.properties.easter.type).toEqual(['string', 'integer']);
    expect(holiday.rule).toMatchObject({ minProperties: 1, maxProperties: 1 });
    expect(properties.week_starts.enum).toContain('monday');
  });
});

describe('preview', () => {
  it.each([
    [[], ['name a country: npm run data -- preview GB']],
    [['YY'], ['there is no source file sources/YY.yaml']],
  ])('refuses %j', async (words, complaints) => {
    expect(await workshop(SOURCE).run(previewCommand, ...words)).toEqual({
      code: 1,
      out: [],
      complaints,
    });
  });

  it('reports the errors of the country, and starts and writes nothing', async () => {
    const shop = workshop(SOURCE.replace('1 may', '32 may'));
    const { code, complaints } = await shop.run(previewCommand, 'xx');
    expect(code).toBe(1);
    expect(complaints[0]).toContain('"32 may" is not a day of a month');
    expect(existsSync(join(shop.folder, 'artifacts'))).toBe(false);
  });
});
