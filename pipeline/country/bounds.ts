import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { YearSpan } from '../values/years.ts';
import type { CountryFile } from './country-file.ts';
import type { HolidaySource } from './form/holiday-schema.ts';

/** The law that began or ended a holiday, as it applies to a day. */
export interface BoundAnswer {
  readonly reason: string;
  /** Citation ids of the bound. */
  readonly cite: readonly string[];
}

/** Whether every citation of the bound was read before a day; a copy made on that day is newer. */
export function wereReadBefore(
  day: DayNumber,
  cite: readonly string[],
  { source }: CountryFile,
): boolean {
  const read = cite.map((id) => source.citations[id]?.read).filter((each) => each !== undefined);
  return read.length > 0 && read.every((each) => each < day);
}

/**
 * The bound that keeps a holiday out of a year in a region, with its citations; null if none
 * does.
 */
export function boundAgainst(
  holiday: HolidaySource,
  year: number,
  region: string | null,
): BoundAnswer | null {
  for (const span of spansOf(holiday, region)) {
    if (span.until !== undefined && year > span.until.year && span.until.cite.length > 0) {
      return { reason: `No longer a holiday from ${span.until.year + 1}.`, cite: span.until.cite };
    }
    if (span.from !== undefined && year < span.from.year && span.from.cite.length > 0) {
      return { reason: `A holiday from ${span.from.year} on.`, cite: span.from.cite };
    }
  }
  return null;
}

/** The years of a holiday, and of the region that keeps it. */
export function spansOf(holiday: HolidaySource, region: string | null): readonly YearSpan[] {
  const own = holiday.regions?.find(({ code }) => code === region);
  return own === undefined ? [holiday] : [holiday, own];
}

/** The source file without the bounds that have a citation; null if there are none. */
export function withoutBounds(file: CountryFile): CountryFile | null {
  const { holidays } = file.source;
  if (!holidays.some(isBounded)) return null;
  return { ...file, source: { ...file.source, holidays: holidays.map(unbounded) } };
}

function isBounded(holiday: HolidaySource): boolean {
  return [holiday, ...(holiday.regions ?? [])].some(
    ({ from, until }) => [...(from?.cite ?? []), ...(until?.cite ?? [])].length > 0,
  );
}

function unbounded(holiday: HolidaySource): HolidaySource {
  if (!isBounded(holiday)) return holiday;
  const regions = holiday.regions?.map((region) => ({ ...region, ...openSpan(region) }));
  return { ...holiday, ...openSpan(holiday), regions };
}

/** The years of an entry, without cited bounds. */
function openSpan({ from, until }: YearSpan): YearSpan {
  return {
    from: (from?.cite ?? []).length > 0 ? undefined : from,
    until: (until?.cite ?? []).length > 0 ? undefined : until,
  };
}
