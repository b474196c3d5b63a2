import { expect, test } from 'vitest';
import { acceptedCodings } from '../../../src/server/wire/accept-encoding.ts';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip; q=0.001', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['br;q=nonsense', []],
  ['gzipped', []],
])('%j allows %j', (field, codings) => {
  expect(acceptedCodings(field)).toEqual(codings);
});
