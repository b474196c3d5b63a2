import fc from 'fast-check';
import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { DAYS, FIRST as FIRST_DATE } from '../years.ts';
import { country as toyland } from './toy-release.ts';

/** Improbable calendars. */

const FIRST = Temporal.PlainDate.from(FIRST_DATE);
const date = fc.integer({ min: 0, max: DAYS - 1 }).map((days) => FIRST.add({ days }).toString());
/** Dates near each other and near the ends of the range, where errors are likely. */
export const nearDate = fc.oneof(
  date,
  fc.integer({ min: 0, max: 9 }).map((days) => FIRST.add({ days }).toString()),
  fc.integer({ min: DAYS - 10, max: DAYS - 1 }).map((days) => FIRST.add({ days }).toString()),
  fc.integer({ min: 500, max: 520 }).map((days) => FIRST.add({ days }).toString()),
);

const record: fc.Arbitrary<Omit<HolidayRecord, 'id' | 'regions'> & { regions: string[] }> =
  fc.record({
    date: nearDate,
    official_date: fc.option(date, { nil: null }),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    local_name: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), {
      nil: null,
    }),
    regions: fc.subarray(['R', '02']),
    date_accuracy: fc.constantFrom('exact', 'estimated'),
    cite: fc.constant(['act']),
  });

/** A country QQ with regions R and 02, any weekend, and up to 60 records on few dates. */
export const country: fc.Arbitrary<CountryArtifact> = fc
  .record({
    weekendDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1, maxLength: 6 }),
    records: fc.uniqueArray(record, {
      maxLength: 60,
      selector: ({ date: day, name }) => `${day} ${name}`,
    }),
  })
  .map(({ weekendDays, records }) =>
    toyland([], {
      country: 'QQ',
      name: 'Random',
      timezone: 'Etc/UTC',
      weekend_days: weekendDays,
      regions: [
        { code: '02', name: 'Two' },
        { code: 'R', name: 'R' },
      ],
      citations: {},
      holidays: records.map(({ regions, ...rest }, index) => ({
        id: `h${index}`,
        ...rest,
        ...(regions.length === 0 ? {} : { regions }),
      })),
    }),
  );
