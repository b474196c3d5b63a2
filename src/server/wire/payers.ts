import type { Visit } from './visit.ts';

/** Lines are forgotten this long after the first one was noted, as those of `DigestCache` are. */
const HELD_MILLIS = 5_000;
const LINES_MAX = 100_000;

/**
 * Whose `Authorization` line has paid for an answer lately, so that its next request need not wait
 * with the guests: behind a proxy, which brings requests of many over one connection.
 */
export class Payers {
  readonly #lines = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  has({ authorization }: Pick<Visit, 'authorization'>): boolean {
    return authorization.length === 1 && this.#lines.has(authorization[0] as string);
  }

  /** Notes what became of a request. */
  note({ authorization }: Pick<Visit, 'authorization'>, hasPaid: boolean): void {
    const line = authorization[0] ?? '';
    if (!hasPaid) this.#lines.delete(line);
    else if (this.#lines.size < LINES_MAX) {
      this.#lines.add(line);
      this.#timer ??= setTimeout(() => this.#clear(), HELD_MILLIS).unref();
    }
  }

  #clear(): void {
    this.#lines.clear();
    this.#timer = undefined;
  }
}
