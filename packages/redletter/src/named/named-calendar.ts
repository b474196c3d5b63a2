import type { ReleasedCalendar } from '../../../../src/artifact/calendars.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { formatIsoDate } from '../../../../src/calendar/day-number.ts';
import { isBusinessDay, recordsOn } from '../../../../src/calendar/questions.ts';
import { SUPPORTED_YEARS } from '../../../../src/calendar/supported-range.ts';
import { lawsBehind } from '../../../../src/mcp/laws.ts';
import { readDay } from '../dates.ts';
import { DayCalendar } from '../day-calendar.ts';
import type { Mark } from '../layer.ts';
import type {
  DateLike,
  DayNumber,
  HolidayRecord,
  Law,
  NamedCalendar as Named,
  Weekday,
} from '../types.ts';
import type { AskAbout } from './library.ts';

/** A calendar with the records that it was made of. */
export class NamedCalendar extends DayCalendar implements Named {
  readonly timezone: string;
  readonly answers: Named['answers'];
  readonly #artifact: CountryArtifact;
  readonly #calendar: ReleasedCalendar;

  constructor(artifact: CountryArtifact, calendar: ReleasedCalendar, ask: AskAbout) {
    const { country, region, weekendDays } = calendar;
    const marks = new Map<DayNumber, Mark>();
    for (const { day, type } of calendar.holidays) {
      // Contract 4.1 rule 1: of several reasons the regional one.
      if (type === 'regional' || !marks.has(day)) marks.set(day, `${type}_holiday`);
    }
    super(
      region === null ? country : `${country}-${region}`,
      [{ weekend: new Set<Weekday>(weekendDays), marks, open: new Set() }],
      (day) => isBusinessDay(calendar, day),
    );
    this.timezone = artifact.timezone;
    this.#artifact = artifact;
    this.#calendar = calendar;
    const where = { country, region };
    this.answers = {
      isBusinessDay: (date) => ask('is-business-day', { date: textOf(date), ...where }),
      add: (date, days) =>
        ask('add-business-days', { date: textOf(date), days: String(days), ...where }),
      count: (start, end) =>
        ask('count-business-days', { start: textOf(start), end: textOf(end), ...where }),
      holidays: (year) => ask('holidays', { year: String(year), ...where }),
    };
  }

  override holidays(year?: number): HolidayRecord[] {
    const years: readonly number[] = year === undefined ? SUPPORTED_YEARS : [year];
    return years.flatMap((each) => this.answers.holidays(each).body.holidays as HolidayRecord[]);
  }

  laws(date: DateLike): Law[] {
    const { from, to } = recordsOn(this.#calendar, readDay('date', date));
    return lawsBehind(this.#artifact, this.#calendar, this.#calendar.holidays.slice(from, to));
  }
}

/** Text as it is, since the API reads it in its own order of checks. */
function textOf(date: DateLike): string {
  return typeof date === 'string' ? date : formatIsoDate(readDay('date', date));
}
