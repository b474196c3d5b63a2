/** One line of the result: what was measured, and the bar it must reach. */
export interface Finding {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly met: boolean;
}

/**
 * A suite causes one kind of fault and reports the results; `step` shows its progress.
 * @param times how often, where a suite takes a number; its own by default.
 * @param minutes how long, likewise.
 */
export type Suite = (
  step: (text: string) => void,
  times?: number,
  minutes?: number,
) => Promise<Finding[]>;

/** A figure that must equal a certain number. */
export function exactly(what: string, count: number, wanted: number): Finding {
  const [measured, bar] = [count, wanted].map((each) => each.toLocaleString('en'));
  return { what, measured: `${measured}`, bar: `exactly ${bar}`, met: count === wanted };
}

/** A figure that may not exceed a bar, both in `unit`. */
export function atMost(what: string, value: number, bar: number, unit: string): Finding {
  const shown = value < 10 ? value.toFixed(2) : value.toFixed(0);
  return { what, measured: `${shown} ${unit}`, bar: `at most ${bar} ${unit}`, met: value <= bar };
}

/** A figure that must reach a bar, both in `unit`. */
export function atLeast(what: string, value: number, bar: number, unit: string): Finding {
  const shown = value.toFixed(0);
  return { what, measured: `${shown} ${unit}`, bar: `at least ${bar} ${unit}`, met: value >= bar };
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
