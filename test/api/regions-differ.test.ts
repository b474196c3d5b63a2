import { expect, test } from 'vitest';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { dataSetOf, directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { Random } from '../support/random.ts';
import { type Parameters, referenceBody } from '../support/world/reference.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';

const FIELD = 'x-regions-differ';

async function ask(world: readonly CountryArtifact[], endpoint: string, query: Parameters) {
  const lane = directLane(serviceOver(OPEN_GATE, dataSetOf(world)));
  return await lane.send(get(`/v1/${endpoint}?${new URLSearchParams(query)}`));
}

/** Contract 10.9, one date and one region at a time. */
function expected(world: readonly CountryArtifact[], country: string, dates: readonly string[]) {
  const artifact = world.find((each) => each.country === country);
  const works = (date: string, region?: string): boolean => {
    const place = region === undefined ? { country } : { country, region };
    const body = referenceBody(world, 'is-business-day', { date, ...place });
    return (body as { is_business_day: boolean }).is_business_day;
  };
  const off = dates
    .filter((date) => works(date))
    .map((date) => (artifact?.regions ?? []).filter(({ code }) => !works(date, code)))
    .filter((regions) => regions.length > 0);
  const codes = [...new Set(off.flat().map(({ code }) => code))].sort();
  if (off.length === 0) return undefined;
  return `dates=${off.length}, regions=(${codes.map((code) => `"${code}"`).join(' ')})`;
}

/** The dates from one to another, the first left out, in either direction. */
function traversed(start: string, end: string): string[] {
  const dates: string[] = [];
  const step = start < end ? 1 : -1;
  for (let day = start; day !== end; ) {
    day = Temporal.PlainDate.from(day).add({ days: step }).toString();
    dates.push(day);
  }
  return dates;
}

test.each([
  ['AA', '2026-06-01', undefined],
  ['AA', '2026-06-02', 'dates=1, regions=("X1" "YYY")'],
  ['AA', '2026-08-16', undefined],
  ['CC', '2025-01-02', 'dates=1, regions=("01")'],
  ['BB', '2026-03-23', undefined],
])('for %s on %s it is %j', async (country, date, value) => {
  const { headers } = await ask(TOY_COUNTRIES, 'is-business-day', { country, date });
  expect(headers.get(FIELD)).toBe(value);
});

test('it is absent with a region, on full lists and on errors', async () => {
  const of = async (endpoint: string, query: Parameters) =>
    (await ask(TOY_COUNTRIES, endpoint, { country: 'AA', ...query })).headers.has(FIELD);
  expect(await of('is-business-day', { date: '2026-06-02' })).toBe(true);
  expect(await of('is-business-day', { date: '2026-06-02', region: 'X1' })).toBe(false);
  expect(await of('holidays', { year: '2026' })).toBe(true);
  expect(await of('holidays', { year: '2026', region: 'X1' })).toBe(false);
  expect(await of('countries', {})).toBe(false);
  expect(await of('is-business-day', { date: '2026-06-32' })).toBe(false);
});

test('random questions give the regions that a walk over dates and regions finds', async () => {
  const random = new Random(11);
  const { countries } = loadNewestRelease('artifacts');
  const world = countries.filter(({ country }) => ['US', 'GB', 'CH'].includes(country));
  const lane = directLane(serviceOver(OPEN_GATE, dataSetOf(world)));
  let differing = 0;
  for (let asked = 0; asked < 150; asked++) {
    const country = random.pick(['US', 'GB', 'CH']);
    const start = Temporal.PlainDate.from('2026-06-01').add({ days: random.below(300) });
    const days = random.below(41) - 20;
    const query = { country, date: start.toString(), days: String(days) };
    const added = await lane.send(get(`/v1/add-business-days?${new URLSearchParams(query)}`));
    const { start_date: from, end_date: to } = JSON.parse(added.body);
    const value = expected(world, country, traversed(from, to));
    if (value !== undefined) differing++;
    expect([query, added.headers.get(FIELD)]).toEqual([query, value]);
    const span = new URLSearchParams({ country, start: from, end: to });
    const counted = await lane.send(get(`/v1/count-business-days?${span}`));
    expect([query, counted.headers.get(FIELD)]).toEqual([query, value]);
  }
  expect(differing).toBeGreaterThan(20);
});

test('a year of holidays gives the regions that a walk over its dates and regions finds', async () => {
  const { countries } = loadNewestRelease('artifacts');
  const world = countries.filter(({ country }) => ['GB', 'CH', 'JP'].includes(country));
  const lane = directLane(serviceOver(OPEN_GATE, dataSetOf(world)));
  const values = [];
  for (const { country } of world) {
    const list = await lane.send(get(`/v1/holidays?country=${country}&year=2026`));
    values.push(list.headers.get(FIELD));
    expect(values.at(-1)).toEqual(expected(world, country, traversed('2025-12-31', '2026-12-31')));
  }
  expect(values.filter((value) => value !== undefined)).toHaveLength(2);
});
