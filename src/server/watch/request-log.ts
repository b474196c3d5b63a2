import type { Reporter, Told, ToldReply } from './reporter.ts';

/** Where finished lines go. */
export interface LogSink {
  write(text: string): void;
  /** How many bytes were written and have not left the process yet. */
  waiting(): number;
}

const FLUSH_AFTER_MILLIS = 100;
const BATCH_LENGTH_MAX = 65_536;
/** A reader that stands still costs lines, never memory without end. */
const WAITING_MAX = 8_388_608;

/**
 * One JSON line a request. Every value is one of our own words, a number or an id that we
 * made: nothing a client has written can reach it, and nothing needs to be escaped. Lines
 * are written in batches, so that the log does not cost more than the answers. Contract 16.2.
 */
export class RequestLog implements Reporter {
  readonly #sink: LogSink;
  readonly #wallMillis: () => number;
  #batch = '';
  #timer: NodeJS.Timeout | undefined;
  #stampedAt = Number.NaN;
  #stamp = '';
  #dropped = 0;
  #lost = 0;

  /** @param wallMillis milliseconds since 1970. */
  constructor(sink: LogSink, wallMillis: () => number) {
    this.#sink = sink;
    this.#wallMillis = wallMillis;
  }

  /** Lines that were given up because nobody read them. */
  get dropped(): number {
    return this.#dropped;
  }

  replied(request: Told, reply: ToldReply, millis: number): void {
    const wall = this.#wallMillis();
    if (wall !== this.#stampedAt) {
      this.#stampedAt = wall;
      this.#stamp = new Date(wall).toISOString();
    }
    this.#batch +=
      `{"time":"${this.#stamp}","request_id":"${request.requestId}","key_id":${quoted(reply.keyId)},` +
      `"route":${quoted(reply.route)},"method":${quoted(request.method || null)},"status":${reply.status},` +
      `"code":${quoted(reply.code)},"ms":${Math.round(millis * 1_000) / 1_000},"bytes":${reply.bytes}}\n`;
    if (this.#batch.length >= BATCH_LENGTH_MAX) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MILLIS).unref();
  }

  /** Hands over what is waiting. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#batch;
    this.#batch = '';
    if (batch === '') return;
    if (this.#sink.waiting() > WAITING_MAX) {
      const lines = batch.split('\n').length - 1;
      this.#dropped += lines;
      this.#lost += lines;
      return;
    }
    // A gap in a log must be seen in the log.
    const gap = this.#lost === 0 ? '' : `{"time":"${this.#stamp}","lines_lost":${this.#lost}}\n`;
    this.#lost = 0;
    this.#sink.write(gap + batch);
  }
}

function quoted(word: string | null): string {
  return word === null ? 'null' : `"${word}"`;
}
