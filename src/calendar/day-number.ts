/** Whole days since 1970-01-01 in the proleptic Gregorian calendar, used instead of `Date`. */
export type DayNumber = number;

/** ISO 8601 weekday: 1 = Monday to 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const DAYS_PER_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/**
 * The day number of a calendar date (years 1 to 9999). Years begin in March, so that the leap day
 * comes last: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
 */
export function toDayNumber(year: number, month: number, day: number): DayNumber {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970;
}

/** The calendar date of a day number; the inverse of `toDayNumber`. */
export function toCivilDate(day: DayNumber): CivilDate {
  const shifted = day + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The weekday of a day number; 1970-01-01 was a Thursday. */
export function weekdayOf(day: DayNumber): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Days in a month, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day number of a real `YYYY-MM-DD` date, or null when the text is not one. */
export function parseIsoDate(text: string): DayNumber | null {
  const match = ISO_DATE.exec(text);
  if (match === null) return null;
  const day = toDayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
  // A day that does not exist in its month would convert to another date.
  return formatIsoDate(day) === text ? day : null;
}

/** `YYYY-MM-DD` of a day number (years 0 to 9999). */
export function formatIsoDate(day: DayNumber): string {
  const date = toCivilDate(day);
  const year = String(date.year).padStart(4, '0');
  const month = String(date.month).padStart(2, '0');
  return `${year}-${month}-${String(date.day).padStart(2, '0')}`;
}
