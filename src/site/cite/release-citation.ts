import type { Manifest } from '../../artifact/manifest.ts';
import { releasedWords } from '../changes/change-log.ts';
import { bibtexOf } from './bibtex.ts';

/**
 * The citation of a release, in English like its page: for a footnote, and in BibTeX. It names the address
 * and the Software Heritage ID, which anybody can compute from the files.
 * @param site the origin, with its trailing slash.
 */
export function releaseCitation(
  manifest: Pick<Manifest, 'data_version' | 'released'>,
  swhid: string,
  site: string,
) {
  const { data_version: version, released } = manifest;
  const title = `Redletter, data release ${version}`;
  const url = new URL(`/data/${version}/`, site).href;
  return {
    plain: `${title} of ${releasedWords(released)}, ${url}, ${swhid}`,
    bibtex: bibtexOf(manifest, swhid, { key: `redletter-${version}`, title, note: null, url }),
  };
}
