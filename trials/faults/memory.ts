import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB: what it has now. */
export function residentMiB(pid: number): number {
  return statusMiB(pid, 'VmRSS');
}

/** The most that it has ever had. */
export function peakMiB(pid: number): number {
  return statusMiB(pid, 'VmHWM');
}

function statusMiB(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]) / 1_024;
}
