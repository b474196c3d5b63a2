import type { SupportedYear } from '../calendar/supported-range.ts';
import { speak } from '../site/languages/speech.ts';
import { type Place, placeIn, placesOf, speaks } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { openShelf } from '../site/shelf.ts';

export interface PlaceProps {
  readonly place: Place;
}

export interface YearProps extends PlaceProps {
  readonly year: SupportedYear;
}

/** Which address of a page is asked for: it begins with the word of its language. */
interface Asked {
  readonly routePattern: string;
}

/** `[country]`: one path a country. */
export function countryPaths(asked: Asked) {
  return placesSpeaking(asked).flatMap((place) =>
    place.region === null
      ? [{ params: { country: place.key }, props: { place } satisfies PlaceProps }]
      : [],
  );
}

/** `[country]/20[yy]`: one path a country and year. */
export function countryYearPaths(asked: Asked) {
  return countryPaths(asked).flatMap(({ params, props }) =>
    yearsOf(props.place.calendar.range).map((year) => ({
      params: { ...params, yy: String(year - 2000) },
      props: { ...props, year } satisfies YearProps,
    })),
  );
}

/** The calendars of an address, in its language. */
function placesSpeaking({ routePattern }: Asked): Place[] {
  const { language } = speak(routePattern);
  const places = placesOf(openShelf().dataSet);
  if (language.word === '') return places;
  return places.filter((place) => speaks(place, language)).map((place) => placeIn(place, language));
}
