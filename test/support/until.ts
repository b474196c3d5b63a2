import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats until the answer is true. It has no limit of its own: the test's time limit ends it, so
 * that a slow machine does not fail it.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}
