import { expect, test } from 'vitest';
import { askAtRandom } from '../../trials/faults/requests/ask-at-random.ts';
import { dataSetOf } from '../support/lanes/direct-lane.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';

test('random and boundary requests cause no server error and no reply outside the contract', async () => {
  const { statuses, faults, invalid } = await askAtRandom(
    10_000,
    dataSetOf(TOY_COUNTRIES),
    TOY_COUNTRIES,
  );
  expect(invalid).toEqual([]);
  expect(faults).toBe(0);
  // Without each of these the requests would not have gone everywhere.
  expect([...statuses.keys()].sort()).toEqual([200, 304, 400, 401, 403, 404, 405, 429]);
});
