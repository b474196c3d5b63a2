import { moneyPlaces } from '../../site/data/money-place.ts';
import { openShelf } from '../../site/shelf.ts';
import type { PlaceProps } from '../_static-paths.ts';

/** `[code]`: one path a calendar of money; none of a release that has no such calendars. */
export function moneyPaths() {
  return moneyPlaces(openShelf().dataSet).map((place) => ({
    params: { code: place.key },
    props: { place } satisfies PlaceProps,
  }));
}
