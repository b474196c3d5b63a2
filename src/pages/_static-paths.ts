import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { moneyPlaces } from '../site/data/money-place.ts';
import { speak } from '../site/languages/locale.ts';
import { loadedReleases } from '../site/loaded-releases.ts';
import { nationalPlaces, type Place, placeIn, speaks } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';

export interface PlaceProps {
  readonly place: Place;
}

export interface YearProps extends PlaceProps {
  readonly year: SupportedYear;
}

/** `20[yy]`: one path a supported year. */
export function yearPaths() {
  return SUPPORTED_YEARS.map((year) => ({ params: { yy: String(year - 2000) }, props: { year } }));
}

/** `[country]`: one path a country that speaks the language of the route. */
export function countryPaths({ routePattern }: { readonly routePattern: string }) {
  const { language } = speak(routePattern);
  return nationalPlaces(loadedReleases().dataSet)
    .filter((place) => language.word === '' || speaks(place, language))
    .map((place) => ({
      params: { country: place.key },
      props: { place: placeIn(place, language) },
    }));
}

/** `[country]/20[yy]`: one path a country and year. */
export function countryYearPaths(route: Parameters<typeof countryPaths>[0]) {
  return countryPaths(route).flatMap(({ params, props }) =>
    yearsOf(props.place.calendar.range).map((year) => ({
      params: { ...params, yy: String(year - 2000) },
      props: { ...props, year },
    })),
  );
}

/** `money/[code]`: one path a calendar of money; none in a release without them. */
export function moneyPaths() {
  const places = moneyPlaces(loadedReleases().dataSet);
  return places.map((place) => ({ params: { code: place.key }, props: { place } }));
}
