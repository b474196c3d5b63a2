/**
 * One JSON line an event: errors that no client is told about, what went well, what deserves a
 * look.
 */
export function createTroubleLog(write = (line: string): void => void process.stderr.write(line)) {
  const line = (level: string, event: string, detail: string, requestId?: string) => {
    const time = new Date().toISOString();
    write(`${JSON.stringify({ time, level, event, request_id: requestId, detail })}\n`);
  };
  return {
    trouble(event: string, cause: unknown, requestId?: string): void {
      const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      line('error', event, detail, requestId);
    },
    tell: (event: string, detail: string): void => line('info', event, detail),
    warn: (event: string, detail: string): void => line('warn', event, detail),
  };
}
export type OperatorLog = ReturnType<typeof createTroubleLog>;
/** Where errors go. */
export type TroubleLog = Pick<OperatorLog, 'trouble'>;
