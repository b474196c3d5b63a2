import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, loadRelease, type Release } from '../../src/artifact/load-release.ts';
import type { Data } from '../diff/compare-data.ts';

/**
 * All releases below a folder, oldest first, each verified; empty when there is none.
 * @throws ReleaseError when one is damaged.
 */
export function readHistory(artifactsDir: string): Release[] {
  if (!existsSync(artifactsDir)) return [];
  return listReleases(artifactsDir).map((version) => loadRelease(join(artifactsDir, version)));
}

/** What a release says, for comparing. */
export function dataOf(release: Release): Data {
  return { countries: release.countries, disagreements: release.secondOpinion.disagreements };
}
