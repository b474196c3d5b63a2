import type { BesideRecord } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { knownDay } from '../known-day.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';

/** A day that people ask about and that no answer counts: half a day, or one of some communes. */
export interface BesideDay {
  readonly record: BesideRecord;
  readonly day: DayNumber;
  /** "Half day", "Local". */
  readonly badge: string;
  /** "Madrid": the regions that have it, on a country's page; empty where all do. */
  readonly where: string;
}

/** The days beside the count from `first` to `last`, by date; a country's include its regions'. */
export function besideDays(place: Place, first: DayNumber, last: DayNumber): BesideDay[] {
  const { artifact, region, parts, speech } = place;
  const words = speech.t.beside;
  return (artifact.beside ?? [])
    .map((record) => ({ record, day: knownDay(record.date), regions: record.regions }))
    .filter(({ day }) => day >= first && day <= last)
    .filter(({ regions }) => region === null || (regions?.includes(region.code) ?? true))
    .map(({ record, day, regions }) => ({
      record,
      day,
      badge: record.part === null ? words.notCounted : words[record.part],
      where: regionWords(
        regionsOf({
          ...place,
          parts: parts.filter((part) => regions?.includes(part.region ?? '')),
        }),
      ),
    }));
}

/** "Christmas Eve: half day from noon, Madrid". */
export function besideWords(place: Place, { record, where }: BesideDay): Told {
  const { t, tell, fromSources } = place.speech;
  const day = { name: dayNames(place, record).name, what: fromSources(record.what) };
  return where === '' ? tell(t.beside.told, day) : tell(t.beside.toldIn, { ...day, where });
}
