import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { ReportFolder } from '../../src/reports/report-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const PROGRAM = new URL('./add-reports.ts', import.meta.url).pathname;

/** Adds reports from two processes, and kills both at the acknowledgement of that number. */
async function killAfter(varDir: string, acknowledgements: number): Promise<number[]> {
  const processes = [1, 2].map(() => spawn(process.execPath, [PROGRAM, varDir]));
  const acknowledged: number[] = [];
  const ended = processes.map(async (child) => {
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(Number(line));
      if (acknowledged.length === acknowledgements) {
        for (const each of processes) each.kill('SIGKILL');
      }
    }
    if (child.signalCode === null) await once(child, 'exit');
  });
  await Promise.all(ended);
  return acknowledged;
}

test('after a kill at any moment, every acknowledged report is kept and none is half written', async () => {
  const varDir = tempFolder();
  const reports = new ReportFolder({ varDir, drawNumber: () => 0, wallMillis: Date.now });
  const acknowledged: number[] = [];
  for (const kills of [1, 2, 3, 7, 12]) acknowledged.push(...(await killAfter(varDir, kills)));
  const found = await reports.list();
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);
  const numbers = new Set(found.map(({ number }) => number));
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
  expect(found.filter(({ what }) => what !== 'words '.repeat(300))).toEqual([]);
});
