import { filesOf, type Release } from '../../artifact/load-release.ts';
import type { Change, CountryArtifact } from '../../artifact/schema.ts';
import { compareCodePoints } from '../../calendar/holiday.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';
import { fullDate } from '../words.ts';
import { changeTitle, regionNames } from './change-title.ts';

/** A published change of a computed date, with the release that made it. */
export type LoggedChange = ReturnType<typeof changeLog>[number];

/** Every published change, newest release first, then by country, date and id. */
export function changeLog(releases: readonly Release[]) {
  return releases.toReversed().flatMap((release) => {
    const { manifest, changes } = release;
    // The newest release supplies the countries that this release lacks.
    const files = [...releases.slice(-1), release].flatMap(filesOf);
    const known = new Map(files.map((entry) => [entry.country, entry]));
    return changes.changes
      .toSorted((a, b) => compareCodePoints(orderOf(a), orderOf(b)))
      .map((change) => {
        const country = known.get(change.country);
        const name = country?.name ?? change.country;
        const regions = regionNames(change, country);
        return {
          change,
          version: manifest.data_version,
          released: manifest.released,
          title: changeTitle(change, country),
          country: name,
          // "Canada: Manitoba, Nova Scotia"
          where: regions === null ? name : `${name}: ${regions.join(', ')}`,
          // Who settles the date, and when; null when no announcement is expected.
          awaited: country?.about.find(({ id }) => id === change.id)?.watch ?? null,
          laws: lawsOf(change, country),
        };
      });
  });
}

/** A source that names regions is listed only with changes in those regions. */
function lawsOf({ regions, sources }: Change, country: CountryArtifact | undefined) {
  const citations = Object.values(country?.citations ?? {});
  const concerned = sources.filter(({ title }) => {
    const about = citations.findLast((each) => each.title === title)?.regions ?? null;
    return about === null || regions === null || about.some((code) => regions.includes(code));
  });
  return concerned.length === 0 ? sources : concerned;
}

/** Whether a change affects a calendar; a nationwide change affects every region. */
export function concerns(change: Change, place: Place): boolean {
  if (change.country !== place.artifact.country) return false;
  if (change.regions === null) return true;
  return place.region !== null && change.regions.includes(place.region.code);
}

/** A permanent key of a change: release, country, holiday, legal year, kind, regions. */
export function changeKey({ change, version }: LoggedChange): string {
  const regions = change.regions === null ? '' : `/${change.regions.join('+').toLowerCase()}`;
  return `${version}/${change.country.toLowerCase()}${regions}/${change.id}/${change.year}/${change.kind}`;
}

/** Sorts changes by country, then date, id and regions. */
function orderOf({ country, before, after, id, regions }: Change): string {
  return [country, (after ?? before)?.date, id, regions].join('\0');
}

/** The day of a release in words: "19 November 2026". */
export function releasedWords(released: string): string {
  return fullDate(knownDay(released));
}
