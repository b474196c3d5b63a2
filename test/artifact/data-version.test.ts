import { expect, it } from 'vitest';
import { nextVersion } from '../../pipeline/release/next-version.ts';
import { compareDataVersions, parseDataVersion } from '../../src/artifact/data-version.ts';

it('versions are ordered by their numbers, not as text', () => {
  const versions = ['2026.11.10', '2027.1.1', '2026.11.9', '2026.2.1'];
  expect(versions.sort(compareDataVersions)).toEqual([
    '2026.2.1',
    '2026.11.9',
    '2026.11.10',
    '2027.1.1',
  ]);
});

it('a text that is not a version comes before all versions', () => {
  expect(['2026.2.1', 'latest', '2026.1.1'].sort(compareDataVersions)[0]).toBe('latest');
  expect(['latest', '2026.2.1', '2026.1.1'].sort(compareDataVersions)[0]).toBe('latest');
  expect(compareDataVersions('latest', '')).toBe(0);
});

it.each(['2026.13.1', '2026.0.1', '2026.1.0', '2026.01.1', '2026.1', 'v2026.1.1', ''])(
  '%j is not a version',
  (text) => {
    expect(parseDataVersion(text)).toBeNull();
  },
);

it.each([
  [[], '2026-11-20', '2026.11.1'],
  [['2026.11.1', '2026.11.9', '2026.11.10'], '2026-11-30', '2026.11.11'],
  [['2026.11.3'], '2026-12-01', '2026.12.1'],
  [['2026.11.3'], '2027-01-01', '2027.1.1'],
])('after %j, released on %s, comes %s', (existing, released, next) => {
  expect(nextVersion(existing, released)).toBe(next);
});
