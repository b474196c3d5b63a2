import type { SupportedYear } from '../calendar/supported-range.ts';
import { nationalPlaces, type Place, placesOf } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { openShelf } from '../site/shelf.ts';

export interface PlaceProps {
  readonly place: Place;
}

export interface YearProps extends PlaceProps {
  readonly year: SupportedYear;
}

/** `[country]`: one path a country. */
export function countryPaths() {
  return nationalPlaces(openShelf().dataSet).map((place) => ({
    params: { country: place.key },
    props: { place } satisfies PlaceProps,
  }));
}

/** `[country]/[region]`: one path a region. */
export function regionPaths() {
  return placesOf(openShelf().dataSet).flatMap((place) => {
    if (place.region === null) return [];
    const [country, region] = place.key.split('-');
    return [{ params: { country, region }, props: { place } satisfies PlaceProps }];
  });
}

/** `[country]/20[yy]`: one path a country and year. */
export function countryYearPaths() {
  return withYears(countryPaths());
}

/** `[country]/[region]/20[yy]`: one path a region and year. */
export function regionYearPaths() {
  return withYears(regionPaths());
}

function withYears<Params>(paths: readonly { params: Params; props: PlaceProps }[]) {
  return paths.flatMap(({ params, props }) =>
    yearsOf(props.place.calendar.range).map((year) => ({
      params: { ...params, yy: String(year - 2000) },
      props: { ...props, year } satisfies YearProps,
    })),
  );
}
