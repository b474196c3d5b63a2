import { hash } from 'node:crypto';
import type { ReportedReply, ReportedRequest, Reporter } from './reporter.ts';

export interface LogSink {
  write(text: string): unknown;
  /** Bytes that have not left the process yet. */
  readonly writableLength: number;
}

const FLUSH_AFTER_MILLIS = 100;
const BATCH_LENGTH_MAX = 65_536;
/** A reader that stops reading costs lines, never unbounded memory. */
const WAITING_MAX = 8_388_608;
const DAY_MILLIS = 86_400_000;
const SALT_BYTES = 16;
/** 64 bits: two visitors of a day share no hash. */
const HASH_LENGTH = 16;
/** Addresses kept as written, for those that ask again; then all are written anew. */
const WRITTEN_MAX = 20_000;

/**
 * One JSON line a request, written in batches. Every value is one of our own words, a number, an
 * id that we made, an account name (letters, digits and ` ._@-`) or a parsed address: nothing
 * needs escaping. Contract 16.2.
 */
export class RequestLog implements Reporter {
  /** Lines dropped because nobody read them. */
  dropped = 0;
  readonly #sink: LogSink;
  readonly #wallMillis: () => number;
  readonly #form: 'hash' | 'full' | 'off';
  readonly #randomBytes: (size: number) => Buffer;
  /** Stored in no file: with it, an address could be found by trying all. */
  #salt = '';
  /** How the log writes an address: a hash follows one visitor for a day and no longer. */
  readonly #written = new Map<string, string>();
  #day = Number.NaN;
  #batch = '';
  #timer: NodeJS.Timeout | undefined;
  #stampedAt = Number.NaN;
  #stamp = '';
  #lost = 0;

  /**
   * @param wallMillis milliseconds since 1970.
   * @param form how addresses are written: hashed with a daily salt, in full, or not at all.
   */
  constructor(
    sink: LogSink,
    wallMillis: () => number,
    form: 'hash' | 'full' | 'off',
    randomBytes: (size: number) => Buffer,
  ) {
    this.#sink = sink;
    this.#wallMillis = wallMillis;
    this.#form = form;
    this.#randomBytes = randomBytes;
  }

  replied(request: ReportedRequest, reply: ReportedReply, millis: number): void {
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

  #addressOf({ address }: ReportedRequest): string {
    if (this.#form === 'off' || address === '') return 'null';
    const known = this.#written.get(address);
    if (known !== undefined) return known;
    // An IPv4 address in the form of a dual-stack socket; an IPv6 one may name a zone.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const hashed = () => hash('sha256', this.#salt + plain, 'hex').slice(0, HASH_LENGTH);
    const written = `"${this.#form === 'full' ? plain : hashed()}"`;
    if (this.#written.size >= WRITTEN_MAX) this.#written.clear();
    this.#written.set(address, written);
    return written;
  }

  #beginDay(wall: number): void {
    this.#day = Math.floor(wall / DAY_MILLIS);
    this.#salt = this.#randomBytes(SALT_BYTES).toString('hex');
    this.#written.clear();
  }

  /** Writes the waiting lines. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#batch;
    this.#batch = '';
    if (batch === '') return;
    if (this.#sink.writableLength > WAITING_MAX) {
      const lines = batch.split('\n').length - 1;
      this.dropped += lines;
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
