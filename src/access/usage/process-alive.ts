/** Whether a process of this machine lives. Signal 0 only asks; EPERM is the answer of somebody else's. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
