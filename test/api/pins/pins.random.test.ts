import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/api/endpoints/endpoint.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadServedChain, readChain } from '../../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../../src/artifact/release-files.ts';
import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../support/lanes/direct-lane.ts';
import { get, type Lane } from '../../support/lanes/lane.ts';
import { Random } from '../../support/random.ts';
import { type Question, randomQuestion } from '../../support/world/random-question.ts';
import { referenceBody } from '../../support/world/reference.ts';
import { type MadeRelease, openChain, writeRelease } from '../../support/world/toy-chain.ts';
import { country, holiday } from '../../support/world/toy-release.ts';

const QUESTIONS = 5_000;

/** Whatever release is served, a pin has the answers of the pinned one, walked day by day. */

/** What is asked of a release, and how it is named: by its version, or by a day it was the newest. */
interface Pinned extends Pick<MadeRelease, 'first' | 'last' | 'countries'> {
  readonly pins: readonly string[];
}

const addDays = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The releases of a folder, from their files alone; the newest can be left unpinned as well. */
function releasesOf(artifactsDir: string): readonly (readonly [string, Pinned])[] {
  const chain = readChain(artifactsDir);
  return chain.map(({ manifest }, index) => {
    const { data_version: version, released } = manifest;
    const folder = join(artifactsDir, version);
    const countries = readdirSync(folder)
      .filter((name) => /^[A-Z]{2}\.json$/.test(name))
      .sort()
      .map((name): CountryArtifact => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const next = chain[index + 1]?.manifest.released ?? addDays(released, 99);
    const days = next === released ? [] : [released, addDays(next, -1)];
    const unpinned = index === chain.length - 1 ? [''] : [];
    // Contract 20.3: as far as the range of the service goes.
    const first = manifest.first < '2025-01-01' ? '2025-01-01' : manifest.first;
    const last = manifest.last > '2027-12-31' ? '2027-12-31' : manifest.last;
    return [version, { first, last, countries, pins: [version, ...days, ...unpinned] }];
  });
}

async function compare(lane: Lane, version: string, pinned: Pinned): Promise<number> {
  const random = new Random(Number(version.replaceAll('.', '')));
  const { countries, pins, first, last } = pinned;
  let refused = 0;
  for (let index = 0; index < QUESTIONS; index += 1) {
    const question = randomQuestion(random, countries);
    const { endpoint, parameters } = question;
    const pin = pins[index % pins.length] as string;
    const target = `${pathOf({ name: endpoint })}?${new URLSearchParams(parameters)}`;
    const headers: [string, string][] = pin === '' ? [] : [['X-Data-Version', pin]];
    const reply = await lane.send(get(target, { headers }));
    const wanted = isOutside(question, pinned)
      ? null
      : referenceBody(countries, endpoint, parameters, { first, last });
    const label = `${target} of ${version} by ${pin}`;
    if (wanted === null) {
      refused += 1;
      expect(reply.status, label).toBe(400);
      expect(reply.body, label).toMatch(/"code":"(?:date_out_of_range|invalid_year)"/);
      continue;
    }
    if (reply.body !== JSON.stringify(wanted))
      expect(reply.body, label).toBe(JSON.stringify(wanted));
    expect(reply.headers.get('x-data-version'), label).toBe(version);
  }
  return refused;
}

/** Whether a date or a year of the question lies outside the range of its release. */
function isOutside({ parameters }: Question, { first, last }: Pinned): boolean {
  const { date, start, end, year } = parameters;
  if (year !== undefined) return year < first.slice(0, 4) || year > last.slice(0, 4);
  return [date, start, end].some((each) => each !== undefined && (each < first || each > last));
}

function laneOver(artifactsDir: string): Lane {
  const { release, chain } = loadServedChain(artifactsDir, null);
  const files = new ReleaseFiles(artifactsDir, chain);
  return directLane(serviceOver(OPEN_GATE, buildDataSet(release), files));
}

describe(`${QUESTIONS} random questions to each release that there is`, () => {
  const lane = laneOver('artifacts');

  test.each(releasesOf('artifacts'))('%s', async (version, pinned) => {
    // Only where an addition leads out of the range.
    expect(await compare(lane, version, pinned)).toBeLessThan(QUESTIONS / 10);
  });
});

describe(`${QUESTIONS} random questions to made-up releases`, () => {
  const chain = openChain((folder) => {
    for (const made of madeUp()) writeRelease(folder, made);
  });
  afterAll(() => chain.remove());
  const lane = laneOver(chain.artifactsDir);

  test.each(releasesOf(chain.artifactsDir))('%s', async (version, pinned) => {
    const refused = await compare(lane, version, pinned);
    if (pinned.first > '2025-01-01') expect(refused).toBeGreaterThan(QUESTIONS / 20);
  });
});

/** Releases that differ in weekends, regions, countries and ranges; two of them on one day. */
function madeUp(): MadeRelease[] {
  const random = new Random(20);
  const ranges = [
    ['2025-01-01', '2027-12-31'],
    ['2026-03-01', '2027-06-30'],
    ['2025-01-01', '2025-12-31'],
    ['2020-01-01', '2031-12-31'],
    ['2025-07-15', '2027-12-31'],
    ['2025-01-01', '2027-12-31'],
  ] as const;
  const days = ['2026-01-05', '2026-02-10', '2026-02-10', '2026-04-01', '2026-07-09', '2026-09-09'];
  const made = ranges.map(
    ([first, last], index): MadeRelease => ({
      version: `2026.9.${index + 1}`,
      released: days[index] as string,
      first,
      last,
      countries: ['JJ', 'KK', 'LL', 'MM']
        .filter((_, place) => place !== index)
        .map((code) => madeUpCountry(random, code, first, last)),
    }),
  );
  // The same files in another range: what is held of one is no answer of the other.
  const [{ countries }] = made as [MadeRelease];
  const narrow = { first: '2025-04-01', last: '2026-09-30', countries };
  const again = { version: '2026.9.7', released: '2026-09-10', ...narrow };
  const newest = { version: '2026.9.8', released: '2026-09-11' };
  return [...made, again, { ...(made[5] as MadeRelease), ...newest }];
}

function madeUpCountry(random: Random, code: string, first: string, last: string): CountryArtifact {
  const regions = ['A', 'BC', '12', 'XYZ'].filter(() => random.once(2)).sort();
  const weekend = [1, 2, 3, 4, 5, 6, 7].filter(() => random.once(3));
  const holidays = Array.from({ length: 50 }, (_, index): HolidayRecord => {
    const date = Temporal.PlainDate.from('2025-01-01').add({ days: random.below(1_095) });
    const own = regions.filter(() => random.once(2));
    return holiday(`h-${index}`, date.toString(), {
      name: `${random.pick(['Zebra', 'Äpfel', '～', '😀'])} ${index}`,
      local_name: random.once(3) ? '元日' : null,
      ...(own.length > 0 && random.once(2) && { regions: own }),
    });
  }).filter(({ date }) => date >= first && date <= last);
  return country(
    holidays.sort((a, b) => (a.date < b.date ? -1 : 1)),
    {
      country: code,
      name: `${code}-land`,
      weekend_days: weekend.length === 0 ? [7] : weekend,
      regions: regions.map((each) => ({ code: each, name: `Region ${each}` })),
    },
  );
}
