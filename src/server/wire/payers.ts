import type { WireRequest } from './wire-request.ts';

/** A line is forgotten after one to two of these since it last paid. */
const HELD_MILLIS = 60_000;
const LINES_MAX = 100_000;

/**
 * `Authorization` lines that have lately paid for an answer, so that their next request need not
 * wait with the guests. Needed behind a proxy, which carries requests of many callers over one
 * connection, and for new connections.
 */
export class Payers {
  #lines = new Set<string>();
  #before = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  has({ authorization }: Pick<WireRequest, 'authorization'>): boolean {
    const [line = ''] = authorization;
    return authorization.length === 1 && (this.#lines.has(line) || this.#before.has(line));
  }

  /** Records what became of a request. */
  note({ authorization }: Pick<WireRequest, 'authorization'>, hasPaid: boolean): void {
    const [line = ''] = authorization;
    if (hasPaid && this.#lines.size < LINES_MAX) {
      this.#lines.add(line);
      this.#timer ??= setTimeout(this.#age, HELD_MILLIS).unref();
    }
    if (hasPaid) return;
    this.#lines.delete(line);
    this.#before.delete(line);
  }

  readonly #age = (): void => {
    this.#before = this.#lines;
    this.#lines = new Set();
    this.#timer = this.#before.size > 0 ? setTimeout(this.#age, HELD_MILLIS).unref() : undefined;
  };
}
