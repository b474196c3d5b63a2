import { expect, it } from 'vitest';
import { countryRecordSchema } from '../../../src/api/schemas/replies.ts';

const RECORD = {
  code: 'XX',
  name: 'Toyland',
  weekend_days: [6, 7],
  timezone: 'Europe/London',
  region_support: true,
  regions: [{ code: 'AA', name: 'Alpha' }],
  notes: ['A sentence.'],
};

it.each([
  [{}, true],
  [{ weekend_days: [1] }, true],
  [{ weekend_days: [0, 7] }, false],
  [{ weekend_days: [6, 8] }, false],
  [{ weekend_days: [] }, false],
  [{ name: '' }, false],
  [{ notes: [''] }, false],
  [{ regions: [] }, true],
  [{ regions: [{ code: 'AA', name: '' }] }, false],
  [{ years: [2026] }, false],
])('a country with %j matches the schema: %s', (more, isValid) => {
  expect(countryRecordSchema.safeParse({ ...RECORD, ...more }).success).toBe(isValid);
});
