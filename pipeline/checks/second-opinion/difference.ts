import type { ExpandedDate } from '../../expand/expanded-date.ts';

/** A day that one side holds to be a holiday and the other does not. */
export interface Difference {
  /** Like "DE" or "DE-BY". */
  readonly calendar: string;
  readonly region: string | null;
  /** ISO date. */
  readonly date: string;
  readonly only: 'ours' | 'theirs';
  /** The name that the side that has it gives it. */
  readonly name: string;
  /** Our holidays of that day; empty where only theirs is one. */
  readonly own: readonly ExpandedDate[];
}
