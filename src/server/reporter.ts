import type { Metrics } from './metrics.ts';
import type { RequestLog } from './request-log.ts';

/** What is told of a reply once it was given: to the log and the metrics, to no client. */
export interface Passed {
  /** Milliseconds of a clock that only goes forward. */
  readonly arrivedAt: number;
  readonly requestId: string;
  /** The endpoint's name, or the part of the site; null for a path that is none. */
  readonly route: string | null;
  readonly keyId: string | null;
  /** Empty for a request that could not be read. */
  readonly method: string;
  readonly status: number;
  /** The error code; null when there is none. */
  readonly code: string | null;
  /** Of the body. */
  readonly bytes: number;
}

/** Told of every reply. */
export interface Reporter {
  replied(passed: Passed): void;
}

/**
 * Counts every reply, and notes it when there is a log.
 * @param now milliseconds of the clock that `arrivedAt` was read from.
 */
export function createReporter(
  metrics: Metrics,
  log: RequestLog | null,
  now: () => number,
): Reporter {
  return {
    replied(passed) {
      const millis = now() - passed.arrivedAt;
      metrics.count(passed, millis);
      log?.note(passed, millis);
    },
  };
}
