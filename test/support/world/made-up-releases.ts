import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { Random } from '../random.ts';
import type { MadeRelease } from './toy-chain.ts';
import { country, holiday } from './toy-release.ts';

/** Releases that differ in weekends, regions, countries and ranges; two of them share a day. */
export function madeUpReleases(): MadeRelease[] {
  const random = new Random(20);
  const ranges = [
    ['2025-01-01', '2027-12-31'],
    ['2026-03-01', '2027-06-30'],
    ['2025-01-01', '2025-12-31'],
    ['2020-01-01', '2031-12-31'],
    ['2025-07-15', '2027-12-31'],
    ['2025-01-01', '2027-12-31'],
  ] as const;
  const days = ['2026-01-05', '2026-02-10', '2026-02-10', '2026-04-01', '2026-07-09', '2026-09-09'];
  const made = ranges.map(
    ([first, last], index): MadeRelease => ({
      version: `2026.9.${index + 1}`,
      released: days[index] as string,
      first,
      last,
      countries: ['JJ', 'KK', 'LL', 'MM']
        .filter((_, place) => place !== index)
        .map((code) => madeUpCountry(random, code, first, last)),
    }),
  );
  // The same files with another range: results cached for one must not answer for the other.
  const [{ countries }] = made as [MadeRelease];
  const narrow = { first: '2025-04-01', last: '2026-09-30', countries };
  const again = { version: '2026.9.7', released: '2026-09-10', ...narrow };
  const newest = { version: '2026.9.8', released: '2026-09-11' };
  return [...made, again, { ...(made[5] as MadeRelease), ...newest }];
}

function madeUpCountry(random: Random, code: string, first: string, last: string): CountryArtifact {
  const regions = ['A', 'BC', '12', 'XYZ'].filter(() => random.once(2)).sort();
  const weekend = [1, 2, 3, 4, 5, 6, 7].filter(() => random.once(3));
  const holidays = Array.from({ length: 50 }, (_, index): HolidayRecord => {
    const date = Temporal.PlainDate.from('2025-01-01').add({ days: random.below(1_095) });
    const own = regions.filter(() => random.once(2));
    return holiday(`h-${index}`, date.toString(), {
      name: `${random.pick(['Zebra', 'Äpfel', '～', '😀'])} ${index}`,
      local_name: random.once(3) ? '元日' : null,
      ...(own.length > 0 && random.once(2) && { regions: own }),
    });
  }).filter(({ date }) => date >= first && date <= last);
  return country(
    holidays.sort((a, b) => (a.date < b.date ? -1 : 1)),
    {
      country: code,
      name: `${code}-land`,
      weekend_days: weekend.length === 0 ? [7] : weekend,
      regions: regions.map((each) => ({ code: each, name: `Region ${each}` })),
    },
  );
}
