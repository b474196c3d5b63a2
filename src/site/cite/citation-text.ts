import type { Release } from '../../artifact/load-release.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { knownDay } from '../known-day.ts';
import { type Place, pinnedYearPath } from '../places/places.ts';
import { fullDate, longDate } from '../words.ts';
import { yearList } from '../year/year-list.ts';

/** How one date of a release is cited. */
export interface CitedDate {
  readonly id: string;
  /** "Friday 3 July 2026: Independence Day". */
  readonly title: string;
  /** For a footnote: the law first, then where it was read off. */
  readonly plain: string;
  readonly bibtex: string;
  /** An address that says the same for ever, from the root. */
  readonly permalink: string;
}

/**
 * The citations of all dates of a year, each by the law it rests on and by the release that holds
 * it: a release never changes, so neither does what the permalink shows.
 * @param site the origin, with its trailing slash.
 */
export function citedDates(
  place: Place,
  year: SupportedYear,
  release: Release,
  site: string,
): CitedDate[] {
  const { data_version: version, released } = release.manifest;
  const releasedOn = fullDate(knownDay(released));
  return yearList(place, year).rows.map(({ anchor, holiday, sources }) => {
    const permalink = `${pinnedYearPath(version, place, year)}#${anchor}`;
    const url = new URL(permalink, site).href;
    const accuracy = holiday.accuracy === 'estimated' ? ' (estimated)' : '';
    const title = `${longDate(holiday.day)}: ${holiday.name}${accuracy}`;
    const laws = sources.map((source) => source.title).join('; ');
    const where = `Redletter, data release ${version} of ${releasedOn}`;
    return {
      id: anchor,
      title,
      plain: `${holiday.name}, ${place.name}, ${longDate(holiday.day)}${accuracy}: ${laws}. ${where}, ${url}`,
      bibtex: bibtexOf({
        key: `redletter-${place.key}-${holiday.record.date}-${holiday.id}`,
        title: `${holiday.name}, ${place.name}, ${longDate(holiday.day)}${accuracy}`,
        year: released.slice(0, 4),
        version,
        note: laws,
        url,
      }),
      permalink,
    };
  });
}

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly year: string;
  readonly version: string;
  readonly note: string;
  readonly url: string;
}

function bibtexOf({ key, title, year, version, note, url }: Entry): string {
  return [
    `@misc{${key},`,
    '  author = {{Redletter}},',
    `  title = {{${escapeTex(title)}}},`,
    `  year = {${year}},`,
    `  version = {${version}},`,
    `  note = {${escapeTex(note)}},`,
    `  url = {${url}}`,
    '}',
  ].join('\n');
}

/** The characters that mean something to TeX; braces are left out, as they must come in pairs. */
function escapeTex(text: string): string {
  return text
    .replaceAll('\\', '')
    .replace(/[{}]/g, '')
    .replace(/[&%$#_]/g, '\\$&')
    .replaceAll('~', ' ')
    .replaceAll('^', '');
}
