import type { DataSet } from '../../artifact/data-set.ts';
import { DEFAULT_YEAR } from '../../calendar/year-words.ts';
import { knownDay } from '../known-day.ts';
import type { Speech } from '../languages/speech.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { type Place, placeIn, regionName } from '../places/places.ts';
import { selectByKeys } from '../places/selection.ts';
import { comparePath } from './compare-form.ts';

const YEARS = ['de+fr+gb', 'il+jp+us'];
const HOLIDAY = knownDay('2026-05-01');
const OFFICES = { keys: 'de-by+in+jp+us', day: knownDay('2026-10-02') };

/** The comparisons that the page proposes before the reader has asked. */
export function compareExamples(dataSet: DataSet, speech: Speech) {
  const { language, t, say, fullDate } = speech;
  const chosen = (keys: string) =>
    selectByKeys(dataSet, keys).places.map((place) => placeIn(place, language));
  const named = (places: readonly Place[]) => speech.listWords(places.map(shortName));
  const years = YEARS.map((keys) => ({
    words: say(t.compare.startYear, { places: named(chosen(keys)), year: String(DEFAULT_YEAR) }),
    path: comparePath({ places: chosen(keys), year: DEFAULT_YEAR }),
  }));
  const who = {
    words: say(t.compare.whoTitle, { date: fullDate(HOLIDAY) }),
    path: comparePath({ date: HOLIDAY }),
  };
  const [places, date] = [chosen(OFFICES.keys), OFFICES.day];
  const offices = {
    words: say(t.compare.startOffices, { places: named(places), date: fullDate(date) }),
    path: comparePath({ places, date }),
  };
  return [...years, who, offices].map((each) => ({
    ...each,
    path: addressIn(language, each.path),
  }));
}

/** The name of a region without its country. */
function shortName(place: Place): string {
  return place.region === null ? place.inWords : regionName(place);
}
