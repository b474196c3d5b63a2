import type { DataSet } from '../../artifact/data-set.ts';
import type { Value } from '../../question/read-query.ts';
import { type FoundPlaces, findPlaces } from './find-place.ts';
import { placeByKey } from './places.ts';

/** As many places as are offered for a name. */
const OFFERS_MAX = 8;

/** The place of a form: what was chosen from the list, else what was typed. */
export function readTyped(dataSet: DataSet, chosen: Value, typed: Value): FoundPlaces {
  const place = chosen === null ? null : placeByKey(dataSet, chosen);
  if (place !== null) return { sure: place, isName: true, offers: [] };
  return findPlaces(dataSet, typed ?? '', OFFERS_MAX);
}
