import { isMoney } from '../../../src/artifact/codes.ts';
import { buildDataSet, type DataSet } from '../../../src/artifact/data-set.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import type {
  BesideRecord,
  Change,
  CountryArtifact,
  FactChange,
  HolidayRecord,
} from '../../../src/artifact/schema.ts';
import { type DayNumber, parseIsoDate } from '../../../src/calendar/day-number.ts';
import { type Place, placeByKey } from '../../../src/site/places/places.ts';
import { FIRST, LAST } from '../years.ts';

/** The day number of a date in a test. */
export function day(text: string): DayNumber {
  const found = parseIsoDate(text);
  if (found === null) throw new Error(`${text} is not a date`);
  return found;
}

/** A record; by default a nationwide, exact holiday on `date`. */
export function holiday(
  id: string,
  date: string,
  more: Partial<HolidayRecord> = {},
): HolidayRecord {
  return {
    id,
    date,
    official_date: null,
    name: `Name of ${id}`,
    local_name: null,
    date_accuracy: 'exact',
    cite: ['act'],
    ...more,
  };
}

/** A day beside the count; by default nationwide and unclassified, on `date`. */
export function aside(id: string, date: string, more: Partial<BesideRecord> = {}): BesideRecord {
  const told = { name: `Name of ${id}`, what: 'an evening off', part: null };
  return { id, date, ...told, date_accuracy: 'exact', cite: ['act'], ...more };
}

/** Toyland, by default with its weekend on Saturday and Sunday and two regions. */
export function country(
  holidays: readonly HolidayRecord[],
  more: Partial<CountryArtifact> = {},
): CountryArtifact {
  return {
    schema_version: 1,
    country: 'TY',
    name: 'Toyland',
    timezone: 'Europe/Berlin',
    weekend_days: [6, 7],
    local_language: null,
    regions: [
      { code: 'EA', name: 'East' },
      { code: 'WE', name: 'Wést, with "quotes" & <signs>' },
    ],
    notes: [],
    how_days_move: 'They do not move.',
    citations: {
      act: {
        title: 'Act',
        url: 'https://law.example/act',
        publisher: 'Gazette',
        regions: null,
        read: '2026-11-01',
      },
      order: {
        title: 'Order',
        url: 'https://law.example/order',
        publisher: null,
        read: null,
        regions: null,
      },
    },
    about: [],
    holidays: [...holidays].sort((a, b) => (`${a.date}${a.name}` < `${b.date}${b.name}` ? -1 : 1)),
    ...more,
  };
}

/** A release of the given countries and calendars of money; its manifest lists no files. */
export function release(
  files: readonly CountryArtifact[],
  version = '2026.11.1',
  released = '2026-11-12',
  changes: readonly Change[] = [],
  facts: readonly FactChange[] = [],
): Release {
  return {
    manifest: {
      data_version: version,
      released,
      first: FIRST,
      last: LAST,
      previous: version === '2026.11.1' ? null : '2026.11.1',
      links: [],
      files: [],
    },
    manifestSha256: '0'.repeat(64),
    countries: files.filter(({ country: code }) => !isMoney(code)),
    money: files.filter(({ country: code }) => isMoney(code)),
    changes: {
      data_version: version,
      previous: version === '2026.11.1' ? null : '2026.11.1',
      changes,
      facts,
      rules: [],
    },
    secondOpinion: { schema_version: 1, package: 'other 1.0', compared: [], disagreements: [] },
    translations: [],
    rules: [],
  };
}

/** The release's tables. */
export function toyData(
  holidays: readonly HolidayRecord[],
  more?: Partial<CountryArtifact>,
): DataSet {
  return buildDataSet(release([country(holidays, more)]));
}

/** A calendar that exists in the test. */
export function placeOf(dataSet: DataSet, key: string): Place {
  const place = placeByKey(dataSet, key);
  if (place === null) throw new Error(`${key} is not a calendar`);
  return place;
}

/** A change in Toyland, by default nationwide. */
export function change(more: Partial<Change> & Pick<Change, 'id' | 'kind'>): Change {
  const side = {
    date: '2027-03-09',
    official_date: null,
    name: 'Feast',
    local_name: null,
    date_accuracy: 'estimated' as const,
  };
  return {
    country: 'TY',
    regions: null,
    year: 2027,
    before: more.kind === 'added' ? null : side,
    after: more.kind === 'removed' ? null : { ...side, date: '2027-03-10' },
    sources: [{ title: 'Announcement', url: 'https://law.example/news?a=1&b=2' }],
    past: false,
    reason: null,
    ...more,
  };
}
