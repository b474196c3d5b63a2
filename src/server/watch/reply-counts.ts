import type { LaneName, ReportedReply, ReportedRequest, Reporter } from './reporter.ts';

/** Upper bounds of the histogram's buckets, in milliseconds. */
const BOUNDS_MILLIS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1_000, 10_000] as const;

class LaneCounts {
  readonly buckets = new Array<number>(BOUNDS_MILLIS.length + 1).fill(0);
  sumMillis = 0;
  overloads = 0;
}

/**
 * Counts replies for Prometheus. Labels are our own words and numbers, so the number of series is
 * bounded whatever clients send. Decision 20: by hand, at every reply.
 */
export class ReplyCounts implements Reporter {
  readonly #replies = new Map<string | null, Map<number, number>>();
  readonly #codes = new Map<string, number>();
  readonly #lanes: Readonly<Record<LaneName, LaneCounts>> = {
    api: new LaneCounts(),
    mcp: new LaneCounts(),
    site: new LaneCounts(),
    none: new LaneCounts(),
  };

  replied(request: ReportedRequest, { route, status, code }: ReportedReply, millis: number): void {
    let statuses = this.#replies.get(route);
    if (statuses === undefined) {
      statuses = new Map();
      this.#replies.set(route, statuses);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (code !== null) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
    let bucket = 0;
    while (bucket < BOUNDS_MILLIS.length && millis > (BOUNDS_MILLIS[bucket] as number)) bucket += 1;
    const lane = this.#lanes[request.lane];
    lane.buckets[bucket] = (lane.buckets[bucket] as number) + 1;
    lane.sumMillis += millis;
    // Contract 16.3: a request refused under overload is not examined, so it has no route.
    if (status === 503 && route === null) lane.overloads += 1;
  }

  /** The text format of Prometheus, version 0.0.4. */
  text(): string {
    const replies = [...this.#replies].flatMap(([route, statuses]) =>
      [...statuses].map(
        ([status, count]) => `{route="${route ?? 'none'}",status="${status}"} ${count}`,
      ),
    );
    const codes = [...this.#codes].map(([code, count]) => `{code="${code}"} ${count}`);
    const lanes = Object.entries(this.#lanes);
    const overloads = lanes.map(([lane, { overloads }]) => `{lane="${lane}"} ${overloads}`);
    return [
      ...family('replies_total', 'counter', 'Replies by route and status.', replies.sort()),
      ...family('errors_total', 'counter', 'Error replies by code.', codes.sort()),
      ...family(
        'overload_refusals_total',
        'counter',
        'Requests refused because there was too much to do.',
        overloads,
      ),
      ...family(
        'request_duration_seconds',
        'histogram',
        'Time from a request to its reply.',
        lanes.flatMap(histogramOf),
      ),
      '',
    ].join('\n');
  }
}

/** @param series each without the name of its metric. */
function family(name: string, type: string, help: string, series: readonly string[]): string[] {
  const full = `redletter_${name}`;
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...series.map((each) => full + each)];
}

function histogramOf([lane, { buckets, sumMillis }]: [string, LaneCounts]): string[] {
  let below = 0;
  const bounds = [...BOUNDS_MILLIS.map((bound) => bound / 1_000), '+Inf'];
  const series = bounds.map((bound, index) => {
    below += buckets[index] as number;
    return `_bucket{lane="${lane}",le="${bound}"} ${below}`;
  });
  return [
    ...series,
    `_sum{lane="${lane}"} ${sumMillis / 1_000}`,
    `_count{lane="${lane}"} ${below}`,
  ];
}
