import { expect, it } from 'vitest';
import { nextVersion } from '../../../pipeline/release/next-version.ts';

it.each([
  [[], '2026-11-20', '2026.11.1'],
  [['2026.11.1'], '2026-11-20', '2026.11.2'],
  // Numbers sort as numbers, in any order of names.
  [['2026.11.10', '2026.11.9', '2026.10.12'], '2026-11-20', '2026.11.11'],
  [['2026.9.3', '2026.10.4'], '2026-11-01', '2026.11.1'],
  [['2025.11.7'], '2026-11-20', '2026.11.1'],
  [['2026.12.1'], '2027-01-31', '2027.1.1'],
])('after %j a release of %s is %s', (existing, released, version) => {
  expect(nextVersion(existing, released)).toBe(version);
});

it('never precedes an existing release', () => {
  expect(() => nextVersion(['2026.10.4', '2026.12.1'], '2026-11-20')).toThrow(
    new RangeError(
      'the release would be 2026.11.1, and 2026.12.1 is already out; use a later --date',
    ),
  );
});
