import { type DayNumber, type Weekday, weekdayOf } from '../../src/calendar/day-number.ts';
import type { CountrySource, ObservanceSource } from '../country/country-schema.ts';
import { covers } from '../country/covers.ts';
import type { MoveTarget } from '../country/observance-phrase.ts';
import { isWeekend } from '../country/weekend.ts';
import { ADDED_SUFFIX, type Names } from '../values/values.ts';
import { holdsIn } from '../values/years.ts';
import type { ExpandedDate } from './expanded-date.ts';

/**
 * Moves days off by the country's observances: one record where the day is replaced, two where it
 * is kept (Policy 4). Nothing moves without one (Policy 5). Fixed holidays are placed first;
 * those that move follow in date order, so that two in a row (25 and 26 December 2027) take two
 * different days.
 */
export function observe(legal: readonly ExpandedDate[], source: CountrySource): ExpandedDate[] {
  const byMoving = legal.map((date) => ({ date, move: moveOf(date, source) }));
  const placed = byMoving.filter((each) => each.move === null).map((each) => each.date);
  const moving = byMoving
    .filter((each) => each.move !== null)
    .sort((a, b) => a.date.day - b.date.day);
  for (const { date, move } of moving) {
    if (move === null) continue;
    const isFree = (day: DayNumber): boolean =>
      !isWeekend(source, day) &&
      !placed.some((other) => other.day === day && sharesCalendar(date, other));
    const day = targetOf(date.day, move.target, isFree);
    const movedBy = lawsOf(date, move.observance, source);
    if (move.observance.official_date === 'kept') {
      placed.push(date, added({ ...date, movedBy }, day, move.observance));
    } else {
      // The holiday's own law comes first, followed by the law that moves it.
      placed.push({
        ...date,
        day,
        officialDay: date.day,
        cite: merge(date.cite, movedBy),
        movedBy,
      });
    }
  }
  return placed;
}

interface Move {
  readonly target: MoveTarget;
  readonly observance: ObservanceSource;
}

function moveOf(date: ExpandedDate, source: CountrySource): Move | null {
  if (date.settled) return null;
  const name = source.holidays[date.holiday]?.observance ?? source.default_observance;
  const variants = name === undefined ? [] : (source.observance?.[name] ?? []);
  const observance = variants.find((each) => holdsIn(each, date.legalYear));
  const weekday = weekdayOf(date.day);
  const move = observance?.moves.find((each) => each.from.includes(weekday));
  return observance === undefined || move === undefined ? null : { target: move.to, observance };
}

/**
 * The day a move leads to; "business day" skips days that are not free, weekdays are taken as
 * they are.
 */
function targetOf(
  from: DayNumber,
  target: MoveTarget,
  isFree: (day: DayNumber) => boolean,
): DayNumber {
  if (target.to === 'business day') {
    const step = target.direction === 'preceding' ? -1 : 1;
    let day = from + step;
    while (!isFree(day)) day += step;
    return day;
  }
  const ahead = daysAhead(from, target.to);
  if (target.direction === 'following') return from + ahead;
  if (target.direction === 'preceding') return from - (7 - ahead || 7);
  return ahead <= 3 ? from + ahead : from + ahead - 7;
}

/** 1 to 7 days until the next such weekday, never the day itself. */
function daysAhead(from: DayNumber, weekday: Weekday): number {
  return (weekday - weekdayOf(from) + 7) % 7 || 7;
}

/**
 * A regional day avoids days that its own regions keep; a nationwide day avoids nationwide ones.
 */
function sharesCalendar(date: ExpandedDate, other: ExpandedDate): boolean {
  if (other.regions === null) return true;
  return date.regions?.some((region) => other.regions?.includes(region)) ?? false;
}

function added(date: ExpandedDate, day: DayNumber, observance: ObservanceSource): ExpandedDate {
  return {
    ...date,
    id: `${date.id}${ADDED_SUFFIX}`,
    day,
    officialDay: date.day,
    name: (observance.added_name ?? '{name}').replaceAll('{name}', date.name),
    names: addedNames(date, observance),
    cite: merge(date.movedBy, date.cite),
  };
}

/** A name built from one that the holiday lacks is left out. */
function addedNames({ names }: ExpandedDate, { added_names = {} }: ObservanceSource): Names {
  return Object.fromEntries(
    Object.entries(added_names)
      .filter(([language, form]) => !form.includes('{name}') || Object.hasOwn(names, language))
      .map(([language, form]) => [language, form.replaceAll('{name}', names[language] ?? '')]),
  );
}

/** The citations of an observance that cover the place where a day is kept, or part of it. */
function lawsOf(
  { regions }: ExpandedDate,
  observance: ObservanceSource,
  { citations }: CountrySource,
): readonly string[] {
  if (regions === null) return observance.cite;
  return observance.cite.filter((id) => regions.some((region) => covers(citations[id], region)));
}

function merge(first: readonly string[], then: readonly string[]): string[] {
  return [...new Set([...first, ...then])];
}
