/** All lines are forgotten this long after the first was added. */
const HELD_MILLIS = 5_000;
/** 18 MB when full, with this many busy keys. */
const LINES_MAX = 100_000;

/**
 * Digests of keys by the `Authorization` line that carried them, so that a busy key is not
 * checked and hashed for every request: 0.4 µs less of about 11, and 1.3 µs with 100,000 keys.
 * The lines hold secrets, which stay in memory until the collector runs anyway; the cache keeps
 * them at most five seconds longer, and only for valid keys. A keyed fast hash would avoid that,
 * but would let in whoever finds a collision.
 */
export class DigestCache {
  readonly #digests = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  get(line: string): string | undefined {
    return this.#digests.get(line);
  }

  add(line: string, digest: string): void {
    if (this.#digests.size >= LINES_MAX) return;
    this.#digests.set(line, digest);
    this.#timer ??= setTimeout(() => this.#clear(), HELD_MILLIS).unref();
  }

  remove(line: string): void {
    this.#digests.delete(line);
  }

  #clear(): void {
    this.#digests.clear();
    this.#timer = undefined;
  }
}
