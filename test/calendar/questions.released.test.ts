import { expect, it } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { runsOf, sampleOf } from '../support/sample.ts';
import { compareWithWalker } from '../support/world/walker.ts';
import { DAYS } from '../support/years.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));

/** A sample of the full comparison in `npm run prove`: 12 start dates per calendar. */
it('every released calendar answers as a day-by-day walk does', () => {
  // Counts run to both ends of the range, which a country that is a year behind does not reach.
  const walked = [...dataSet.countries.values()].filter(
    ({ artifact }) => artifact.held_until === undefined,
  );
  let answers = 0;
  for (const country of walked) {
    for (const calendar of sampleOf([country.national, ...country.regions.values()])) {
      // 97 shares no factor with 7 or 365, so the dates vary in weekday and month.
      const starts = Array.from({ length: 12 }, (_, index) => (index * 97) % DAYS);
      answers += compareWithWalker(calendar, starts);
    }
  }
  expect(answers).toBeGreaterThan(walked.length * runsOf(12_000));
});
