import { expect, it } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { compareWithWalker } from '../support/world/walker.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));

/** A sample of what `npm run prove` compares in full: each calendar from 12 start dates. */
it('every released calendar answers as a walk day by day does', () => {
  let answers = 0;
  for (const country of dataSet.countries.values()) {
    for (const calendar of [country.national, ...country.regions.values()]) {
      // 97 shares no factor with 7 or 365, so that weekdays and months are mixed.
      const starts = Array.from({ length: 12 }, (_, index) => (index * 97) % 1095);
      answers += compareWithWalker(calendar, starts);
    }
  }
  expect(answers).toBeGreaterThan(dataSet.countries.size * 12 * 1000);
});
