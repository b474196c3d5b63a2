import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCommand } from '../../../../pipeline/commands/check.ts';
import { newCommand } from '../../../../pipeline/commands/edit/new.ts';
import { inToyYears, toyland } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

const SOURCE = toyland(
  'default_observance: none\nholidays:\n  - { id: day, name: Day, rule: { date: 1 may }, cite: act }\n',
);

it('creates a country with what is known of it, and check asks for each missing part at its place', async () => {
  const shop = workshop(SOURCE);
  const { code, out } = await shop.run(newCommand, 'se');
  expect([code, out.slice(0, 3)]).toEqual([
    0,
    ['wrote sources/SE.yaml', 'wrote sources/official/SE.yaml', 'wrote sources/rulings/SE.yaml'],
  ]);
  expect(out.slice(5).map((line) => line.slice(0, 28))).toEqual([
    '   Time zone, language and w',
    '2. npm run data -- check SE,',
    '   the rulings that the seco',
    '3. sources/official/SE.yaml:',
    '4. npm run data -- announce ',
    '5. npm run data -- diff, for',
  ]);
  const written = readFileSync(join(shop.folder, 'sources/SE.yaml'), 'utf8');
  expect(written).toContain('name: Sweden\ntimezone: Europe/Stockholm\nlanguages: [sv]\n');
  expect(written).toContain('weekend: [saturday, sunday]\nweek_starts: monday\n');
  const { complaints } = await shop.run(checkCommand, 'SE');
  expect(complaints.map((line) => /:(\d+):\d+: error: (.*?)[;[]/u.exec(line)?.slice(1))).toEqual([
    ['10', 'the text is empty'],
    ['14', 'the text is empty'],
    ['16', '"" must be a web address beginning with https:// '],
    ['21', 'the text is empty'],
  ]);
});

it('becomes a country that check accepts once the gaps are filled', async () => {
  const shop = workshop(SOURCE);
  await shop.run(newCommand, 'TO');
  const path = 'sources/TO.yaml';
  const filled = readFileSync(join(shop.folder, path), 'utf8')
    .replace('how_days_move: ""', 'how_days_move: They stay.')
    .replace('title: ""', 'title: Public Holidays Act\n    read: 2026-11-20')
    .replace('url: ""', 'url: https://example.org/act')
    .replace(/names: \{ (\w+): "" \}/u, 'names: { $1: Taʻu Foʻou }');
  shop.write(path, inToyYears(filled));
  const { complaints } = await shop.run(checkCommand, 'TO');
  expect(complaints.filter((line) => line.startsWith(path))).toEqual([]);
  expect(complaints.length).toBeGreaterThan(0);
});

it('lists the time zones of a country that has several, for a choice', async () => {
  const shop = workshop(SOURCE);
  await shop.run(newCommand, 'PT');
  expect(readFileSync(join(shop.folder, 'sources/PT.yaml'), 'utf8')).toContain(
    'timezone:  # one of Atlantic/Azores, Atlantic/Madeira, Europe/Lisbon\n',
  );
});

it('overwrites nothing', async () => {
  const shop = workshop(SOURCE);
  expect(await shop.run(newCommand, 'XX')).toMatchObject({ code: 1 });
  shop.write('sources/rulings/SE.yaml', '# mine\n');
  expect((await shop.run(newCommand, 'SE')).out).toContain(
    'already exists, and stays: sources/rulings/SE.yaml',
  );
  expect(readFileSync(join(shop.folder, 'sources/rulings/SE.yaml'), 'utf8')).toBe('# mine\n');
  expect((await shop.run(newCommand, 'SE')).complaints).toEqual([
    'sources/SE.yaml already exists; nothing was written',
  ]);
});

it.each([
  [[], 'no country is named; write two letters: npm run data -- new SE'],
  [['XX'], '"XX" is not a country code of ISO 3166-1; write two letters: npm run data -- new SE'],
  [['EU'], '"EU" is not a country code of ISO 3166-1; write two letters: npm run data -- new SE'],
  [['SWE'], '"SWE" is not a country code of ISO 3166-1; write two letters: npm run data -- new SE'],
  [
    ['Sweden'],
    '"SWEDEN" is not a country code of ISO 3166-1; write two letters: npm run data -- new SE',
  ],
])('refuses %j', async (words, line) => {
  const shop = workshop(SOURCE);
  expect(await shop.run(newCommand, ...words)).toEqual({ code: 1, out: [], complaints: [line] });
  expect(existsSync(join(shop.folder, 'sources/EU.yaml'))).toBe(false);
});
