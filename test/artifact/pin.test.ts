import { expect, it } from 'vitest';
import { findPinned } from '../../src/artifact/pin.ts';

const CHAIN = [
  ['2026.9.1', '2026-09-15'],
  ['2026.9.10', '2026-09-30'],
  ['2026.11.1', '2026-11-20'],
  ['2026.11.2', '2026-11-20'],
  ['2027.1.1', '2026-12-31'],
].map(([data_version = '', released = '']) => ({ manifest: { data_version, released } }));

const named = (pin: string, chain = CHAIN) => findPinned(pin, chain)?.manifest.data_version ?? null;

it('names any release by its version', () => {
  for (const { manifest } of CHAIN)
    expect(named(manifest.data_version)).toBe(manifest.data_version);
});

it.each([
  ['2026-09-15', '2026.9.1'],
  ['2026-09-29', '2026.9.1'],
  ['2026-09-30', '2026.9.10'],
  ['2026-11-19', '2026.9.10'],
  ['2026-11-20', '2026.11.2'],
  ['2026-12-30', '2026.11.2'],
  ['2026-12-31', '2027.1.1'],
  ['9999-12-31', '2027.1.1'],
])('on %s, a date names the release of that day or before: %s', (date, version) => {
  expect(named(date)).toBe(version);
});

it('names none before the first, outside the list, or beyond the chain', () => {
  expect(named('2026-09-14')).toBeNull();
  expect(named('2026.9.2')).toBeNull();
  expect(named('2027.1.1', CHAIN.slice(0, -1))).toBeNull();
  expect(named('2026-09-15', [])).toBeNull();
});

it.each([
  '',
  ' ',
  '2026',
  '2026.11',
  '2026.11.01',
  '2026.13.1',
  '2026.11.1 ',
  ' 2026-11-20',
  '2026-11-31',
  '2026-1-1',
  '2026-11-20T00:00:00Z',
  '20261120',
  '2026.11.1, 2026.11.1',
  '2026-11-20, 2026-11-20',
  'latest',
  '__proto__',
  '２０２６-11-20',
])('%j is not a pin', (pin) => {
  expect(named(pin)).toBeNull();
});
