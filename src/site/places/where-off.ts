import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { listWords, plural } from '../words.ts';
import { nameCalendar, type Place } from './places.ts';

/** The regions of a country. */
export function regionsOf({ artifact, parts }: Place): Place[] {
  return parts.map((calendar) => nameCalendar(artifact, calendar));
}

/** Whether some region does otherwise than the country as a whole on a date. */
export function isSplit({ calendar, parts }: Place, day: DayNumber): boolean {
  if (!isWithin(day, calendar.range)) return false;
  const works = isBusinessDay(calendar, day);
  return parts.some((part) => isBusinessDay(part, day) !== works);
}

/** The regions that are off on a date of the range on which the country as a whole works. */
export function regionsOff(place: Place, day: DayNumber): Place[] {
  if (!isSplit(place, day)) return [];
  return regionsOf(place).filter(({ calendar }) => !isBusinessDay(calendar, day));
}

/** More names than these are a number. */
const NAMED_MAX = 4;

/** "England, Wales and Northern Ireland"; "Acre, Bahia, Ceará, Goiás and 3 more regions". */
export function regionWords(places: readonly Place[]): string {
  const names = places.map((place) => place.region?.name ?? place.name);
  if (names.length <= NAMED_MAX + 1) return listWords(names);
  const more = plural(names.length - NAMED_MAX, 'more region', 'more regions');
  return listWords([...names.slice(0, NAMED_MAX), more]);
}
