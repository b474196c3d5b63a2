/** Where faults go that no client is told of: one JSON line each. */
export interface TroubleLog {
  trouble(event: string, cause: unknown, requestId?: string): void;
}

/** A log that hands finished lines to `write`, with the time from `now` (milliseconds). */
export function createTroubleLog(write: (line: string) => void, now: () => number): TroubleLog {
  return {
    trouble(event, cause, requestId) {
      const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      const time = new Date(now()).toISOString();
      write(`${JSON.stringify({ time, level: 'error', event, request_id: requestId, detail })}\n`);
    },
  };
}
