import { type ListedHoliday, recordOf } from '../../../../src/api/holiday-record.ts';
import { besideOf, holidaysOf, type ReleasedHoliday } from '../../../../src/artifact/calendars.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { toCivilDate } from '../../../../src/calendar/day-number.ts';
import type { DayRange } from '../../../../src/calendar/supported-range.ts';
import { lawsBehind } from '../../../../src/mcp/laws.ts';
import { readDay } from '../dates.ts';
import { DayCalendar } from '../day-calendar.ts';
import type { Mark } from '../layer.ts';
import type { DateLike, DayNumber, Law, NamedCalendar as Named, Weekday } from '../types.ts';

/** A calendar with the records behind it. */
export class NamedCalendar extends DayCalendar implements Named {
  readonly artifact: CountryArtifact;
  readonly region: string | null;
  readonly #holidays: readonly ReleasedHoliday[];

  /**
   * @param artifact with its holidays in the order of lists (Contract 10.8).
   * @param range the part of the release's range that the country holds.
   */
  constructor(artifact: CountryArtifact, region: string | null, range: DayRange) {
    const holidays = holidaysOf(artifact, region, range);
    const marks = new Map<DayNumber, Mark>();
    for (const { day, type } of holidays) {
      // Contract 4.1 rule 1: of several reasons the regional one.
      if (type === 'regional' || !marks.has(day)) marks.set(day, `${type}_holiday`);
    }
    const weekend = new Set(artifact.weekend_days as Weekday[]);
    const code = region === null ? artifact.country : `${artifact.country}-${region}`;
    // Only an opened release has them in its countries.
    const beside = artifact.beside && { beside: besideOf(artifact, region) };
    super(code, [{ weekend, marks, open: new Set(), ...beside }], range);
    this.artifact = artifact;
    this.region = region;
    this.#holidays = holidays;
  }

  get timezone(): string {
    return this.artifact.timezone;
  }

  override holidays(year?: number): ListedHoliday[] {
    const read = this.readYear(year);
    return this.#holidays
      .filter(({ day }) => read === null || toCivilDate(day).year === read)
      .map(recordOf);
  }

  laws(date: DateLike): Law[] {
    const asked = readDay(date, this.range);
    const found = this.#holidays.filter(({ day }) => day === asked);
    return lawsBehind(this.artifact, this, found);
  }
}
