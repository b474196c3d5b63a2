import type { Manifest } from '../../artifact/manifest.ts';

/** What of a release is cited; `note` has the laws behind it, and is null for the whole release. */
type Work = Readonly<{ key: string; title: string; note: string | null; url: string }>;

/**
 * A BibTeX entry. `swhid` is the field of biblatex-software; other styles pass over it.
 * @param swhid the Software Heritage ID of the release's folder.
 */
export function bibtexOf(
  { data_version, released }: Pick<Manifest, 'data_version' | 'released'>,
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

/** Escapes what TeX reads as commands; braces go, as they must come in pairs. */
function escapeTex(text: string): string {
  return text
    .replace(/[\\{}^]/g, '')
    .replace(/[&%$#_]/g, '\\$&')
    .replaceAll('~', ' ');
}
