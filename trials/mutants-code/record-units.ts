/**
 * Loaded first into every Node process of a covering run: records, once and immediately, which
 * units of the instrumented files run, and for which test file. A process may be killed at any
 * moment, so nothing is delayed until its end.
 */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

declare global {
  var __recordUnits: ((file: string) => (unit: number) => void) | undefined;
}

const folder = process.env.UNITS_DIR;
/** By test file: one descriptor a process. */
const open = new Map<string, number>();

function descriptorOf(test: string): number {
  const known = open.get(test);
  if (known !== undefined) return known;
  const name = `${encodeURIComponent(test)}.${process.pid}.${performance.timeOrigin}`;
  const descriptor = openSync(join(folder ?? '.', name), 'a');
  open.set(test, descriptor);
  return descriptor;
}

if (folder !== undefined) {
  globalThis.__recordUnits = (file) => {
    // A test file has its own copy of every module; so has a process that it starts.
    const test = process.env.UNITS_TEST;
    if (test === undefined) return () => undefined;
    const seen: boolean[] = [];
    return (unit) => {
      if (seen[unit] === true) return;
      seen[unit] = true;
      writeSync(descriptorOf(test), `${file} ${unit}\n`);
    };
  };
}
