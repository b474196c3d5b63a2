import {
  citationIdsFor,
  type ReleasedCalendar,
  type ReleasedHoliday,
} from '../artifact/calendars.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { formatIsoDate } from '../calendar/day-number.ts';

/** The holidays of a calendar, each with its sources. */
export function lawsBehind(
  artifact: CountryArtifact,
  { region }: Pick<ReleasedCalendar, 'region'>,
  holidays: readonly ReleasedHoliday[],
) {
  return holidays.map(({ day, name, record }) => {
    const ids = citationIdsFor(artifact, record, region);
    const sources = ids.flatMap((id) => artifact.citations[id] ?? []);
    return {
      date: formatIsoDate(day),
      holiday: name,
      sources: sources.map(({ title, url, publisher }) => ({ title, url, publisher })),
    };
  });
}
