import { legalYear } from '../../src/artifact/calendars.ts';
import type { Change, CountryArtifact, HolidayRecord } from '../../src/artifact/schema.ts';
import { localNameIn } from '../../src/artifact/words/local-name.ts';

type Side = NonNullable<Change['after']>;
type Sides = Pick<Change, 'before' | 'after'>;

/** The calendar key of the nationwide list; region codes are never empty. */
const NATIONWIDE = '';

/**
 * What changed in a country's computed dates and names: one entry per holiday, legal year and
 * group of regions with the same change, sorted by date. The dates of a new country or region are
 * no change, since nobody had a different answer before; one fact reports its arrival.
 * @param today ISO date: a change of an earlier date is a change of the past.
 */
export function changesOf(
  before: CountryArtifact | null,
  after: CountryArtifact | null,
  today: string,
): Change[] {
  if (before === null) return [];
  const [old, now] = [sidesOf(before), sidesOf(after)];
  const known = new Set([NATIONWIDE, ...before.regions.map(({ code }) => code)]);
  const changes: Change[] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [id = '', year = ''] = key.split(' ');
    const groups = new Map<
      string,
      { regions: string[]; before: Side | null; after: Side | null; records: HolidayRecord[] }
    >();
    const calendars = new Set([...(old.get(key)?.keys() ?? []), ...(now.get(key)?.keys() ?? [])]);
    for (const calendar of [...calendars].sort()) {
      const was = old.get(key)?.get(calendar) ?? nationwideIn(before, calendar, key, [old, now]);
      const is = now.get(key)?.get(calendar) ?? nationwideIn(after, calendar, key, [now, old]);
      const same = JSON.stringify(was?.side) === JSON.stringify(is?.side);
      if (same || !known.has(calendar)) continue;
      const text = JSON.stringify([was?.side, is?.side]);
      const group = groups.get(text) ?? {
        regions: [],
        before: was?.side ?? null,
        after: is?.side ?? null,
        records: [],
      };
      group.regions.push(calendar);
      group.records.push(...[is?.record ?? was?.record].filter((record) => record !== undefined));
      groups.set(text, group);
    }
    const national = [...groups.values()].find(({ regions }) => regions.includes(NATIONWIDE));
    for (const group of groups.values()) {
      if (group !== national && isSame(group, national)) continue;
      const artifact = group.after === null ? before : after;
      const dates = [group.before?.date, group.after?.date]
        .filter((date) => date !== undefined)
        .sort();
      changes.push({
        country: before.country,
        // A change of the whole country also changes its regions.
        regions: group.regions.includes(NATIONWIDE) ? null : group.regions,
        id,
        year: Number(year),
        kind: kindOf(group.before, group.after),
        before: group.before,
        after: group.after,
        sources:
          (group.after === null ? endedBy(after, id, Number(year)) : null) ??
          citationsOf(artifact, group.records[0]),
        past: (dates[0] ?? today) < today,
        reason: null,
      });
    }
  }
  return changes.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** Whether regions report only the country's own change, each in its own language. */
function isSame(group: Sides, national: Sides | undefined): boolean {
  if (national === undefined || kindOf(national.before, national.after) === 'renamed') return false;
  const told = ({ before, after }: Sides): string =>
    JSON.stringify([before, after].map((side) => side && { ...side, local_name: null }));
  return told(group) === told(national);
}

/** The changes of every country, sorted by country and date. */
export function changesOfAll(
  before: readonly CountryArtifact[],
  after: readonly CountryArtifact[],
  today: string,
): Change[] {
  const old = new Map(before.map((artifact) => [artifact.country, artifact]));
  const now = new Map(after.map((artifact) => [artifact.country, artifact]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .flatMap((code) => changesOf(old.get(code) ?? null, now.get(code) ?? null, today));
}

/** A record as a calendar shows it. */
interface Kept {
  readonly side: Side;
  readonly record: HolidayRecord;
}

type Calendars = ReadonlyMap<string, ReadonlyMap<string, Kept>>;

/**
 * By id and legal year, then by calendar: a nationwide record is filed under '', and under each
 * region that names it differently.
 */
function sidesOf(artifact: CountryArtifact | null): Map<string, Map<string, Kept>> {
  const sides = new Map<string, Map<string, Kept>>();
  if (artifact === null) return sides;
  for (const record of artifact.holidays) {
    const key = `${record.id} ${legalYear(record)}`;
    const calendars = sides.get(key) ?? new Map<string, Kept>();
    for (const region of record.regions ?? [NATIONWIDE, ...ownLanguages(artifact)]) {
      calendars.set(region, { side: sideOf(artifact, record, region), record });
    }
    sides.set(key, calendars);
  }
  return sides;
}

/** Regions that may have their own name for a nationwide day. */
function ownLanguages({ regions }: CountryArtifact): string[] {
  return regions.filter(({ languages }) => languages !== undefined).map(({ code }) => code);
}

function sideOf(artifact: CountryArtifact, record: HolidayRecord, region: string): Side {
  return {
    date: record.date,
    official_date: record.official_date,
    name: record.name,
    local_name: localNameIn(artifact, record, region === NATIONWIDE ? null : region),
    date_accuracy: record.date_accuracy,
  };
}

/** The name that a region without its own uses for a day, if the day was and is nationwide. */
function nationwideIn(
  artifact: CountryArtifact | null,
  region: string,
  key: string,
  [own, other]: readonly [Calendars, Calendars],
): Kept | undefined {
  const isThere = artifact?.regions.some(({ code }) => code === region) === true;
  const isKept = other.get(key)?.has(NATIONWIDE) === true;
  return isThere && isKept ? own.get(key)?.get(NATIONWIDE) : undefined;
}

function kindOf(before: Side | null, after: Side | null): Change['kind'] {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (before.date !== after.date || before.official_date !== after.official_date) return 'moved';
  if (before.date_accuracy !== after.date_accuracy) {
    return after.date_accuracy === 'exact' ? 'confirmed' : 'reopened';
  }
  return 'renamed';
}

/** The source of a holiday's absence from a year, where its `from` or `until` cites one. */
function endedBy(
  artifact: CountryArtifact | null,
  id: string,
  year: number,
): Change['sources'] | null {
  const about = artifact?.about.find((each) => each.id === id);
  const bounds = [
    ...(about?.until !== undefined && year > about.until.year ? about.until.cite : []),
    ...(about?.from !== undefined && year < about.from.year ? about.from.cite : []),
  ];
  return bounds.length === 0 ? null : citationsOf(artifact, { cite: bounds });
}

function citationsOf(
  artifact: CountryArtifact | null,
  record: Pick<HolidayRecord, 'cite'> | undefined,
): Change['sources'] {
  return (record?.cite ?? []).flatMap((id) => {
    const citation = artifact?.citations[id];
    return citation === undefined ? [] : [{ title: citation.title, url: citation.url }];
  });
}

function sortKey(change: Change): string {
  const date = (change.after ?? change.before)?.date ?? '';
  return `${change.country} ${date} ${change.id} ${(change.regions ?? []).join(' ')}`;
}
