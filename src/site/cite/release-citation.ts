import type { Manifest } from '../../artifact/manifest.ts';
import { releasedWords } from '../changes/change-log.ts';
import { bibtexOf } from './bibtex.ts';

/** How a whole release is cited, in English like its page. */
export interface ReleaseCitation {
  /** For a footnote. */
  readonly plain: string;
  readonly bibtex: string;
}

/**
 * The citation of a release by its address and by its Software Heritage ID, which anybody can compute from the
 * files, wherever they are.
 * @param site the origin, with its trailing slash.
 */
export function releaseCitation(
  { data_version: version, released }: Pick<Manifest, 'data_version' | 'released'>,
  swhid: string,
  site: string,
): ReleaseCitation {
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
