import { expect, test } from 'vitest';
import { compareUnauthorized } from '../../trials/faults/requests/compare-unauthorized.ts';

test('twelve causes give one and the same 401 on every endpoint, and four of them take the same look-up', async () => {
  const { causes, formsMax, statuses, validStatus, micros } = await compareUnauthorized(1);
  expect([causes, formsMax]).toEqual([12, 1]);
  expect([statuses, validStatus]).toEqual([[401], 200]);
  expect([...micros.keys()]).toEqual(['unknown', 'revoked', 'disabled', 'expired']);
});
