import type { ExpandedDate } from '../../expand/expanded-date.ts';

/** A day that only one side has as a holiday. */
export interface Difference {
  /** The calendar, such as "DE" or "DE-BY". */
  readonly calendar: string;
  readonly region: string | null;
  /** ISO date. */
  readonly date: string;
  readonly only: 'ours' | 'theirs';
  /** Its name on the side that has it. */
  readonly name: string;
  /** Our holidays on that day; empty where only theirs is one. */
  readonly own: readonly ExpandedDate[];
}
