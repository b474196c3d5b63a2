/** One line of the report: what was done, what came of it, and whether that is good enough. */
export interface Finding {
  readonly what: string;
  readonly shown: string;
  readonly bar: string;
  readonly met: boolean;
}

/** A count that must be a certain number, most often none. */
export function exactly(what: string, value: number, wanted: number): Finding {
  const shown = value.toLocaleString('en');
  return { what, shown, bar: `exactly ${wanted.toLocaleString('en')}`, met: value === wanted };
}

/** A measure that must not be exceeded. */
export function atMost(what: string, value: number, limit: number, unit: string): Finding {
  const digits = value < 10 ? 2 : 0;
  return {
    what,
    shown: `${value.toFixed(digits)} ${unit}`,
    bar: `at most ${limit} ${unit}`,
    met: value <= limit,
  };
}

/** The value below which a part of the values lies; 0.99 = p99. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
