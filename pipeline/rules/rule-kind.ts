import type { z } from 'zod';
import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { DateAccuracy } from '../../src/calendar/holiday.ts';

/** A date that a rule gives in a year. */
export interface RuleDate {
  readonly day: DayNumber;
  /** The date in the law, where a list names another day off. */
  readonly officialDay?: DayNumber;
  /** The regions that keep this date, if not all of the holiday's; absent = all. */
  readonly regions?: readonly string[];
  readonly accuracy?: DateAccuracy;
  /** Citation ids that belong to this date alone. */
  readonly cite?: readonly string[];
}

/** What a rule may read in addition to its own year. */
export interface RuleContext {
  /** Nationwide holidays of a year on their legal dates, from simple rules only. */
  nationwideDays(year: number): ReadonlySet<DayNumber>;
}

/** A parsed rule: the dates it gives in a legal year, in any order. */
export interface Rule {
  /** Simple rules need nothing else; dependent ones need the dates of the simple ones. */
  readonly dependent: boolean;
  /** Whether only the rows of the CSV give dates; absent for other kinds. */
  readonly announced?: true;
  /** The dates that the source itself lists, in any year; absent for other kinds. */
  readonly listed?: readonly RuleDate[];
  dates(year: number, context: RuleContext): readonly RuleDate[];
}

/**
 * A kind of rule, in a file of its own. The key is the one in the source file; the schema parses
 * the value, and its message states the right form.
 */
export interface RuleKind {
  readonly key: string;
  /** One sentence for the guide and the editor. */
  readonly describes: string;
  /** A typical value. */
  readonly example: string;
  readonly schema: z.ZodType<Rule, unknown>;
}
