import { expect, test } from 'vitest';
import { compareUnauthorized } from '../../trials/faults/unauthorized.ts';

test('twelve causes have one 401 on every endpoint, and four of them are looked up alike', async () => {
  const { causes, formsMax, medians } = await compareUnauthorized(1);
  expect([causes, formsMax]).toEqual([12, 1]);
  expect([...medians.keys()]).toEqual(['unknown', 'revoked', 'disabled', 'expired']);
});
