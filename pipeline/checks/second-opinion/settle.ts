import { formatIsoDate, parseIsoDate } from '../../../src/calendar/day-number.ts';
import type { CountryFile } from '../../country/country-file.ts';
import type { Ruling } from '../../country/rulings.ts';
import { citedBounds } from '../../expand/cited-bounds.ts';
import type { ExpandedCountry, ExpandedDate } from '../../expand/expanded-date.ts';
import type { Difference } from './difference.ts';

/** Why our date is kept. */
export interface Settlement {
  readonly reason: string;
  readonly cite: readonly string[];
}

/** The subjects of a ruling, one by one, as written in it. */
export function subjectsOf({ holidays, named, dates }: Ruling): readonly string[] {
  return holidays ?? named ?? (dates ?? []).map(formatIsoDate);
}

/** The key under which a ruling lists its subjects. */
export function subjectsKey({ holidays, named }: Ruling): 'holidays' | 'named' | 'dates' {
  if (holidays !== undefined) return 'holidays';
  return named === undefined ? 'dates' : 'named';
}

/** The subjects of a ruling that settle a difference; empty if none do. */
export function settlingSubjects(ruling: Ruling, difference: Difference): readonly string[] {
  if (ruling.only !== difference.only || !ruling.calendars.includes(difference.calendar)) return [];
  const ids = difference.own.map(({ id }) => id);
  const names: Readonly<Record<ReturnType<typeof subjectsKey>, readonly string[]>> = {
    holidays: ids,
    named: [difference.name],
    dates: [difference.date],
  };
  const fitting = names[subjectsKey(ruling)];
  return subjectsOf(ruling).filter((subject) => fitting.includes(subject));
}

/** How a law that began or ended a holiday settles a difference by itself; null if none does. */
export function boundSettlement(
  country: ExpandedCountry,
  { only, region, date }: Difference,
): Settlement | null {
  const day = parseIsoDate(date) ?? 0;
  const bounds = citedBounds(country);
  return only === 'ours' ? bounds.present(region, day) : bounds.absent(region, day);
}

/**
 * How an announcement settles a difference by itself: our day was announced for this very date,
 * or theirs was moved away from it. Null if none does.
 */
export function announcedSettlement(
  { file, dates }: ExpandedCountry,
  { only, region, date, own }: Difference,
): Settlement | null {
  if (only === 'ours') {
    for (const each of own) {
      const cite = announcementOf(file, each);
      if (cite !== null) return { reason: 'It was announced for this very date.', cite };
    }
    return null;
  }
  for (const each of dates) {
    const holds = each.regions === null || (region !== null && each.regions.includes(region));
    if (!holds || each.officialDay === null || formatIsoDate(each.officialDay) !== date) continue;
    const cite = announcementOf(file, each);
    if (cite === null) continue;
    return { reason: `The day off was moved from this date to ${formatIsoDate(each.day)}.`, cite };
  }
  return null;
}

/** The citations of this one date, beyond those of the holiday; null if there are none. */
function announcementOf(file: CountryFile, date: ExpandedDate): readonly string[] | null {
  const row = file.announced.find((each) => each.id === date.id && each.day === date.day);
  if (row !== undefined) return [row.cite];
  const holiday = file.source.holidays[date.holiday];
  const moved = holiday?.moved?.find((each) => each.date === date.day);
  const listed = holiday?.rule.listed?.find((each) => each.day === date.day);
  if (moved !== undefined) return moved.cite;
  if (listed === undefined || holiday === undefined) return null;
  // A one-off day may name its announcement as its own law.
  const announced = holiday.cite.filter((id) => {
    const { supports = [], years } = file.source.citations[id] ?? {};
    return supports.includes('date') && years?.includes(date.legalYear);
  });
  return listed.cite ?? (announced.length > 0 ? announced : null);
}
