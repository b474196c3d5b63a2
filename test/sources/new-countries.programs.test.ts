import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDED, addCountries } from '../support/drill/add-countries.ts';
import { ProjectCopy, sourceCodes } from '../support/drill/project-copy.ts';

// A drill: two countries more by source files alone (test/support/drill), in a copy of the project. Their
// pages, and the copy's own tests, are looked at by `npm run trials -- new-countries`.

const root = mkdtempSync(join(tmpdir(), 'redletter-drill-'));
const copy = new ProjectCopy(root);
const held = sourceCodes();

beforeAll(() => addCountries(copy));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('they are checked and released like every other', () => {
  const released = copy.release();
  expect(released.told.split('\n').filter((line) => line.includes(' error: '))).toEqual([]);
  expect(released.status).toBe(0);
  expect(released.out).toContain(`${held.length + ADDED.length} countries`);
});

it('they are answered', () => {
  const [countries, ...listed] = copy.ask([
    { target: '/v1/countries' },
    { target: '/v1/holidays?country=SE&year=2026' },
    { target: '/v1/holidays?country=PL&year=2027' },
  ]);
  expect(countries?.body.countries?.map((each) => each.code)).toEqual([...held, ...ADDED].sort());
  const [swedish, polish] = listed.map(({ body }) =>
    body.holidays?.map(({ date, name }) => `${date} ${name.replace("'", '’')}`),
  );
  expect(swedish).toEqual(
    expect.arrayContaining([
      '2026-01-06 Epiphany',
      '2026-06-20 Midsummer Day',
      '2026-10-31 All Saints’ Day',
    ]),
  );
  expect(polish).toEqual(
    expect.arrayContaining([
      '2027-05-03 Constitution Day',
      '2027-05-27 Corpus Christi',
      '2027-12-24 Christmas Eve',
    ]),
  );
});

it('the package has them, and its description counts them', async () => {
  expect(copy.run('packages/redletter/build/main.ts').told).toBe('');
  const folder = join(root, 'packages/redletter/dist/package');
  const { calendar } = await import(pathToFileURL(join(folder, 'se.js')).href);
  expect(calendar('SE').isBusinessDay('2026-06-19')).toBe(true);
  const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(description).toMatch(
    new RegExp(`^Business days of ${held.length + ADDED.length} countries`),
  );
});

it('what is said of the service counts and names them', () => {
  const { llms, mcp } = copy.told();
  const countries = `${held.length + ADDED.length} countries`;
  expect(llms).toContain(`business days of ${countries}`);
  expect(llms).toMatch(/^- \[Poland\]\(.*\/pl\/\d{4}\.md\)/m);
  expect(llms).toMatch(/^- \[Sweden\]\(.*\/se\/\d{4}\.md\)/m);
  expect(mcp).toContain(`of ${countries},`);
});
