import type { Reporter, Told, ToldReply } from './reporter.ts';

/** Upper bounds of the histogram's buckets, in milliseconds. */
const BOUNDS_MILLIS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1_000, 10_000] as const;

/**
 * Counts replies for Prometheus. Labels are our own words and numbers only, so there is a
 * bounded number of series whatever clients send. Decision 20: by hand, at every reply.
 */
export class ReplyCounts implements Reporter {
  readonly #replies = new Map<string | null, Map<number, number>>();
  readonly #codes = new Map<string, number>();
  readonly #buckets = new Array<number>(BOUNDS_MILLIS.length + 1).fill(0);
  #sumMillis = 0;

  replied(_request: Told, { route, status, code }: ToldReply, millis: number): void {
    let statuses = this.#replies.get(route);
    if (statuses === undefined) {
      statuses = new Map();
      this.#replies.set(route, statuses);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (code !== null) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
    let bucket = 0;
    while (bucket < BOUNDS_MILLIS.length && millis > (BOUNDS_MILLIS[bucket] as number)) bucket += 1;
    this.#buckets[bucket] = (this.#buckets[bucket] as number) + 1;
    this.#sumMillis += millis;
  }

  /** The text format of Prometheus, version 0.0.4. */
  text(): string {
    return [...this.#replyLines(), ...this.#codeLines(), ...this.#histogramLines(), ''].join('\n');
  }

  #replyLines(): string[] {
    const name = 'redletter_replies_total';
    const series = [...this.#replies].flatMap(([route, statuses]) =>
      [...statuses].map(
        ([status, count]) => `${name}{route="${route ?? 'none'}",status="${status}"} ${count}`,
      ),
    );
    return [...head(name, 'Replies by route and status.', 'counter'), ...series.sort()];
  }

  #codeLines(): string[] {
    const name = 'redletter_errors_total';
    const series = [...this.#codes].map(([code, count]) => `${name}{code="${code}"} ${count}`);
    return [...head(name, 'Error replies by code.', 'counter'), ...series.sort()];
  }

  #histogramLines(): string[] {
    const name = 'redletter_request_duration_seconds';
    let below = 0;
    const series = BOUNDS_MILLIS.map((bound, index) => {
      below += this.#buckets[index] as number;
      return `${name}_bucket{le="${bound / 1_000}"} ${below}`;
    });
    const all = below + (this.#buckets[BOUNDS_MILLIS.length] as number);
    return [
      ...head(name, 'Time from a request to its reply.', 'histogram'),
      ...series,
      `${name}_bucket{le="+Inf"} ${all}`,
      `${name}_sum ${this.#sumMillis / 1_000}`,
      `${name}_count ${all}`,
    ];
  }
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
