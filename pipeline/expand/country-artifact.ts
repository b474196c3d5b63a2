import {
  type CountryArtifact,
  countryArtifactSchema,
  type HolidayRecord,
  SCHEMA_VERSION,
} from '../../src/artifact/schema.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareCodePoints } from '../../src/calendar/holiday.ts';
import { artifactText } from './artifact-text.ts';
import type { ExpandedCountry, ExpandedDate } from './expanded-date.ts';

/** The artifact of a country; validated, so that nothing is released that the server refuses. */
export function countryArtifact({ file, dates }: ExpandedCountry): CountryArtifact {
  const { source } = file;
  const citations = Object.entries(source.citations).map(([id, citation]) => [
    id,
    {
      title: citation.title,
      url: citation.url,
      publisher: citation.publisher ?? null,
      read: citation.read === undefined ? null : formatIsoDate(citation.read),
      regions: citation.regions ?? null,
    },
  ]);
  return countryArtifactSchema.parse({
    schema_version: SCHEMA_VERSION,
    country: source.country,
    name: source.name,
    timezone: source.timezone,
    weekend_days: source.weekend,
    local_language: source.local_language ?? null,
    regions: Object.entries(source.regions ?? {})
      .map(([code, name]) => ({ code, name }))
      .sort((a, b) => compareCodePoints(a.code, b.code)),
    notes: source.notes ?? [],
    how_days_move: source.how_days_move,
    citations: Object.fromEntries(citations),
    about: source.holidays
      .map((holiday) => ({
        id: holiday.id,
        note: holiday.note ?? null,
        local_language: holiday.local_language ?? null,
        watch: holiday.watch ?? null,
      }))
      .filter(
        (about) => about.note !== null || about.local_language !== null || about.watch !== null,
      ),
    holidays: dates.map(record),
  });
}

/** The committed text of a country's artifact. */
export function countryText(artifact: CountryArtifact): string {
  return artifactText(artifact, ['regions', 'notes', 'citations', 'about', 'holidays']);
}

function record(date: ExpandedDate): HolidayRecord {
  return {
    id: date.id,
    date: formatIsoDate(date.day),
    official_date: date.officialDay === null ? null : formatIsoDate(date.officialDay),
    name: date.name,
    local_name: date.localName,
    ...(date.regions !== null && { regions: [...date.regions] }),
    date_accuracy: date.accuracy,
    cite: [...date.cite],
  };
}
