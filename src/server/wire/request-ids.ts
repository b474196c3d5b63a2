import { randomFillSync } from 'node:crypto';

/** The counter within a millisecond, and how each value is written: RFC 9562 5.7, `rand_a`. */
const COUNTS = Array.from({ length: 4_096 }, (_, count) => count.toString(16).padStart(3, '0'));
/** A millisecond starts in the lower half, so it has at least 2,048 ids. */
const FIRST_COUNT_MASK = 0x7ff;
const VARIANTS = ['8', '9', 'a', 'b'] as const;
/** Random bytes of one id. */
const ID_BYTES = 8;
/** Fetched together: one system call for 512 ids. */
const POOL_BYTES = 512 * ID_BYTES;

/**
 * Makes UUIDv7s, each greater than the one before, even within a millisecond: twelve bits count
 * (RFC 9562 6.2, method 1), and the 62 after them are random. A clock that goes back is ignored.
 * @param wallMillis milliseconds since 1970.
 * @param fillRandom fills a buffer with random bytes.
 */
export function createRequestIds(
  wallMillis: () => number,
  fillRandom: (bytes: Buffer) => unknown = randomFillSync,
): () => string {
  const pool = Buffer.alloc(POOL_BYTES);
  let hex = '';
  let used = POOL_BYTES;
  let millis = 0;
  let start = '';
  let count = 0;

  function begin(next: number, random: number): void {
    millis = next;
    const text = next.toString(16).padStart(12, '0');
    start = `${text.slice(0, 8)}-${text.slice(8)}-7`;
    count = random & FIRST_COUNT_MASK;
  }

  return () => {
    if (used === POOL_BYTES) {
      fillRandom(pool);
      hex = pool.toString('hex');
      used = 0;
    }
    const at = used * 2;
    const now = wallMillis();
    count += 1;
    if (now > millis) begin(now, pool.readUInt16BE(used));
    else if (count === COUNTS.length) begin(millis + 1, pool.readUInt16BE(used));
    const variant = VARIANTS[(pool[used] as number) >> 6] as string;
    used += ID_BYTES;
    return `${start}${COUNTS[count]}-${variant}${hex.slice(at + 1, at + 4)}-${hex.slice(at + 4, at + 16)}`;
  };
}
