import type { DataSet } from '../../artifact/data-set.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { DEFAULT_YEAR } from '../../calendar/year-words.ts';
import { isFinding, readYear } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { type Place, regionQuery } from '../places/places.ts';
import { placeByCodes } from '../places/search/destination.ts';

/** A report about the calendar and year that a raw query, without its `?`, names. */
export function beginReport(dataSet: DataSet, query: string) {
  const place = placeByCodes(dataSet, query);
  const asked = readYear(readQuery(query, ['year']).year);
  const year = isFinding(asked) ? DEFAULT_YEAR : asked;
  return {
    // Null if the address names no calendar.
    place,
    // Where to correct the date.
    file: `sources/${place?.artifact.country ?? 'CC'}.yaml`,
    // The lines for the reader to fill in.
    text: `Calendar: ${place?.name ?? ''} ${year}
Holiday:
The page says:
It should say:
Source (law or official list, with its address):
Data release: ${dataSet.dataVersion}`,
  };
}

/**
 * Where to change the source file of a calendar; the folder of all of them where `place` is null.
 * @param changesUrl that folder, with its slash; null if the instance publishes none.
 */
export function changeLink(changesUrl: string | null, place: Place | null): string | null {
  if (changesUrl === null || place === null) return changesUrl;
  return `${changesUrl}${place.artifact.country}.yaml`;
}

/** The address of the form to report a mistake on a year page. */
export function reportPath(place: Place, year: SupportedYear): string {
  return `/contribute/?country=${place.artifact.country}${regionQuery(place)}&year=${year}`;
}
