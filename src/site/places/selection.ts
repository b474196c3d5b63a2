import type { DataSet } from '../../artifact/data-set.ts';
import { findPlaces } from './find-place.ts';
import { cityNamed } from './name-index.ts';
import { type Place, placeByKey, regionName } from './places.ts';

/** The most calendars shown side by side. */
export const COMPARED_MAX = 6;
/** The most calendars in a combined feed. */
export const COMBINED_MAX = 12;

/** Calendars by key in canonical order, as in the address of a combined feed: "de-by+il+us". */
export function selectByKeys(dataSet: DataSet, text: string) {
  const found = select(text.split('+'), COMBINED_MAX, (key) => placeByKey(dataSet, key));
  return { ...found, places: found.places.toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
}

const KEY = /^\s*[a-z]{2}(?:-[a-z0-9]{1,3})?\s*$/i;

/** Calendars by key or by name, in the order typed: "us,in", "Bavaria, Germany". */
export function selectByWords(dataSet: DataSet, texts: readonly string[]) {
  const parts = texts.flatMap((text, index) => {
    const split = text.split(',');
    // "Bavaria, Germany" is one place. Keys are a list, even "us, in", which could be Indiana.
    const mayBeOne = index < COMPARED_MAX && !split.every((part) => KEY.test(part));
    return mayBeOne && findPlaces(dataSet, text, 1).sure !== null ? [text] : split;
  });
  return select(parts, COMPARED_MAX, (text) => {
    const place = findPlaces(dataSet, text, 2).sure;
    return place === null || KEY.test(text) ? place : calledByCity(dataSet, place, text);
  });
}

/** A calendar under the typed city's name, if that name leads to it and is not its own. */
function calledByCity(dataSet: DataSet, place: Place, text: string): Place {
  const city = cityNamed(place, text)?.words;
  if (city === undefined || city === regionName(place)) return place;
  return findPlaces(dataSet, city, 2).sure?.key === place.key ? { ...place, city } : place;
}

/** The part of an address that names a selection. */
export function selectionKey(places: readonly Place[], separator: '+' | ',' | ', '): string {
  return places.map((place) => place.key).join(separator);
}

function select(parts: readonly string[], most: number, find: (text: string) => Place | null) {
  const asked = parts.map((text) => text.trim()).filter((text) => text !== '');
  const found = asked.slice(0, most).map((text) => ({ text, place: find(text) }));
  const places = found.flatMap(({ place }) => place ?? []);
  return {
    places: [...new Map(places.map((place) => [place.key, place])).values()],
    /** The parts that match no calendar, as typed. */
    unknown: found.filter(({ place }) => place === null).map(({ text }) => text),
    /** Whether too many calendars were named; those beyond the limit are ignored. */
    tooMany: asked.length > most,
  };
}
