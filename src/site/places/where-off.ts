import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { nameCalendar, type Place, regionName, tellRegion } from './places.ts';

/** The regions of a country in its own language, by name. */
export function regionsOf({ artifact, parts, locale }: Place): Place[] {
  return parts
    .map((calendar) => ({ ...nameCalendar(artifact, calendar, [], locale.language), locale }))
    .sort((one, other) => locale.compareNames(regionName(one), regionName(other)));
}

/** Whether a region differs from the country as a whole on a date. */
export function isSplit({ calendar, parts }: Place, day: DayNumber): boolean {
  if (!isWithin(day, calendar.range)) return false;
  const works = isBusinessDay(calendar, day);
  return parts.some((part) => isBusinessDay(part, day) !== works);
}

/** The regions that are off on a date in the range while the country as a whole works. */
export function regionsOff(place: Place, day: DayNumber): Place[] {
  if (!isSplit(place, day)) return [];
  return regionsOf(place).filter(({ calendar }) => !isBusinessDay(calendar, day));
}

/** Of more regions than this, the rest is given as a number. */
const NAMED_MAX = 4;

/** "England, Wales and Northern Ireland"; "Acre, Bahia, Ceará, Goiás and 3 more regions". */
export function tellRegions(places: readonly Place[]): Localized {
  const { t, say, tellList } = places[0]?.locale ?? ENGLISH_LOCALE;
  const names = places.map(tellRegion);
  if (names.length <= NAMED_MAX + 1) return tellList(names);
  const more = say(t.day.moreRegions, { n: names.length - NAMED_MAX });
  return tellList([...names.slice(0, NAMED_MAX), more]);
}

export function regionWords(places: readonly Place[]): string {
  return plain(tellRegions(places));
}
