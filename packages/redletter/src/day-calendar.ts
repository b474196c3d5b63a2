import { type BusinessDays, buildBusinessDays } from '../../../src/calendar/calendar.ts';
import { formatIsoDate, toCivilDate } from '../../../src/calendar/day-number.ts';
import {
  endOfBusinessDays,
  isBusinessDay,
  netBusinessDays,
  nextBusinessDay,
  previousBusinessDay,
} from '../../../src/calendar/questions.ts';
import { type DayRange, isWithin, SUPPORTED_RANGE } from '../../../src/calendar/supported-range.ts';
import { isFinding, outOfRange, readYear } from '../../../src/question/read-parameters.ts';
import { readDay, readSpan, readStep, writeDay } from './dates.ts';
import { errorOf } from './error-of.ts';
import { kindIn, type Layer, overlaid } from './layer.ts';
import type {
  BusinessCalendar,
  DateLike,
  DayKind,
  DayNumber,
  HolidayDate,
  Overlay,
  Weekday,
} from './types.ts';

/**
 * A calendar of days: one layer, or several that must all be at work at once. It computes exactly
 * what the API computes (Decision 34).
 */
export class DayCalendar implements BusinessCalendar {
  readonly code: string;
  readonly tables: BusinessDays;
  readonly layers: readonly Layer[];
  readonly range: DayRange;

  /** @param isBusiness the same as the layers say, where it is already known. */
  constructor(
    code: string,
    layers: readonly Layer[],
    range: DayRange = SUPPORTED_RANGE,
    isBusiness = (day: DayNumber) => kindIn(layers, day) === 'business_day',
  ) {
    this.code = code;
    this.layers = layers;
    this.range = range;
    this.tables = buildBusinessDays((day) => isWithin(day, range) && isBusiness(day));
  }

  get weekend(): readonly Weekday[] {
    return [...new Set(this.layers.flatMap(({ weekend }) => [...weekend]))].sort();
  }

  isBusinessDay(date: DateLike): boolean {
    return isBusinessDay(this.tables, readDay(date, this.range));
  }

  kindOf(date: DateLike): DayKind {
    return kindIn(this.layers, readDay(date, this.range));
  }

  add<Date extends DateLike>(date: Date, days: number): Date {
    const [start, number] = readStep(date, days, this.range);
    const end = endOfBusinessDays(this.tables, start, number);
    if (end === null) throw errorOf(outOfRange('days'), this.range);
    return writeDay(end, start, date) as Date;
  }

  count(start: DateLike, end: DateLike, options?: never): number {
    if (options) throw new TypeError('only count() of redletter/beside takes options');
    return netBusinessDays(this.tables, ...readSpan(start, end, this.range));
  }

  next<Date extends DateLike>(date: Date): Date | null {
    const day = readDay(date, this.range);
    const next = nextBusinessDay(this.tables, day);
    return next === null ? null : (writeDay(next, day, date) as Date);
  }

  previous<Date extends DateLike>(date: Date): Date | null {
    const day = readDay(date, this.range);
    const previous = previousBusinessDay(this.tables, day);
    return previous === null ? null : (writeDay(previous, day, date) as Date);
  }

  holidays(year?: number): HolidayDate[] {
    const read = this.readYear(year);
    // A weekend date may also be a holiday: its kind if it were not on a weekend.
    const layers = this.layers.map((layer) => ({ ...layer, weekend: new Set<Weekday>() }));
    const days = new Set(layers.flatMap(({ marks }) => [...marks.keys()]));
    return [...days]
      .filter((day) => read === null || toCivilDate(day).year === read)
      .sort((a, b) => a - b)
      .flatMap((day) => {
        const kind = kindIn(layers, day);
        // The first word of `regional_holiday`, `public_holiday` and `closed`.
        const type = kind.split('_')[0] as HolidayDate['type'];
        return kind === 'business_day' ? [] : [{ date: formatIsoDate(day), type }];
      });
  }

  with(overlay: Overlay): DayCalendar {
    return new DayCalendar(this.code, overlaid(this.layers, overlay), this.range);
  }

  /** @throws RedletterError for a year outside the range. */
  protected readYear(year: number | undefined): number | null {
    const read = year === undefined ? null : readYear(String(year), this.range);
    if (isFinding(read)) throw errorOf(read, this.range);
    return read;
  }
}
