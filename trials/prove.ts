import { buildDataSet } from '../src/artifact/data-set.ts';
import { loadNewestRelease } from '../src/artifact/load-release.ts';
import { allStarts, compareWithWalker, Disagreement } from '../test/support/world/walker.ts';

/**
 * `npm run prove`: compares the arithmetic with a plain day-by-day walker, exhaustively: every
 * calendar of the newest release, every start date, every end date and every number of days in
 * both directions, and the counting law. Decision 19.
 */
const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const calendars = [...dataSet.countries.values()].flatMap((country) => [
  country.national,
  ...country.regions.values(),
]);
const started = performance.now();
const starts = allStarts();
let answers = 0;
try {
  for (const [index, calendar] of calendars.entries()) {
    answers += compareWithWalker(calendar, starts);
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\u001b[2K${index + 1} of ${calendars.length} calendars`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `release ${dataSet.dataVersion}: ${calendars.length} calendars, ${answers.toLocaleString('en')} answers compared in ${seconds} s, 0 differ\n`,
  );
} catch (thrown) {
  if (!(thrown instanceof Disagreement)) throw thrown;
  process.stderr.write(`\n${thrown.message}\n`);
  process.exitCode = 1;
}
