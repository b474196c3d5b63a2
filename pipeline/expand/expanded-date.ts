import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { DateAccuracy } from '../../src/calendar/holiday.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { Names } from '../values/values.ts';

/** A date of a source file, before it becomes an artifact record. */
export interface ExpandedDate {
  readonly id: string;
  /** Index in the source's list of holidays. */
  readonly holiday: number;
  readonly legalYear: number;
  readonly day: DayNumber;
  readonly officialDay: DayNumber | null;
  readonly name: string;
  /** Other names by BCP 47 tag; the English one is `name`. */
  readonly names: Names;
  /** Null = nationwide. Sorted. */
  readonly regions: readonly string[] | null;
  readonly accuracy: DateAccuracy;
  readonly cite: readonly string[];
  /** Computed by the rule, estimated, or named in a row, a list or a move. */
  readonly origin: 'rule' | 'estimate' | 'named';
  /** What is uncertain about this date. */
  readonly doubt: string | null;
  /** The citations, of `cite`, that moved the day off; empty if none did. */
  readonly movedBy: readonly string[];
  /** Whether the date is final, or an observance may still move it. */
  readonly settled: boolean;
}

/** A country's file and its dates. */
export interface ExpandedCountry {
  readonly file: CountryFile;
  readonly dates: readonly ExpandedDate[];
  /** Days beside the count: on their dates, and in no calendar. Policy 2. */
  readonly beside: readonly ExpandedDate[];
  /** The country without the citations that say when holidays begin or end; null if there are none. */
  readonly endless: ExpandedCountry | null;
}
