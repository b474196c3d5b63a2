import type { CountryArtifact, HolidayRecord } from '../../../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { RANGE_FIRST } from '../../../../src/calendar/supported-range.ts';

/**
 * A country with names and laws as text: JSON, in which the records of one holiday share what they
 * have in common, and a date is the days since the record before in base 36. `+2` or `-2` after it
 * says how far the official date is, `~` that it is estimated.
 */
type Packed = [
  head: [code: string, name: string, timezone: string, weekend: number[]],
  regions: string[],
  notes: string[],
  citations: [title: string, url: string, publisher: string | 0, regions: string | 0][],
  holidays: [name: string, local: string | 0, regions: string | 0, cited: string, dates: string][],
];

const DATE = /^([0-9a-z]+)(?:([+-])([0-9a-z]+))?(~?)$/;

/** The part of a country that answers and laws are made of. */
export type NamedCountry = Pick<
  CountryArtifact,
  'country' | 'name' | 'timezone' | 'weekend_days' | 'regions' | 'notes' | 'citations' | 'holidays'
>;

export function packCountry(artifact: NamedCountry): string {
  const cites = Object.keys(artifact.citations);
  const kinds = new Map<string, HolidayRecord[]>();
  // By id, so that two of one name on one date stay in their order.
  for (const record of artifact.holidays.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { id, name, local_name, regions, cite } = record;
    const cited = cite.map((each) => cites.indexOf(each).toString(36)).join(' ');
    const key = JSON.stringify([id, name, local_name ?? 0, regions?.join(' ') ?? 0, cited]);
    kinds.set(key, [...(kinds.get(key) ?? []), record]);
  }
  const packed: Packed = [
    [artifact.country, artifact.name, artifact.timezone, artifact.weekend_days],
    artifact.regions.map(({ code, name }) => `${code} ${name}`),
    artifact.notes,
    Object.values(artifact.citations).map(({ title, url, publisher, regions }) => [
      title,
      url,
      publisher ?? 0,
      regions?.join(' ') ?? 0,
    ]),
    [...kinds].map(([key, records]) => {
      const [, ...shared] = JSON.parse(key) as [string, string, string | 0, string | 0, string];
      return [...shared, packDates(records)];
    }),
  ];
  return JSON.stringify(packed);
}

function packDates(records: readonly HolidayRecord[]): string {
  let before = RANGE_FIRST;
  return records
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, official_date, date_accuracy }) => {
      const day = dayOf(date);
      const away = official_date === null ? 0 : dayOf(official_date) - day;
      const sign = away < 0 ? '-' : '+';
      const official = away === 0 ? '' : sign + Math.abs(away).toString(36);
      const delta = (day - before).toString(36);
      before = day;
      return delta + official + (date_accuracy === 'estimated' ? '~' : '');
    })
    .join(' ');
}

/** The code of a packed country, and how to read the rest of it. */
export function readPacked(text: string): [code: string, read: () => CountryArtifact] {
  // Answers and laws look at no other part of a country.
  return [text.slice(CODE, CODE + 2), () => unpackCountry(text) as CountryArtifact];
}

/** Where the code stands: `[["US",…`. */
const CODE = 3;

/** A country as a release has it; what answers do not need is left out of it. */
export function unpackCountry(text: string): NamedCountry {
  const [[country, name, timezone, weekend_days], regions, notes, citations, holidays] = JSON.parse(
    text,
  ) as Packed;
  return {
    country,
    name,
    timezone,
    weekend_days,
    regions: regions.map((region) => {
      const space = region.indexOf(' ');
      return { code: region.slice(0, space), name: region.slice(space + 1) };
    }),
    notes,
    citations: Object.fromEntries(
      citations.map(([title, url, publisher, of], index) => [
        index.toString(36),
        {
          title,
          url,
          publisher: publisher || null,
          read: null,
          regions: of ? of.split(' ') : null,
        },
      ]),
    ),
    holidays: holidays.flatMap((holiday, index) => unpackHoliday(holiday, index)),
  };
}

function unpackHoliday(
  [name, local, regions, cited, dates]: Packed[4][number],
  index: number,
): HolidayRecord[] {
  let day = RANGE_FIRST;
  return dates.split(' ').map((text) => {
    const [, delta = '', sign, away = '0', estimated] = DATE.exec(text) ?? [];
    day += Number.parseInt(delta, 36);
    const distance = Number.parseInt(away, 36);
    const official = sign === '-' ? day - distance : day + distance;
    return {
      // Ids are never shown: they keep their order.
      id: String(index).padStart(4, '0'),
      date: formatIsoDate(day),
      official_date: sign === undefined ? null : formatIsoDate(official),
      name,
      local_name: local || null,
      ...(regions ? { regions: regions.split(' ') } : {}),
      date_accuracy: estimated ? 'estimated' : 'exact',
      cite: cited.split(' '),
    };
  });
}

/** The release has been verified: it is a date. */
function dayOf(date: string): number {
  return parseIsoDate(date) as number;
}
