import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answered, ProjectCopy } from '../support/drill/project-copy.ts';
import { type Rolled, rollYear } from '../support/drill/roll-year.ts';
import { AFTER, FIRST, FIRST_YEAR, LAST, LAST_YEAR } from '../support/years.ts';

// The drill of "The next year" (sources/README.md): a copy of the project gets another year by one line
// and by sources. What its site and its own tests say of it, `npm run trials -- next-year` shows.

const root = mkdtempSync(join(tmpdir(), 'redletter-drill-'));
const copy = new ProjectCopy(root);
let rolled: Rolled;
/** A country that has the new year. */
let ready = '';

beforeAll(() => {
  rolled = rollYear(copy);
  [ready = ''] = rolled.ready;
  const released = copy.release();
  expect(released.told.split('\n').filter((line) => line.includes(' error: '))).toEqual([]);
  expect(released.status).toBe(0);
  expect(released.out).toContain(`the range: last ${LAST} is now ${rolled.year}-12-31`);
  expect(released.out).toContain(`AE: held_until - is now ${LAST_YEAR}`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('countries that are written have the new year, those that are not are held back', () => {
  expect(rolled.ready.length).toBeGreaterThan(2);
  expect(rolled.held).toContain('AE');
});

/** A refusal as the contract has it. */
function refusal(code: string, message: string): Partial<Answered> {
  return { status: 400, body: { error: { code, message: expect.stringContaining(message) } } };
}

it('the new year is answered from its first day to its last, and refused beyond the range, the country or the release', () => {
  const newRange = `${FIRST} to ${rolled.year}-12-31`;
  const oldRange = `${FIRST} to ${LAST}`;
  const pin = '2026.11.3';
  const [is, listed, added, counted, ...others] = copy.ask([
    { target: `/v1/is-business-day?date=${AFTER}&country=${ready}` },
    { target: `/v1/holidays?year=${rolled.year}&country=${ready}` },
    { target: `/v1/add-business-days?date=${LAST}&days=200&country=${ready}` },
    { target: `/v1/count-business-days?start=${FIRST}&end=${rolled.year}-12-31&country=${ready}` },
    { target: `/v1/is-business-day?date=${rolled.year + 1}-01-01&country=${ready}` },
    { target: `/v1/holidays?year=${rolled.year + 1}&country=${ready}` },
    { target: `/v1/is-business-day?date=${AFTER}&country=AE` },
    { target: `/v1/add-business-days?date=${LAST}&days=1&country=AE` },
    { target: `/v1/holidays?year=${rolled.year}&country=AE` },
    { target: `/v1/is-business-day?date=${AFTER}&country=${ready}`, pin },
    { target: `/v1/is-business-day?date=2027-12-30&country=${ready}`, pin },
  ]);
  expect(is).toMatchObject({ status: 200, body: { date: AFTER } });
  expect(listed?.body.holidays?.length).toBeGreaterThan(3);
  expect(String(added?.body.end_date) > `${rolled.year}-06`).toBe(true);
  expect(counted?.body.business_days).toBeGreaterThan(900);
  const [beyond, noYear, held, heldEnd, heldYear, before, inside] = others;
  expect(beyond).toMatchObject(refusal('date_out_of_range', `within ${newRange}.`));
  expect(noYear).toMatchObject(refusal('invalid_year', `${LAST_YEAR} and ${rolled.year}`));
  expect(held).toMatchObject(refusal('date_out_of_range', `within ${oldRange}.`));
  expect(heldEnd).toMatchObject(refusal('date_out_of_range', `outside ${oldRange}:`));
  expect(heldYear).toMatchObject(refusal('invalid_year', `within ${oldRange}.`));
  expect(before).toMatchObject(refusal('date_out_of_range', '2025-01-01 to 2027-12-31.'));
  expect(inside).toMatchObject({ status: 200 });
});

it('what is said of the API names the new range, and nowhere the old one', () => {
  const { out, told } = copy.run(
    '--input-type=module',
    '--eval',
    `const { PARAMETER_SCHEMAS } = await import('./src/api/schemas/parameters.ts');
     const { ERROR_TABLE } = await import('./src/api/error-table.ts');
     const { ENDPOINT_NOTES } = await import('./src/api/endpoints/endpoint-notes.ts');
     const { z } = await import('zod');
     const schemas = Object.values(PARAMETER_SCHEMAS).map((each) => z.toJSONSchema(each));
     console.log(JSON.stringify([schemas, ERROR_TABLE, ENDPOINT_NOTES]));`,
  );
  expect(told).toBe('');
  expect(out).toContain(`${FIRST} to ${rolled.year}-12-31`);
  expect(out).not.toContain(`${FIRST} to ${LAST}`);
});

it('the list for programs that read names the new range, and of a country that is behind its own years', () => {
  const { llms } = copy.told();
  expect(llms).toContain(`, ${FIRST_YEAR} to ${rolled.year}.`);
  expect(llms).toContain(`${FIRST} to ${rolled.year}-12-31 are refused`);
  const linesOf = (code: string) => llms.split('\n').filter((line) => line.includes(`/${code}/`));
  expect(linesOf(ready.toLowerCase()).join()).toMatch(new RegExp(` and ${rolled.year}(?:,|$)`));
  expect(linesOf('ae')).toHaveLength(1);
  expect(linesOf('ae').join()).not.toContain(String(rolled.year));
});

it('the package for npm has the new year where there is one', async () => {
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
  const { ask } = await import(`${folder}answers.js`);
  const all = await import(`${folder}all.js`);
  const question = `/v1/holidays?year=${rolled.year}&country=`;
  expect(ask(all, question + ready).body.holidays.length).toBeGreaterThan(3);
  expect(() => ask(all, `${question}AE`)).toThrow(`within ${FIRST} to ${LAST}`);
});

it('so has the one for Python', () => {
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
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', program], {
    cwd: join(root, 'packages/redletter-python/dist/source'),
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
