import { expect, test } from 'vitest';
import { readAddress } from '../../../src/address/read-address.ts';
import { heldAddresses } from '../../../src/server/places/held-addresses.ts';
import { holiday, toyData } from '../../support/world/toy-release.ts';

const data = toyData([holiday('east', '2026-06-01', { regions: ['EA'] })]);
const holds = heldAddresses(data, new Set(['2026.11.1']));

test.each([
  '/ty/',
  '/ty/ea/2026/cite/',
  '/ty/2026.csv',
  '/deutsch/ty/ea.ics',
  '/badge/ty-ea.svg',
  '/embed/ty/2026/',
  '/data/2026.11.1/ty/ea/2026/',
  '/ty/ea/today.json',
])('the address %s exists', (path) => {
  expect(holds(readAddress(path))).toBe(true);
});

test.each([
  '/xx/',
  '/ty/zz/2026/',
  '/ty/2099/',
  '/ty/elsewhere/',
  '/badge/ty-zz.svg',
  '/badge/nowhere.svg',
  '/embed/nowhere/1/',
  '/data/9.9.9/ty/2026/',
  '/nowhere/',
])('the address %s does not exist', (path) => {
  expect(holds(readAddress(path))).toBe(false);
});
