import type { z } from 'zod';
import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { DateAccuracy } from '../../src/calendar/holiday.ts';

/** A date that a rule gives in a year. */
export interface RuleDate {
  readonly day: DayNumber;
  /** The date the law names, where the list says that the day off is another one. */
  readonly officialDay?: DayNumber;
  /** Fewer regions than the holiday has; absent = all of them. */
  readonly regions?: readonly string[];
  readonly accuracy?: DateAccuracy;
  /** Citation ids of this date alone. */
  readonly cite?: readonly string[];
}

/** What a rule may look at beyond its own year. */
export interface RuleContext {
  /** Nationwide holidays of a year on their legal dates, as far as simple rules give them. */
  nationwideDays(year: number): ReadonlySet<DayNumber>;
}

/** A rule that was read: the dates it gives in a legal year, in any order. */
export interface Rule {
  /** Simple rules stand alone; a dependent one needs the dates of the simple ones. */
  readonly dependent: boolean;
  /** Whether the rows of the CSV alone give dates; absent for other kinds. */
  readonly announced?: true;
  /** The dates that the source itself lists, whatever their year; absent for other kinds. */
  readonly listed?: readonly RuleDate[];
  dates(year: number, context: RuleContext): readonly RuleDate[];
}

/**
 * A kind of rule: one file each. The key is what stands in the source file; the
 * schema reads the value, and its message says the right form.
 */
export interface RuleKind {
  readonly key: string;
  /** One sentence for the guide and the editor. */
  readonly describes: string;
  /** A value as one would write it. */
  readonly example: string;
  readonly schema: z.ZodType<Rule, unknown>;
}
