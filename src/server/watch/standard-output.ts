import type { LogSink } from './request-log.ts';
import type { TroubleLog } from './trouble-log.ts';

/** How long an ending process waits for the reader of its output. */
const LAST_WORDS_MILLIS = 500;

/** Standard output for the request log. A reader that goes away ends the log, not the service. */
export function standardOutput(log: TroubleLog): LogSink {
  let isBroken = false;
  process.stdout.on('error', (error) => {
    if (!isBroken) log.trouble('request_log', error);
    isBroken = true;
  });
  return {
    write: (text) => {
      if (!isBroken) process.stdout.write(text);
    },
    waiting: () => process.stdout.writableLength,
  };
}

/** Resolves when all output is written, or when nobody has read it for long enough. */
export function whenWritten(): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.writableLength === 0) resolve();
    else process.stdout.write('', () => resolve());
    setTimeout(resolve, LAST_WORDS_MILLIS);
  });
}
