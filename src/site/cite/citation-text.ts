import type { Release } from '../../artifact/load-release.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { releasedWords } from '../changes/change-log.ts';
import { knownDay } from '../known-day.ts';
import { plain } from '../languages/localized.ts';
import { type Place, pinnedYearPath, yearPath } from '../places/places.ts';
import { yearList } from '../year/year-list.ts';

export function citePath(place: Place, year: SupportedYear): string {
  return `${yearPath(place, year)}cite/`;
}

/**
 * How each date of a year is cited, by its law and by a release. A release never changes, so
 * neither does its permalink.
 * @param swhid of the release's folder.
 * @param site the origin, with its trailing slash.
 */
export function citedDates(
  place: Place,
  year: SupportedYear,
  { release, swhid }: { readonly release: Release; readonly swhid: string },
  site: string,
) {
  const { data_version: version, released } = release.manifest;
  const { t, say, tell, fromSources, fullDate, longDate } = place.locale;
  return yearList(place, year).rows.map(({ anchor, holiday, name, sources }) => {
    const isEstimated = holiday.accuracy === 'estimated';
    const permalink = `${pinnedYearPath(version, place, year)}#${anchor}`;
    const address = new URL(permalink, site).href;
    const laws = sources
      .map(({ title }) => fromSources(title))
      .reduce((one, other) => (one === '' ? other : tell(t.byRegion.both, { one, other })), '');
    const day = longDate(holiday.day);
    const date = isEstimated ? say(t.day.nameEstimated, { name: day }) : day;
    const work = { name: plain(name), place: place.name, date };
    return {
      id: anchor,
      // "Friday 3 July 2026: Independence Day".
      title: tell(t.cite.date, {
        date: day,
        name: isEstimated ? tell(t.day.nameEstimated, { name }) : name,
      }),
      // Cites the law first, then the release that has the date.
      footnote: tell(t.cite.footnote, {
        ...work,
        laws,
        version,
        released: fullDate(knownDay(released)),
        address,
      }),
      bibtex: bibtexOf(release.manifest, swhid, {
        key: `redletter-${place.key}-${holiday.record.date}-${holiday.id}`,
        title: say(t.cite.work, work),
        note: plain(laws),
        url: address,
      }),
      permalink,
    };
  });
}

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
 * A BibTeX entry. `swhid` is the field of biblatex-software; other styles pass over it.
 * @param note names the laws behind a date; null for a whole release.
 */
function bibtexOf(
  { data_version, released }: Released,
  swhid: string,
  {
    key,
    title,
    note,
    url,
  }: Readonly<Record<'key' | 'title' | 'url', string>> & { note: string | null },
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
