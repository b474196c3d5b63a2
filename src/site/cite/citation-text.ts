import type { Release } from '../../artifact/load-release.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { knownDay } from '../known-day.ts';
import type { Speech } from '../languages/speech.ts';
import { plain, type Told } from '../languages/told.ts';
import { type Place, pinnedYearPath, yearPath } from '../places/places.ts';
import { yearList } from '../year/year-list.ts';
import { bibtexOf } from './bibtex.ts';

/** How one date of a release is cited. */
export interface CitedDate {
  readonly id: string;
  /** "Friday 3 July 2026: Independence Day". */
  readonly title: Told;
  /** For a footnote: the law first, then where it was read off. */
  readonly footnote: Told;
  readonly bibtex: string;
  /** An address that says the same for ever, from the root. */
  readonly permalink: string;
}

/** The address of the citations of a year. */
export function citePath(place: Place, year: SupportedYear): string {
  return `${yearPath(place, year)}cite/`;
}

/**
 * The citations of all dates of a year, each by the law it rests on and by the release that holds
 * it: a release never changes, so neither does what the permalink shows.
 * @param swhid of the release's folder.
 * @param site the origin, with its trailing slash.
 */
export function citedDates(
  place: Place,
  year: SupportedYear,
  { release, swhid }: { readonly release: Release; readonly swhid: string },
  site: string,
): CitedDate[] {
  const { data_version: version, released } = release.manifest;
  const { t, say, tell, fullDate, longDate } = place.speech;
  return yearList(place, year).rows.map(({ anchor, holiday, name, sources }) => {
    const isEstimated = holiday.accuracy === 'estimated';
    const permalink = `${pinnedYearPath(version, place, year)}#${anchor}`;
    const address = new URL(permalink, site).href;
    const laws = lawsInWords(sources, place.speech);
    const day = longDate(holiday.day);
    const date = isEstimated ? say(t.day.nameEstimated, { name: day }) : day;
    const work = { name: plain(name), place: place.name, date };
    return {
      id: anchor,
      title: tell(t.cite.date, {
        date: day,
        name: isEstimated ? tell(t.day.nameEstimated, { name }) : name,
      }),
      footnote: tell(t.cite.footnote, {
        ...work,
        laws,
        version,
        released: fullDate(knownDay(released)),
        address,
      }),
      bibtex: bibtexOf({
        key: `redletter-${place.key}-${holiday.record.date}-${holiday.id}`,
        title: say(t.cite.work, work),
        year: released.slice(0, 4),
        version,
        note: plain(laws),
        url: address,
        swhid,
      }),
      permalink,
    };
  });
}

/** Titles of citations as the language says them, one after another. */
function lawsInWords(sources: readonly { readonly title: string }[], speech: Speech): Told {
  const { t, tell, fromSources } = speech;
  const titles = sources.map(({ title }) => fromSources(title));
  return titles.length === 0
    ? ''
    : titles.reduce((one, other) => tell(t.byRegion.both, { one, other }));
}
