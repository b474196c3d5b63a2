import type { DayNumber } from '../../calendar/day-number.ts';
import { knownDay } from '../known-day.ts';
import type { Localized } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';

/** A day that people ask about but no answer counts: half a day, or a day of some communes. */
export type BesideDay = ReturnType<typeof besideDays>[number];

/**
 * The days beside the count from `first` to `last`, by date; a country's list includes those of
 * its regions.
 */
export function besideDays(place: Place, first: DayNumber, last: DayNumber) {
  const { artifact, region, parts, locale } = place;
  const words = locale.t.beside;
  const regionsIn = (codes: readonly string[] = []) =>
    regionsOf({ ...place, parts: parts.filter((part) => codes.includes(part.region ?? '')) });
  return (artifact.beside ?? [])
    .map((record) => ({ record, day: knownDay(record.date) }))
    .filter(({ day }) => day >= first && day <= last)
    .filter(({ record }) => region === null || (record.regions?.includes(region.code) ?? true))
    .map(({ record, day }) => ({
      record,
      day,
      badge: record.part === null ? words.notCounted : words[record.part],
      /** The regions that have the day, on a country's page; empty where all do. */
      where: regionWords(regionsIn(record.regions)),
    }));
}

/** "Christmas Eve: half day from noon, Madrid". */
export function besideWords(place: Place, { record, where }: BesideDay): Localized {
  const { t, tell, fromSources } = place.locale;
  const day = { name: dayNames(place, record).name, what: fromSources(record.what) };
  return where === '' ? tell(t.beside.told, day) : tell(t.beside.toldIn, { ...day, where });
}
