import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewCommand } from '../../../pipeline/commands/preview.ts';
import { schemaCommand } from '../../../pipeline/commands/schema.ts';
import { showCommand } from '../../../pipeline/commands/show.ts';
import { editorSchemaText } from '../../../pipeline/country/editor-schema.ts';
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

  it.each([
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

describe('schema', () => {
  it('writes the editor schema beside the sources', async () => {
    const shop = workshop(SOURCE);
    shop.write('sources/country.schema.json', '{}');
    expect((await shop.run(schemaCommand)).code).toBe(0);
    const written = readFileSync(join(shop.folder, 'sources/country.schema.json'), 'utf8');
    expect(written).toBe(editorSchemaText());
  });

  it('takes what an editor reads as a number for what it is to us', () => {
    const { properties } = JSON.parse(editorSchemaText());
    const holiday = properties.holidays.items.properties;
    expect(holiday.from.type).toEqual(['string', 'integer']);
    expect(holiday.rule.properties.easter.type).toEqual(['string', 'integer']);
    expect(holiday.rule).toMatchObject({ minProperties: 1, maxProperties: 1 });
    expect(properties.weekend.items.enum).toContain('monday');
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

  it('tells the errors of the country, and starts and writes nothing', async () => {
    const shop = workshop(SOURCE.replace('1 may', '32 may'));
    const { code, complaints } = await shop.run(previewCommand, 'xx');
    expect(code).toBe(1);
    expect(complaints[0]).toContain('"32 may" is not a day of a month');
    expect(existsSync(join(shop.folder, 'artifacts'))).toBe(false);
  });
});
