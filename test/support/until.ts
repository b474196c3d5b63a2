import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is true. Without a limit: what never comes true
 * ends the test by the time limit of all, and a slow machine is no fault.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}
