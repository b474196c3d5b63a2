import type { Manifest } from '../../artifact/manifest.ts';
import { releasedWords } from '../changes/change-log.ts';

type Released = Pick<Manifest, 'data_version' | 'released'>;

/**
 * The citation of a release, as a footnote and in BibTeX; in English, like the page of the
 * release. It gives the address and the Software Heritage ID, which anybody can compute from the
 * files.
 * @param site the origin, with its trailing slash.
 */
export function releaseCitation(manifest: Released, swhid: string, site: string) {
  const { data_version: version, released } = manifest;
  const title = `Redletter, data release ${version}`;
  const url = new URL(`/data/${version}/`, site).href;
  return {
    plain: `${title} of ${releasedWords(released)}, ${url}, ${swhid}`,
    bibtex: bibtexOf(manifest, swhid, { key: `redletter-${version}`, title, note: null, url }),
  };
}

/**
 * The cited part of a release; `note` names the laws behind it, and is null for a whole release.
 */
type Work = Readonly<{ key: string; title: string; note: string | null; url: string }>;

/**
 * A BibTeX entry. `swhid` is the field of biblatex-software; other styles pass over it.
 * @param swhid the Software Heritage ID of the release's folder.
 */
export function bibtexOf(
  { data_version, released }: Released,
  swhid: string,
  { key, title, note, url }: Work,
): string {
  return [
    `@misc{${key},`,
    '  author = {{Redletter}},',
    `  title = {{${escapeTex(title)}}},`,
    `  year = {${released.slice(0, 4)}},`,
    `  version = {${data_version}},`,
    ...(note === null ? [] : [`  note = {${escapeTex(note)}},`]),
    `  url = {${url}},`,
    `  swhid = {${swhid}}`,
    '}',
  ].join('\n');
}

/**
 * Escapes the characters that TeX reads as commands, and removes braces, which must come in
 * pairs.
 */
function escapeTex(text: string): string {
  return text
    .replace(/[\\{}^]/g, '')
    .replace(/[&%$#_]/g, '\\$&')
    .replaceAll('~', ' ');
}
