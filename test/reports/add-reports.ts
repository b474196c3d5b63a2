/** Adds reports to the folder of its argument for ever, and names each one that is acknowledged. */
import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { ReportFolder } from '../../src/reports/report-folder.ts';

const [varDir = ''] = process.argv.slice(2);
const reports = new ReportFolder({
  varDir,
  drawNumber: () => randomInt(10_000_000, 100_000_000),
  wallMillis: Date.now,
});
const words = { page: '/', why: '', source: '', answerTo: '' };
for (;;) {
  const report = await reports.add({ ...words, what: 'words '.repeat(300) });
  if (report === null) break;
  writeSync(1, `${report.number}\n`);
}
