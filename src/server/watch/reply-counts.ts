import type { LaneName, Reporter, Told, ToldReply } from './reporter.ts';

/** Upper bounds of the histogram's buckets, in milliseconds. */
const BOUNDS_MILLIS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 1_000, 10_000] as const;

/** What is counted for a lane. */
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

  replied(request: Told, { route, status, code }: ToldReply, millis: number): void {
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
    return [...this.#replyLines(), ...this.#codeLines(), ...this.#laneLines(), ''].join('\n');
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

  #laneLines(): string[] {
    const overloads = 'redletter_overload_refusals_total';
    const durations = 'redletter_request_duration_seconds';
    const lanes = Object.entries(this.#lanes);
    return [
      ...head(overloads, 'Requests refused because there was too much to do.', 'counter'),
      ...lanes.map(([name, lane]) => `${overloads}{lane="${name}"} ${lane.overloads}`),
      ...head(durations, 'Time from a request to its reply.', 'histogram'),
      ...lanes.flatMap(([name, lane]) => histogramLines(durations, `lane="${name}"`, lane)),
    ];
  }
}

function histogramLines(name: string, label: string, { buckets, sumMillis }: LaneCounts): string[] {
  let below = 0;
  const series = BOUNDS_MILLIS.map((bound, index) => {
    below += buckets[index] as number;
    return `${name}_bucket{${label},le="${bound / 1_000}"} ${below}`;
  });
  const all = below + (buckets[BOUNDS_MILLIS.length] as number);
  return [
    ...series,
    `${name}_bucket{${label},le="+Inf"} ${all}`,
    `${name}_sum{${label}} ${sumMillis / 1_000}`,
    `${name}_count{${label}} ${all}`,
  ];
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
