import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/site/languages/language.ts';
import { TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { type Localized, piecesOf } from '../../../src/site/languages/localized.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { type Place, placeIn, placesOf, speaks } from '../../../src/site/places/places.ts';
import { yearsOf } from '../../../src/site/places/release-range.ts';
import { describePlace, evidenceWords } from '../../../src/site/year/sources/evidence.ts';
import { yearList } from '../../../src/site/year/year-list.ts';

const { dataSet } = loadedReleases();

/**
 * Texts that year pages still show in English. A new text of the sources may wait here for its
 * translation.
 */
const STILL_ENGLISH: Readonly<Record<string, readonly string[]>> = {};

/** English that stays as it is: in the name of a publisher, or in a law's section or identifier. */
const ENGLISH_IN_LAW = new RegExp(
  [
    String.raw`\b(?:and|of|on|the|to|as|under|with|by|annex|fractions|news|release|agreement|ss?\.) `,
    String.raw`\d (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
  ].join('|'),
);

/** The sources' texts on the year pages of a place. */
function localized(place: Place): Localized[] {
  const { artifact, locale, calendar } = place;
  const { fromSources } = locale;
  const lists = yearsOf(calendar.range).map((year) => yearList(place, year));
  return [
    ...[artifact.how_days_move, ...artifact.notes].map(fromSources),
    ...lists.flatMap(({ rows, beside, worked, sources }) => [
      ...rows.flatMap(({ notes, doubts }) => [...notes, ...doubts]),
      ...beside.flatMap(({ record: { what, note = what, doubt = what } }) =>
        [what, note, doubt].map(fromSources),
      ),
      ...worked.map(({ name }) => fromSources(name)),
      ...sources.flatMap((source) => [
        fromSources(source.title),
        evidenceWords(source, locale),
        ...describePlace(source, locale),
      ]),
    ]),
  ];
}

const englishOf = (language: Language): string[] => {
  const places = placesOf(dataSet).filter((place) => speaks(place, language));
  const pieces = places.flatMap((place) => localized(placeIn(place, language)).flatMap(piecesOf));
  const left = pieces.filter(
    ({ text, language: marked }) => marked === 'en' || (marked === '' && ENGLISH_IN_LAW.test(text)),
  );
  return [...new Set(left.map(({ text }) => text))].sort();
};

describe.each(TRANSLATIONS)('the texts of the sources in $name', (language) => {
  test('are translated wherever a year page says them', () => {
    expect(englishOf(language)).toEqual(STILL_ENGLISH[language.code] ?? []);
  });
});
