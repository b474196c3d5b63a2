import type { Metrics } from './metrics.ts';
import type { Passed } from './passed.ts';
import type { RequestLog } from './request-log.ts';

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
