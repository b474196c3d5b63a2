import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../src/api/endpoints/endpoint.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadServedChain, readChain } from '../../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../../src/artifact/release-files.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { directLane, OPEN_GATE, serviceOver } from '../lanes/direct-lane.ts';
import { get, type Lane } from '../lanes/lane.ts';
import { Random } from '../random.ts';
import { FIRST, LAST } from '../years.ts';
import { type Question, randomQuestion } from './random-question.ts';
import { referenceBody } from './reference.ts';
import type { MadeRelease } from './toy-chain.ts';

/** A release, and the ways to name it: by version, or by a day on which it was the newest. */
export interface Pinned extends Pick<MadeRelease, 'first' | 'last' | 'countries'> {
  readonly pins: readonly string[];
}

const addDays = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The releases of a folder, read from their files alone; the newest also answers without a pin. */
export function releasesOf(artifactsDir: string): readonly (readonly [string, Pinned])[] {
  const chain = readChain(artifactsDir);
  return chain.map(({ manifest }, index) => {
    const { data_version: version, released } = manifest;
    const folder = join(artifactsDir, version);
    const countries = readdirSync(folder)
      .filter((name) => /^[A-Z]{2}\.json$/.test(name))
      .sort()
      .map((name): CountryArtifact => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const next = chain[index + 1]?.manifest.released ?? addDays(released, 1);
    const days = next === released ? [] : [released, addDays(next, -1)];
    const unpinned = index === chain.length - 1 ? [''] : [];
    // Contract 20.3: limits the release to the service's range.
    const first = manifest.first < FIRST ? FIRST : manifest.first;
    const last = manifest.last > LAST ? LAST : manifest.last;
    return [version, { first, last, countries, pins: [version, ...days, ...unpinned] }];
  });
}

/** The outcome of many questions. */
export interface Compared {
  /** Descriptions of the first answers that differ from those of the pinned release. */
  readonly wrong: readonly string[];
  /** How many named a date or year that the release does not hold. */
  readonly outside: number;
  /** How many led out of the release's range and were refused, as required. */
  readonly refused: number;
}

/** Wrong answers after which it stops. */
const TOLD_MAX = 5;

/**
 * Asks random questions about a release by its pins. Whatever release is served, a pin gives the
 * answers of the pinned one, which are walked day by day.
 */
export async function askPinned(
  lane: Lane,
  version: string,
  pinned: Pinned,
  questions: number,
): Promise<Compared> {
  const random = new Random(Number(version.replaceAll('.', '')));
  const { countries, pins, first } = pinned;
  const wrong: string[] = [];
  let [outside, refused] = [0, 0];
  for (let index = 0; index < questions && wrong.length < TOLD_MAX; index += 1) {
    const question = randomQuestion(random, countries);
    const { endpoint, parameters } = question;
    const pin = pins[index % pins.length] as string;
    const target = `${pathOf({ name: endpoint })}?${new URLSearchParams(parameters)}`;
    const headers: [string, string][] = pin === '' ? [] : [['X-Data-Version', pin]];
    const { status, body, headers: told } = await lane.send(get(target, { headers }));
    const last = lastHeld(question, pinned);
    const isOutside = asksBeyond(question, { first, last });
    const wanted = isOutside
      ? null
      : referenceBody(countries, endpoint, parameters, { first, last });
    const isRight =
      wanted === null
        ? status === 400 && /"code":"(?:date_out_of_range|invalid_year)"/.test(body)
        : body === JSON.stringify(wanted) && told.get('x-data-version') === version;
    if (isOutside) outside += 1;
    else if (wanted === null) refused += 1;
    if (!isRight) {
      const expected = wanted === null ? 'a refusal' : JSON.stringify(wanted);
      wrong.push(`${target} of ${version} by ${pin}: ${status} ${body}, not ${expected}`);
    }
  }
  return { wrong, outside, refused };
}

/**
 * The last date of the release, or of the country in question where it is held until an earlier
 * one.
 */
function lastHeld({ parameters }: Question, { countries, last }: Pinned): string {
  const asked = countries.find(({ country }) => country === parameters.country);
  const held = asked?.held_until === undefined ? last : `${asked.held_until}-12-31`;
  return held < last ? held : last;
}

/** Whether a date or year of the question is outside the range. */
function asksBeyond(
  { parameters }: Question,
  { first, last }: Pick<Pinned, 'first' | 'last'>,
): boolean {
  const { date, start, end, year } = parameters;
  if (year !== undefined) return year < first.slice(0, 4) || year > last.slice(0, 4);
  return [date, start, end].some((each) => each !== undefined && (each < first || each > last));
}

/** A lane to a service over the releases of a folder. */
export function laneOver(artifactsDir: string): Lane {
  const { release, chain } = loadServedChain(artifactsDir, null);
  const files = new ReleaseFiles(artifactsDir, chain);
  return directLane(serviceOver(OPEN_GATE, buildDataSet(release), files));
}
