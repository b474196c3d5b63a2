import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { DataFolders } from './data-folders.ts';

/** What a command is given: no command looks at the clock or the terminal by itself. */
export interface Surroundings {
  readonly folders: DataFolders;
  readonly today: DayNumber;
  /** Since 1970. */
  readonly nowSeconds: number;
  /** One line of the command's answer (standard output). */
  print(line: string): void;
  /** A whole answer, exactly as it is: without an end of line. */
  write(text: string): void;
  /** One line about what is wrong (standard error). */
  complain(line: string): void;
  /** Replaces the progress line of a terminal; does nothing when there is none. */
  showProgress(text: string): void;
}

/** A command of the pipeline; returns its exit code, 0 or 1. */
export type Command = (
  words: readonly string[],
  surroundings: Surroundings,
) => number | Promise<number>;
