import type { AddressMarks } from './address-marks.ts';
import type { Reporter, Told, ToldReply } from './reporter.ts';

/** Where finished lines go. */
export interface LogSink {
  write(text: string): void;
  /** How many written bytes have not left the process yet. */
  waiting(): number;
}

const FLUSH_AFTER_MILLIS = 100;
const BATCH_LENGTH_MAX = 65_536;
/** A reader that stops reading costs lines, never unbounded memory. */
const WAITING_MAX = 8_388_608;
const DAY_MILLIS = 86_400_000;
/** Marks kept for addresses that ask again; then all are made anew. */
const MARKS_MAX = 20_000;

/**
 * One JSON line a request. Every value is one of our own words, a number, an id that we made, an
 * account name (letters, digits and ` ._@-`) or a parsed address: no client's text can reach it,
 * and nothing needs escaping. Lines are written in batches, so that the log does not cost more
 * than the answers. Contract 16.2.
 */
export class RequestLog implements Reporter {
  readonly #sink: LogSink;
  readonly #wallMillis: () => number;
  readonly #marks: AddressMarks | null;
  /** The form in which the log writes an address, by address. */
  readonly #written = new Map<string, string>();
  #day = Number.NaN;
  #batch = '';
  #timer: NodeJS.Timeout | undefined;
  #stampedAt = Number.NaN;
  #stamp = '';
  #dropped = 0;
  #lost = 0;

  /**
   * @param wallMillis milliseconds since 1970.
   * @param marks null leaves addresses out.
   */
  constructor(sink: LogSink, wallMillis: () => number, marks: AddressMarks | null) {
    this.#sink = sink;
    this.#wallMillis = wallMillis;
    this.#marks = marks;
  }

  /** Lines dropped because nobody read them. */
  get dropped(): number {
    return this.#dropped;
  }

  replied(request: Told, reply: ToldReply, millis: number): void {
    const wall = this.#wallMillis();
    if (wall !== this.#stampedAt) {
      this.#stampedAt = wall;
      this.#stamp = new Date(wall).toISOString();
      if (Math.floor(wall / DAY_MILLIS) !== this.#day) this.#beginDay(wall);
    }
    this.#batch +=
      `{"time":"${this.#stamp}","request_id":"${request.requestId}","address":${this.#addressOf(request)},` +
      `"key_id":${quoted(reply.keyId)},"account":${quoted(reply.account)},` +
      `"route":${quoted(reply.route)},"method":${quoted(request.method || null)},"status":${reply.status},` +
      `"code":${quoted(reply.code)},"refusal":${quoted(reply.refusal ?? null)},"ms":${Math.round(millis * 1_000) / 1_000},"bytes":${reply.bytes}}\n`;
    if (this.#batch.length >= BATCH_LENGTH_MAX) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MILLIS).unref();
  }

  #addressOf(request: Told): string {
    if (this.#marks === null) return 'null';
    const { address } = request;
    const known = this.#written.get(address);
    if (known !== undefined) return known;
    const mark = address === '' ? 'null' : `"${this.#marks.markOf(address)}"`;
    if (this.#written.size >= MARKS_MAX) this.#written.clear();
    this.#written.set(address, mark);
    return mark;
  }

  #beginDay(wall: number): void {
    this.#day = Math.floor(wall / DAY_MILLIS);
    this.#marks?.renew();
    this.#written.clear();
  }

  /** Writes the waiting lines. */
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
    // A gap in the log must show in the log.
    const gap = this.#lost === 0 ? '' : `{"time":"${this.#stamp}","lines_lost":${this.#lost}}\n`;
    this.#lost = 0;
    this.#sink.write(gap + batch);
  }
}

function quoted(word: string | null): string {
  return word === null ? 'null' : `"${word}"`;
}
