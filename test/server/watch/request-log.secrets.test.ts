import { expect, test } from 'vitest';
import { plantSecrets } from '../../../trials/faults/requests/plant-secrets.ts';

test('secrets in any part of a request appear in no log, reply or metric', async () => {
  const { places, sent, lines, hits } = await plantSecrets(260);
  expect(hits).toEqual([]);
  expect(lines).toBe(sent);
  expect(places).toBeGreaterThanOrEqual(12);
});
