/** A work for a reference manager. */
interface Entry {
  readonly key: string;
  readonly title: string;
  readonly year: string;
  readonly version: string;
  /** The laws behind it; null for a whole release. */
  readonly note: string | null;
  readonly url: string;
  /** The Software Heritage ID of the release's folder. */
  readonly swhid: string;
}

/** A BibTeX entry. `swhid` is the field of biblatex-software; other styles pass over it. */
export function bibtexOf({ key, title, year, version, note, url, swhid }: Entry): string {
  return [
    `@misc{${key},`,
    '  author = {{Redletter}},',
    `  title = {{${escapeTex(title)}}},`,
    `  year = {${year}},`,
    `  version = {${version}},`,
    ...(note === null ? [] : [`  note = {${escapeTex(note)}},`]),
    `  url = {${url}},`,
    `  swhid = {${swhid}}`,
    '}',
  ].join('\n');
}

/** Escapes what TeX reads as commands; braces go, as they must come in pairs. */
function escapeTex(text: string): string {
  return text
    .replaceAll('\\', '')
    .replace(/[{}]/g, '')
    .replace(/[&%$#_]/g, '\\$&')
    .replaceAll('~', ' ')
    .replaceAll('^', '');
}
