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
  /** "Madrid": where it is, for a country of whose regions only some have it; else empty. */
  readonly where: string;
}

/** The days beside the count from `first` to `last`, by date; of a country those of its regions too. */
export function besideDays(place: Place, first: DayNumber, last: DayNumber): BesideDay[] {
  const { artifact, region, speech } = place;
  const words = speech.t.beside;
  return (artifact.beside ?? []).flatMap((record): BesideDay[] => {
    const day = knownDay(record.date);
    const { regions } = record;
    if (day < first || day > last) return [];
    if (regions !== undefined && region !== null && !regions.includes(region.code)) return [];
    const parts = place.parts.filter((part) => regions?.includes(part.region ?? ''));
    return [
      {
        record,
        day,
        badge: record.part === null ? words.notCounted : words[record.part],
        where: regionWords(regionsOf({ ...place, parts })),
      },
    ];
  });
}

/** "Christmas Eve: half day from noon, Madrid". */
export function besideWords(place: Place, { record, where }: BesideDay): Told {
  const { t, tell, fromSources } = place.speech;
  const day = { name: dayNames(place, record).name, what: fromSources(record.what) };
  return where === '' ? tell(t.beside.told, day) : tell(t.beside.toldIn, { ...day, where });
}
