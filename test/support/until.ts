import { setTimeout as pause } from 'node:timers/promises';

/** A test that waits this long has failed; far more than a slow machine needs. */
const MILLIS_MAX = 20_000;

/**
 * Repeats until the answer is true.
 * @throws after 20 seconds, so that a test whose code is broken ends.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > MILLIS_MAX) throw new Error(`never so: ${isSo}`);
    await pause(10);
  }
}
