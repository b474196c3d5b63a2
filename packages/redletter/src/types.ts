/** The types that the package exports. */

/** `2026-12-24`. */
export type IsoDate = string;

/** Whole days since 1970-01-01; an integer. */
export type DayNumber = number;

/**
 * A `Temporal.PlainDate`, from Node or a polyfill. A `Date` is refused: it is a moment, not a
 * day.
 */
export interface PlainDate {
  readonly calendarId: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  add(duration: { readonly days: number }): unknown;
}

export type DateLike = IsoDate | DayNumber | PlainDate;

/** ISO 8601: 1 = Monday to 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The reasons of the API; `closed` is a day that an overlay closed. */
export type DayKind = 'business_day' | 'weekend' | 'regional_holiday' | 'public_holiday' | 'closed';

/** The codes of the API; from `invalid_convention` on, codes of the package alone. */
export type ErrorCode =
  | 'missing_parameter'
  | 'invalid_date'
  | 'invalid_days'
  | 'invalid_year'
  | 'date_out_of_range'
  | 'invalid_country'
  | 'invalid_region'
  | 'invalid_period'
  | 'invalid_rule'
  | 'rule_not_for_place'
  | 'closed_days_not_held'
  | 'period_not_in_rule'
  | 'not_found'
  | 'bad_request'
  | 'invalid_convention'
  | 'invalid_overlay'
  | 'invalid_halves'
  | 'invalid_release'
  | 'invalid_receipt';

/**
 * Where `roll` moves a date that is not a business day. `following` and `preceding` go to the nearest one;
 * the modified ones turn back rather than leave the month.
 */
export type Convention = 'following' | 'preceding' | 'modified-following' | 'modified-preceding';

/** Your own changes to a calendar. */
export interface Overlay {
  /** Days off, whatever the calendar says. */
  readonly closed?: Iterable<DateLike>;
  /** Business days, whatever the calendar says. A date that is also closed is refused. */
  readonly open?: Iterable<DateLike>;
  /** Replaces the calendar's weekend; an empty list means no weekend. */
  readonly weekend?: Iterable<Weekday>;
}

/** A date that is a holiday, or that an overlay closed. */
export interface HolidayDate {
  readonly date: IsoDate;
  /** `regional` when any holiday of the date is; `closed` when an overlay closed it. */
  readonly type: 'public' | 'regional' | 'closed';
}

/** A half, local, optional or bank-only day, which no count includes. */
export interface BesideDay {
  readonly date: IsoDate;
  readonly name: string;
  /** `local`: some places; `optional`: at will; `bank`: banks alone; null for anything else. */
  readonly part: 'half' | 'local' | 'optional' | 'bank' | null;
  /** In words: "half day from noon". */
  readonly what: string;
  readonly date_accuracy: 'exact' | 'estimated';
}

/** How `count` of `redletter/beside` counts. */
export interface CountOptions {
  /** The worth of a half day, from 0 to 1. */
  readonly halves: number;
}

/**
 * The business days of one calendar. A result has the form of the date that you pass: ISO text,
 * `Temporal.PlainDate`, or a day number. Every method throws `RedletterError` for an invalid date,
 * and for one outside the range of the release, given or computed.
 */
export interface BusinessCalendar<Holiday extends HolidayDate = HolidayDate> {
  /** `GB`, `GB-SCT`, `US-FED`; `US+GB-SCT` for a joint calendar. */
  readonly code: string;
  readonly weekend: readonly Weekday[];
  /** The first and the last date that it answers for. */
  readonly range: { readonly first: DayNumber; readonly last: DayNumber };
  isBusinessDay(date: DateLike): boolean;
  /** `business_day`, or why it is not one: the first reason in the order of `DayKind`. */
  kindOf(date: DateLike): DayKind;
  /** Moves by business days: forward, back with a negative number; 0 returns the date itself. */
  add(date: IsoDate, days: number): IsoDate;
  add(date: DayNumber, days: number): DayNumber;
  add<Date extends PlainDate>(date: Date, days: number): Date;
  /** Business days after `start`, up to and including `end`; negative backward. */
  count(start: DateLike, end: DateLike): number;
  /** The first business day after a date; null when there is none. */
  next(date: IsoDate): IsoDate | null;
  next(date: DayNumber): DayNumber | null;
  next<Date extends PlainDate>(date: Date): Date | null;
  /** The last business day before a date; null when there is none. */
  previous(date: IsoDate): IsoDate | null;
  previous(date: DayNumber): DayNumber | null;
  previous<Date extends PlainDate>(date: Date): Date | null;
  /** Holidays of a year or of all years, by date, including those on weekend dates. */
  holidays(year?: number): Holiday[];
  /** The same calendar with your own changes. */
  with(overlay: Overlay): BusinessCalendar;
  /** For `redletter/bulk`. */
  readonly tables: Tables;
}

/** Look-up tables of business days, counted in days from the first of the range. */
export interface Tables {
  /** Entry i counts the business days before the date `first + i`. */
  readonly businessDaysBefore: Int16Array;
  /** Entry n is the n-th business day, n from 0. */
  readonly businessDayOffsets: Int16Array;
}

/** A holiday as the API has it (Contract 2.1). */
export interface HolidayRecord extends HolidayDate {
  readonly official_date: IsoDate | null;
  readonly name: string;
  readonly local_name: string | null;
  readonly date_accuracy: 'exact' | 'estimated';
}

export interface Source {
  readonly title: string;
  /** Null where no known address leads to the text. */
  readonly url: string | null;
  readonly publisher: string | null;
}

/** The law behind a holiday. */
export interface Law {
  readonly date: IsoDate;
  /** Its name. */
  readonly holiday: string;
  readonly sources: readonly Source[];
}

/** The API's answer. */
export interface Answer<Body = unknown> {
  /** The body, byte for byte. */
  readonly text: string;
  /** The same, parsed. */
  readonly body: Body;
}

export interface IsBusinessDayBody {
  readonly date: IsoDate;
  readonly country: string;
  readonly region: string | null;
  readonly is_business_day: boolean;
  readonly reason: Exclude<DayKind, 'closed'>;
  readonly holidays: readonly HolidayRecord[];
  readonly timezone: string;
  readonly next_business_day: IsoDate | null;
  readonly previous_business_day: IsoDate | null;
}

export interface AddBusinessDaysBody {
  readonly start_date: IsoDate;
  readonly business_days_added: number;
  readonly end_date: IsoDate;
  readonly country: string;
  readonly region: string | null;
  readonly holidays_skipped: readonly HolidayRecord[];
  readonly weekends_skipped: number;
  readonly calendar_days_elapsed: number;
}

export interface CountBusinessDaysBody {
  readonly start_date: IsoDate;
  readonly end_date: IsoDate;
  readonly business_days: number;
  readonly total_calendar_days: number;
  readonly weekends: number;
  readonly holidays_on_weekdays: number;
  readonly holidays: readonly HolidayRecord[];
  readonly country: string;
  readonly region: string | null;
}

export interface HolidaysBody {
  readonly country: string;
  readonly year: number;
  readonly region: string | null;
  readonly holidays: readonly HolidayRecord[];
}

/** One step of a count, from the event to the last day. */
export interface DeadlineStep<Date = IsoDate> {
  readonly step:
    | 'event'
    | 'begins'
    | 'not_counted'
    | 'suspended'
    | 'ends'
    | 'moved'
    | 'extended'
    | 'last_day';
  readonly date: Date;
  readonly until: Date | null;
  readonly days: number;
  readonly because: 'standstill' | 'weekend' | 'holiday' | 'closed_by_rule' | null;
}

/** The last day that a rule of law gives. */
export interface Deadline<Date = IsoDate> {
  /** Under the reading that prevails with authority, else the earliest. */
  readonly end_date: Date;
  readonly earliest: Date;
  readonly latest: Date;
  readonly steps: readonly DeadlineStep<Date>[];
  /** Where readings differ; else empty. */
  readonly readings: readonly {
    readonly reading: string;
    readonly says: string;
    readonly end_date: Date;
    readonly prevails: boolean;
  }[];
}

export interface DeadlineBody {
  readonly rule: string;
  readonly date: IsoDate;
  readonly period: string;
  readonly country: string;
  readonly region: string | null;
  readonly end_date: IsoDate;
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
  readonly date_accuracy: 'exact' | 'estimated';
  readonly steps: readonly (DeadlineStep & { readonly words: readonly string[] })[];
  readonly holidays_skipped: readonly HolidayRecord[];
  readonly readings: Deadline['readings'];
  readonly law: readonly {
    readonly id: string;
    readonly title: string;
    readonly section: string;
    readonly language: string;
    readonly quote: string;
    readonly seen: 'read' | 'quoted';
  }[];
  readonly not_modelled: readonly {
    readonly what: string;
    readonly moves: 'later' | 'earlier' | 'either';
  }[];
}

/** A calendar with the names of its holidays, and the laws behind them. */
export interface NamedCalendar extends BusinessCalendar<HolidayRecord> {
  /** The country's time zone, a hint for your own clock. */
  readonly timezone: string;
  /** The holidays of a date, on weekends too, with the laws that make them. */
  laws(date: DateLike): Law[];
}

/** Countries by upper-case code; their calendars are built on first use. */
export type NamedCountries = Pick<
  ReadonlyMap<
    string,
    {
      readonly national: () => NamedCalendar;
      readonly regions: Pick<ReadonlyMap<string, () => NamedCalendar>, 'get' | 'keys'>;
    }
  >,
  'get' | 'keys'
>;

/** The API's answers about a calendar. */
export interface Answers {
  isBusinessDay(date: DateLike): Answer<IsBusinessDayBody>;
  add(date: DateLike, days: number): Answer<AddBusinessDaysBody>;
  count(start: DateLike, end: DateLike): Answer<CountBusinessDaysBody>;
  holidays(year: number): Answer<HolidaysBody>;
  /** The last day by a term rule: `deadline('de-bgb-187-193', '2026-06-01', 'P14D')`. */
  deadline(rule: string, date: DateLike, period: string): Answer<DeadlineBody>;
}

/** A data release. */
export interface Release {
  /** Its name, `2026.11.2`. */
  readonly version: string;
  /** The day it was made. */
  readonly released: IsoDate;
  /** The range: the first and the last date that it answers for. */
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** Countries of a release, with names and laws. */
export interface Library {
  readonly release: Release | null;
  /** All calendar codes: `GB`, `GB-SCT`. */
  codes(): string[];
  /** @throws RedletterError with `invalid_country` or `invalid_region`. */
  calendar(code: string): NamedCalendar;
  /** The codes of a country's regions whose answer about a date differs from the country's. */
  regionsThatDiffer(code: string, date: DateLike): string[];
  /** Several calendars as one that is at work when all of them are. */
  joint(...given: readonly (string | BusinessCalendar)[]): BusinessCalendar;
  /** For `redletter/answers`. */
  readonly countries: NamedCountries;
}
