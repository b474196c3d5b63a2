import { readFileSync } from 'node:fs';

/** Resident memory of a process now, MiB. */
export function residentMiB(pid: number): number {
  return statusMiB(pid, 'VmRSS');
}

/** Peak resident memory of a process, MiB. */
export function peakMiB(pid: number): number {
  return statusMiB(pid, 'VmHWM');
}

function statusMiB(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]) / 1_024;
}
