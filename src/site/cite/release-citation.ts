import type { Manifest } from '../../artifact/manifest.ts';
import { releasedWords } from '../changes/change-log.ts';
import { bibtexOf } from './bibtex.ts';

/**
 * The citation of a release, in English like its page: for a footnote, and in BibTeX. It names the address
 * and the Software Heritage ID, which anybody can compute from the files.
 * @param site the origin, with its trailing slash.
 */
export function releaseCitation(
  { data_version: version, released }: Pick<Manifest, 'data_version' | 'released'>,
  swhid: string,
  site: string,
) {
  const title = `Redletter, data release ${version}`;
  const url = new URL(`/data/${version}/`, site).href;
  return {
    plain: `${title} of ${releasedWords(released)}, ${url}, ${swhid}`,
    bibtex: bibtexOf({
      key: `redletter-${version}`,
      title,
      year: released.slice(0, 4),
      version,
      note: null,
      url,
      swhid,
    }),
  };
}
