import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { DataFolders } from './data-folders.ts';

/** What a command receives; no command reads the clock or the terminal itself. */
export interface Surroundings {
  readonly folders: DataFolders;
  readonly today: DayNumber;
  /** Since 1970. */
  readonly nowSeconds: number;
  /** One line of the command's output (standard output). */
  print(line: string): void;
  /** A whole output, verbatim, without a final line break. */
  write(text: string): void;
  /** One line about a problem (standard error). */
  complain(line: string): void;
  /** Replaces the progress line of a terminal; does nothing without one. */
  showProgress(text: string): void;
}

/** A command of the pipeline; returns its exit code, 0 or 1. */
export type Command = (
  words: readonly string[],
  surroundings: Surroundings,
) => number | Promise<number>;
