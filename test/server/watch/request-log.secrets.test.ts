import { expect, test } from 'vitest';
import { plantSecrets } from '../../../trials/faults/requests/plant-secrets.ts';

test('secrets in any part of a request are found in no log, no reply and no metric', async () => {
  const { places, sent, lines, hits } = await plantSecrets(260);
  expect(hits).toEqual([]);
  expect(lines).toBe(sent);
  expect(places).toBeGreaterThanOrEqual(12);
});
