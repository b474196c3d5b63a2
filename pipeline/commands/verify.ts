import { loadReleases, ReleaseError } from '../../src/artifact/load-release.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/**
 * `verify`: reads every release, every file against its manifest and every manifest against
 * those that vouch for it, and says what was found.
 */
export const verifyCommand: Command = (words, { complain, print, folders }) => {
  if (readWords(words, {}, complain, 0) === null) return 1;
  try {
    const releases = loadReleases(folders.artifacts);
    const vouched = new Set(
      releases.flatMap(({ manifest }) => manifest.links.map((link) => link.data_version)),
    );
    for (const { manifest, manifestSha256 } of releases) {
      const { data_version, released, files } = manifest;
      const held = vouched.has(data_version)
        ? 'vouched for by a later one'
        : 'nothing vouches for it';
      print(
        `${data_version} of ${released}: ${files.length} files, manifest ${manifestSha256}, ${held}`,
      );
    }
    if (releases.length === 0) {
      complain('there is no release yet; to make the first: npm run data -- release');
      return 1;
    }
    print(`${releases.length} releases, whole and in their order`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};
