import { existsSync } from 'node:fs';
import { filesOf, loadReleases, type Release } from '../../src/artifact/load-release.ts';
import type { Data } from '../diff/compare-data.ts';

/**
 * All releases in a folder, oldest first, each verified and chained; empty if there are none.
 * @throws ReleaseError when one is damaged, or the chain is broken.
 */
export function readHistory(artifactsDir: string): Release[] {
  return existsSync(artifactsDir) ? loadReleases(artifactsDir) : [];
}

/** What a release contains, for comparison; a calendar of money is a file like a country's. */
export function dataOf(release: Release): Data {
  const { secondOpinion, translations, rules } = release;
  return {
    countries: filesOf(release),
    disagreements: secondOpinion.disagreements,
    translations,
    rules,
  };
}
