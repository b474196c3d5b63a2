import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDED, addCountries } from '../../trials/drills/add-countries.ts';
import { type Answered, ProjectCopy, sourceCodes } from '../../trials/drills/project-copy.ts';
import { type Rolled, rollYear } from '../../trials/drills/roll-year.ts';
import { AFTER, FIRST, FIRST_YEAR, LAST, LAST_YEAR } from '../support/years.ts';

// The drills of "Add a country" and "The next year" (sources/README.md): a copy of the project gets two
// countries by source files alone, and another year by one line and sources; both in one release, which
// takes as long as all else. What the sites and the own tests of copies say, each with one of the two,
// `npm run trials -- new-countries next-year` shows.

const root = mkdtempSync(join(tmpdir(), 'redletter-drill-'));
const copy = new ProjectCopy(root);
const served = sourceCodes();
const grown = `${served.length + ADDED.length} countries`;
let rolled: Rolled;
/** A country that has the new year. */
let ready = '';
/** What the copy shows of its release. */
let shown: ReturnType<typeof look>;

function look() {
  const pin = '2026.11.3';
  return copy.look({
    countries: { target: '/v1/countries' },
    swedish: { target: '/v1/holidays?country=SE&year=2026' },
    polish: { target: '/v1/holidays?country=PL&year=2027' },
    is: { target: `/v1/is-business-day?date=${AFTER}&country=${ready}` },
    listed: { target: `/v1/holidays?year=${rolled.year}&country=${ready}` },
    added: { target: `/v1/add-business-days?date=${LAST}&days=200&country=${ready}` },
    counted: {
      target: `/v1/count-business-days?start=${FIRST}&end=${rolled.year}-12-31&country=${ready}`,
    },
    beyond: { target: `/v1/is-business-day?date=${rolled.year + 1}-01-01&country=${ready}` },
    noYear: { target: `/v1/holidays?year=${rolled.year + 1}&country=${ready}` },
    held: { target: `/v1/is-business-day?date=${AFTER}&country=AE` },
    heldEnd: { target: `/v1/add-business-days?date=${LAST}&days=1&country=AE` },
    heldYear: { target: `/v1/holidays?year=${rolled.year}&country=AE` },
    before: { target: `/v1/is-business-day?date=${AFTER}&country=${ready}`, pin },
    inside: { target: `/v1/is-business-day?date=2027-12-30&country=${ready}`, pin },
  });
}

beforeAll(() => {
  addCountries(copy);
  rolled = rollYear(copy);
  [ready = ''] = rolled.ready;
  const released = copy.release();
  expect(released.told.split('\n').filter((line) => line.includes(' error: '))).toEqual([]);
  expect(released.status, released.told).toBe(0);
  expect(released.out).toContain(grown);
  expect(released.out).toContain(`the release: last ${LAST} is now ${rolled.year}-12-31`);
  expect(released.out).toContain(`AE: held_until - is now ${LAST_YEAR}`);
  shown = look();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('updated countries have the new year, the others are held back', () => {
  expect(rolled.ready.length).toBeGreaterThan(2);
  expect(rolled.held).toContain('AE');
});

it('new countries are answered', () => {
  const { countries, swedish, polish } = shown.answers;
  expect(countries.body.countries?.map((each) => each.code)).toEqual([...served, ...ADDED].sort());
  const listed = ({ body }: Answered) =>
    body.holidays?.map(({ date, name }) => `${date} ${name.replace("'", '’')}`);
  expect(listed(swedish)).toEqual(
    expect.arrayContaining([
      '2026-01-06 Epiphany',
      '2026-06-20 Midsummer Day',
      '2026-10-31 All Saints’ Day',
    ]),
  );
  expect(listed(polish)).toEqual(
    expect.arrayContaining([
      '2027-05-03 Constitution Day',
      '2027-05-27 Corpus Christi',
      '2027-12-24 Christmas Eve',
    ]),
  );
});

it('llms.txt and the MCP server count and name them', () => {
  const { llms, mcp } = shown;
  expect(llms).toContain(`business days of ${grown}`);
  expect(llms).toMatch(/^- \[Poland\]\(.*\/pl\/\d{4}\.md\)/m);
  expect(llms).toMatch(/^- \[Sweden\]\(.*\/se\/\d{4}\.md\)/m);
  expect(mcp).toContain(`of ${grown},`);
});

/** A refusal as the contract has it. */
function refusal(code: string, message: string): Partial<Answered> {
  return { status: 400, body: { error: { code, message: expect.stringContaining(message) } } };
}

it('the new year is answered from its first day to its last, and refused beyond the range, the country or the release', () => {
  const { answers } = shown;
  const newRange = `${FIRST} to ${rolled.year}-12-31`;
  const oldRange = `${FIRST} to ${LAST}`;
  expect(answers.is).toMatchObject({ status: 200, body: { date: AFTER } });
  expect(answers.listed.body.holidays?.length).toBeGreaterThan(3);
  expect(String(answers.added.body.end_date) > `${rolled.year}-06`).toBe(true);
  expect(answers.counted.body.business_days).toBeGreaterThan(900);
  const { beyond, noYear, held, heldEnd, heldYear, before, inside } = answers;
  expect(beyond).toMatchObject(refusal('date_out_of_range', `within ${newRange}.`));
  expect(noYear).toMatchObject(refusal('invalid_year', `${LAST_YEAR} and ${rolled.year}`));
  expect(held).toMatchObject(refusal('date_out_of_range', `within ${oldRange}.`));
  expect(heldEnd).toMatchObject(refusal('date_out_of_range', `outside ${oldRange}:`));
  expect(heldYear).toMatchObject(refusal('invalid_year', `within ${oldRange}.`));
  expect(before).toMatchObject(refusal('date_out_of_range', '2025-01-01 to 2027-12-31.'));
  expect(inside).toMatchObject({ status: 200 });
});

it('the API’s documents name the new range, and nowhere the old one', () => {
  const { reference } = shown;
  expect(reference).toContain(`${FIRST} to ${rolled.year}-12-31`);
  expect(reference).not.toContain(`${FIRST} to ${LAST}`);
});

it('llms.txt names the new range, and the years of a country that is behind', () => {
  const { llms } = shown;
  expect(llms).toContain(`, ${FIRST_YEAR} to ${rolled.year}.`);
  expect(llms).toContain(`${FIRST} to ${rolled.year}-12-31 are refused`);
  const linesOf = (code: string) => llms.split('\n').filter((line) => line.includes(`/${code}/`));
  expect(linesOf(ready.toLowerCase()).join()).toMatch(new RegExp(` and ${rolled.year}(?:,|$)`));
  expect(linesOf('ae')).toHaveLength(1);
  expect(linesOf('ae').join()).not.toContain(String(rolled.year));
});

it('the npm package has the new countries, and the new year where there is one', async () => {
  const made = copy.run('packages/redletter/build/main.ts');
  expect(made.told).toBe('');
  const folder = pathToFileURL(join(root, 'packages/redletter/dist/package/')).href;
  for (const entry of ['index.js', 'all.js']) {
    const { calendar, joint } = await import(folder + entry);
    expect(calendar(ready).isBusinessDay(AFTER), entry).toBeTypeOf('boolean');
    expect(calendar(ready).next(LAST) > AFTER, entry).toBe(true);
    const refused = expect.objectContaining({ code: 'date_out_of_range' });
    expect(() => calendar('AE').isBusinessDay(AFTER), entry).toThrow(refused);
    expect(() => joint(ready, 'AE').isBusinessDay(AFTER), entry).toThrow(refused);
    expect(calendar('AE').next(LAST), entry).toBeNull();
  }
  const { calendar } = await import(`${folder}se.js`);
  expect(calendar('SE').isBusinessDay('2026-06-19')).toBe(true);
  const { description } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  expect(description).toMatch(new RegExp(`^Business days of ${grown}`));
  const { ask } = await import(`${folder}answers.js`);
  const all = await import(`${folder}all.js`);
  const question = `/v1/holidays?year=${rolled.year}&country=`;
  expect(ask(all, question + ready).body.holidays.length).toBeGreaterThan(3);
  expect(() => ask(all, `${question}AE`)).toThrow(`within ${FIRST} to ${LAST}`);
});

it('so has the one for Python', { tags: ['python3'] }, () => {
  expect(copy.run('packages/redletter-python/build/main.ts').status).toBe(0);
  const program = `
import redletter
def tried(question):
    try:
        return redletter.ask(question).body()
    except redletter.RedletterError as error:
        return error.code
ready, held = redletter.calendar("${ready}"), redletter.calendar("AE")
print(ready.next("${LAST}") > "${AFTER}", held.next("${LAST}"))
print(max(each["date"] for each in ready.holidays())[:4], max(each["date"] for each in held.holidays())[:4])
print(tried("/v1/is-business-day?date=${AFTER}&country=AE"))
print(tried("/v1/add-business-days?date=${LAST}&days=1&country=AE"))
print(tried("/v1/count-business-days?start=${FIRST}&end=${AFTER}&country=AE"))
print(tried("/v1/holidays?year=${LAST_YEAR + 1}&country=AE"))
`;
  // Python imports a wheel as it is.
  const [wheel = ''] = globSync('packages/redletter-python/dist/*.whl', { cwd: root });
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', program], {
    env: { ...process.env, PYTHONPATH: join(root, wheel) },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'True None',
    `${rolled.year} ${LAST_YEAR}`,
    'date_out_of_range',
    'date_out_of_range',
    'date_out_of_range',
    'invalid_year',
  ]);
});
