import { expect, test } from 'vitest';
import { acceptedCodings } from '../../../src/server/wire/accept-encoding.ts';

test.each([
  [null, []],
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
  // Among acceptable codings, the server's preference decides, not the client's order.
  ['gzip;q=1, br;q=0.1', ['br', 'gzip']],
  ['br, gzip;q=0', ['br']],
  // A long field would take half a millisecond to read, and no real client sends one.
  [`gzip, ${'a,'.repeat(252)}`, ['gzip']],
  [`gzip, ${'a,'.repeat(254)}`, []],
])('%j allows %j', (field, codings) => {
  expect(acceptedCodings(field)).toEqual(codings);
});

test('each field is read independently', () => {
  expect(acceptedCodings('gzip')).toEqual(['gzip']);
  expect(acceptedCodings('br')).toEqual(['br']);
  expect(acceptedCodings('br')).toEqual(['br']);
  expect(acceptedCodings('gzip')).toEqual(['gzip']);
});
