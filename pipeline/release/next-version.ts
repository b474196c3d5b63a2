import { compareDataVersions, parseDataVersion } from '../../src/artifact/data-version.ts';

/**
 * The data version after the released ones: the year and month of the release, and the next
 * number in that month.
 * @param released ISO date of the release.
 */
export function nextVersion(existing: readonly string[], released: string): string {
  const [year, month] = [Number(released.slice(0, 4)), Number(released.slice(5, 7))];
  const numbers = existing
    .map(parseDataVersion)
    .filter((version) => version !== null && version[0] === year && version[1] === month)
    .map((version) => version?.[2] ?? 0);
  const next = `${year}.${month}.${Math.max(0, ...numbers) + 1}`;
  const newest = [...existing].sort(compareDataVersions).at(-1);
  // A release dated before the newest one would hide behind it.
  if (newest !== undefined && compareDataVersions(next, newest) < 0) {
    throw new RangeError(
      `the release would be ${next}, and ${newest} is already out; use a later --date`,
    );
  }
  return next;
}
