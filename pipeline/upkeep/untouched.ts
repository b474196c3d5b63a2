import { spawnSync } from 'node:child_process';
import { parseIsoDate } from '../../src/calendar/day-number.ts';

/**
 * The day of the last commit that changed a file, or any of several.
 * @returns null when there is none, or the history cannot be read.
 */
export function lastTouched(root: string, paths: readonly string[]): number | null {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? parseIsoDate(stdout.trim()) : null;
}
