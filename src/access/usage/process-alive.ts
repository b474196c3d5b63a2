import { systemCode } from '../var-dir/synced-files.ts';

/** Whether a process of this machine is alive. Signal 0 only asks; EPERM means it is another user's. */
export function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
