import type { Visit } from './visit.ts';

/** A line is forgotten between this and twice as long after it has paid last. */
const HELD_MILLIS = 5_000;
const LINES_MAX = 100_000;

/**
 * Whose `Authorization` line has paid for an answer lately, so that its next request need not wait
 * with the guests: behind a proxy, which brings requests of many over one connection, and on a new
 * connection.
 */
export class Payers {
  #lines = new Set<string>();
  #before = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  has({ authorization }: Pick<Visit, 'authorization'>): boolean {
    const [line = ''] = authorization;
    return authorization.length === 1 && (this.#lines.has(line) || this.#before.has(line));
  }

  /** Notes what became of a request. */
  note({ authorization }: Pick<Visit, 'authorization'>, hasPaid: boolean): void {
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
