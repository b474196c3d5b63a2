import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DATA_LICENCE } from '../../src/artifact/licence.ts';

it('is the licence that the repository states', () => {
  const stated = readFileSync('LICENSE-DATA', 'utf8');
  expect(stated).toContain(`(${DATA_LICENCE.name})`);
  expect(stated).toContain(`${DATA_LICENCE.url}legalcode`);
  // The name in the SPDX list, with hyphens.
  expect(DATA_LICENCE.id).toBe(DATA_LICENCE.name.replaceAll(' ', '-'));
});
