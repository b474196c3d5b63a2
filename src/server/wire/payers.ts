import type { Visit } from './visit.ts';

/** Lines are forgotten this long after the first one was noted, as those of `DigestCache` are. */
const HELD_MILLIS = 5_000;
const LINES_MAX = 100_000;

/**
 * Who has paid for an answer lately, so that the next request need not wait with the guests: the
 * connection, or the `Authorization` line where a proxy brings requests of many over one.
 */
export class Payers {
  readonly #lines = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  has({ connection, authorization }: Pick<Visit, 'connection' | 'authorization'>): boolean {
    if (!connection.isTrustedProxy) return connection.isCallers;
    return authorization.length === 1 && this.#lines.has(authorization[0] as string);
  }

  /** Notes what became of a request. */
  note(visit: Pick<Visit, 'connection' | 'authorization'>, hasPaid: boolean): void {
    const { connection, authorization } = visit;
    if (connection.isTrustedProxy) this.#noteLine(authorization[0] ?? '', hasPaid);
    else connection.isCallers = hasPaid;
  }

  #noteLine(line: string, hasPaid: boolean): void {
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
