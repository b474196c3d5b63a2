import {
  citationIdsFor,
  type ReleasedCalendar,
  type ReleasedHoliday,
} from '../artifact/calendars.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { formatIsoDate } from '../calendar/day-number.ts';

/** The basis of an answer: a holiday and its sources. */
export interface Law {
  readonly date: string;
  readonly holiday: string;
  readonly sources: readonly {
    readonly title: string;
    readonly url: string | null;
    readonly publisher: string | null;
  }[];
}

/** The sources of holidays of a calendar, in their order. */
export function lawsBehind(
  artifact: CountryArtifact,
  { region }: Pick<ReleasedCalendar, 'region'>,
  holidays: readonly ReleasedHoliday[],
): Law[] {
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
