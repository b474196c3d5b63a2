/** Where errors go that no client is told about: one JSON line each. */
export interface TroubleLog {
  trouble(event: string, cause: unknown, requestId?: string): void;
}

/** A trouble log for operators, with what went well and what deserves a look. */
export interface OperatorLog extends TroubleLog {
  tell(event: string, detail: string): void;
  warn(event: string, detail: string): void;
}

/** A log that hands finished lines to `write`, with the time from `now` (milliseconds since 1970). */
export function createTroubleLog(
  write = (line: string): void => void process.stderr.write(line),
  now = Date.now,
): OperatorLog {
  const line = (level: string, event: string, detail: string, requestId?: string) => {
    const time = new Date(now()).toISOString();
    write(`${JSON.stringify({ time, level, event, request_id: requestId, detail })}\n`);
  };
  return {
    trouble(event, cause, requestId) {
      const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      line('error', event, detail, requestId);
    },
    tell: (event, detail) => line('info', event, detail),
    warn: (event, detail) => line('warn', event, detail),
  };
}
