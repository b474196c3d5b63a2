import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { toDayNumber } from '../../../src/calendar/day-number.ts';
import { intlFormats } from '../../../src/site/languages/formats.ts';
import type { Language } from '../../../src/site/languages/language.ts';
import {
  arabic,
  english,
  french as frenchLanguage,
  german,
  hebrew,
  hindi,
  italian as italianLanguage,
  spanish as spanishLanguage,
} from '../../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn, speak } from '../../../src/site/languages/locale.ts';
import type { Sentence } from '../../../src/site/languages/sentence.ts';
import { addressIn, translatedRoutes } from '../../../src/site/languages/translated-routes.ts';
import { nationalPlace, placeIn, placesOf, yearPath } from '../../../src/site/places/places.ts';
import { versionsOf } from '../../../src/site/places/versions.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';

const DAY = toDayNumber(2026, 7, 3);

describe('the language of a page', () => {
  test.each([
    ['/', 'en', ''],
    ['/de/by/2026/', 'en', ''],
    ['/docs/', 'en', ''],
    ['/deutsch/', 'de', '/deutsch'],
    ['/deutsch/de/by/2026/', 'de-DE', '/deutsch'],
    ['/deutsch/ch.ics', 'de-CH', '/deutsch'],
    ['/deutsch/embed/ch/zh/2026/', 'de-CH', '/deutsch'],
    ['/deutsch/[country]/20[yy]', 'de', '/deutsch'],
    // By the country of a calculation, or the first compared place that speaks the language.
    ['/francais/calculator/?country=CA&op=is&region=QC', 'fr-CA', '/francais'],
    ['/francais/calculator/?country=JP&op=is', 'fr', '/francais'],
    ['/francais/compare/?c=us,ca-qc,ch-ge&year=2026', 'fr-CA', '/francais'],
    ['/nihongo/calculator/?country=ZZ', 'ja', '/nihongo'],
  ])('%s is spoken in %s', (address, tag, prefix) => {
    expect(speak(address)).toMatchObject({ tag, prefix });
  });
});

describe('dates and figures', () => {
  test('follow the language', () => {
    const { longDate, shortDay, figure, weekendWords, inDays } = localeIn(german, 'DE');
    expect(longDate(DAY)).toBe('Freitag, 3. Juli 2026');
    expect(shortDay(DAY)).toBe('Fr., 3. Juli');
    expect(figure(-1234567)).toBe('−1.234.567');
    expect([weekendWords([6, 7]), weekendWords([5, 7])]).toEqual(['Sa–So', 'Fr, So']);
    expect([0, 1, 6].map(inDays)).toEqual(['heute', 'morgen', 'in 6 Tagen']);
  });

  test('have an ordinal first of the month and no comma, as in newspapers', () => {
    const first = toDayNumber(2026, 5, 1);
    const printed = (language: Language, where: string) => {
      const { longDate, shortDate } = localeIn(language, where);
      return [longDate(first), shortDate(first), longDate(first + 20)];
    };
    const french = [
      'vendredi 1er\u00a0mai 2026',
      'ven. 1er\u00a0mai 2026',
      'jeudi 21\u00a0mai 2026',
    ];
    const italian = [
      'venerdì 1º\u00a0maggio 2026',
      'ven 1º\u00a0mag 2026',
      'giovedì 21\u00a0maggio 2026',
    ];
    const spanish = [
      'viernes 1\u00a0de mayo de 2026',
      'vie 1\u00a0may 2026',
      'jueves 21\u00a0de mayo de 2026',
    ];
    for (const where of ['FR', 'CH', 'CA']) expect(printed(frenchLanguage, where)).toEqual(french);
    for (const where of ['IT', 'CH']) expect(printed(italianLanguage, where)).toEqual(italian);
    for (const where of ['ES', 'MX']) expect(printed(spanishLanguage, where)).toEqual(spanish);
  });

  test('are short on a tile, and a list has no comma or hyphen before "and"', () => {
    const spoken = (language: Language, where: string) => {
      const { weekdayTile, weekendWords, listParts, listWords } = localeIn(language, where);
      const parts = listParts(['א', 'ב', 'ג']).join('');
      return [weekdayTile(DAY), weekendWords([5, 6]), parts, listWords(['א', 'ב', 'ג'])];
    };
    expect(spoken(hebrew, 'IL')).toEqual(['ו׳', 'שישי–שבת', '0, 1 ו2', 'א, ב וג']);
    expect(spoken(arabic, 'AE').slice(0, 2)).toEqual(['ج', 'الجمعة–السبت']);
    expect(spoken(hindi, 'IN')).toEqual(['शुक्र', 'शुक्र–शनि', '0, 1 और 2', 'א, ב और ג']);
  });

  test('have Western figures and the Gregorian calendar in every language', () => {
    for (const locale of ['ar-IL', 'hi-IN', 'he-IL', 'ja-JP']) {
      expect(intlFormats(locale).fullDate(DAY)).toMatch(/2026/);
    }
  });
});

describe('a sentence', () => {
  const { t, say, tell } = localeIn(german, 'IT');

  test('uses the plural form of its number', () => {
    expect([1, 2].map((n) => say(t.day.moreRegions, { n }))).toEqual([
      '1 weitere Provinz',
      '2 weitere Provinzen',
    ]);
  });

  test('keeps text in another language apart', () => {
    const name = [{ text: 'New Year', language: 'en' }];
    expect(tell(t.day.nameEstimated, { name })).toEqual([
      { text: 'New Year', language: 'en' },
      { text: ' (voraussichtlich)', language: null },
    ]);
  });

  test('without a value throws', () => {
    const unfilled = t.answer.forDate as Sentence<never>;
    expect(() => say(unfilled, {})).toThrow('{date}');
  });

  test('of Swiss German has no ß, and says Kanton', () => {
    const swiss = JSON.stringify(localeIn(german, 'CH').t);
    expect(swiss).not.toContain('ß');
    expect(JSON.stringify(t)).toContain('ß');
    expect(swiss).toContain('weiterer Kanton');
  });

  test('of French has the words and the spaces of the country', () => {
    const wordsIn = (country: string | null) => {
      const french = localeIn(frenchLanguage, country).t;
      return [french.months.businessDays, french.calculator.is, french.breaks.title];
    };
    const inFrance = [
      'Jours ouvrés',
      'Est-ce un jour ouvré\u202f?',
      'Week-ends prolongés et ponts',
    ];
    expect(wordsIn('FR')).toEqual(inFrance);
    expect(wordsIn(null)).toEqual(inFrance);
    expect(wordsIn('CH')).toEqual([
      'Jours ouvrables',
      'Est-ce un jour ouvrable\u202f?',
      inFrance[2],
    ]);
    expect(wordsIn('CA')).toEqual([
      'Jours ouvrables',
      'Est-ce un jour ouvrable?',
      'Fins de semaine prolongées et ponts',
    ]);
    expect(JSON.stringify(localeIn(frenchLanguage, 'CA').t)).not.toMatch(
      /week-end|ouvré| [:;?!»]|« /,
    );
  });
});

/** An invented language: every text of English with its letters marked. */
const marked = (text: string) =>
  text.replace(/(<[^>]*>|\{[^}]*\})|\p{L}+/gu, (word, kept?: string) => kept ?? `${word}o`);
const esperanto = {
  ...{ ...english, code: 'eo', word: 'esperanto', name: 'Esperanto' },
  sentences: JSON.parse(
    JSON.stringify(english.sentences, (_, value) =>
      typeof value === 'string' ? marked(value) : value,
    ),
  ),
};

describe('one language more', () => {
  const dataSet = buildDataSet(
    release([
      country([holiday('feast', '2026-05-01')], {
        languages: ['eo'],
        regions: [{ code: 'EA', name: 'East', names: { eo: 'Oriento' } }],
      }),
    ]),
  );
  const [toyland] = dataSet.countries.values();
  if (toyland === undefined) throw new Error('No country');
  const place = placeIn(nationalPlace(toyland), esperanto);

  test('gives its pages, names and words to the places that speak it', () => {
    expect(yearPath(place, 2026)).toBe('/esperanto/ty/2026/');
    expect(placesOf(dataSet).map((each) => placeIn(each, esperanto).name)[1]).toMatch(/^Oriento, /);
    expect(place.locale.t.year.subscribe).toBe('Subscribeo');
    expect(translatedRoutes([esperanto]).map(({ pattern }) => pattern)).toContain(
      '/esperanto/[country]/[region]/20[yy]',
    );
  });

  test('has its own address for a page about no country, and links other pages in English', () => {
    expect(addressIn(esperanto, '/go/?q=ty')).toBe('/esperanto/go/?q=ty');
    expect(addressIn(esperanto, '/')).toBe('/esperanto/');
    expect(addressIn(esperanto, '/docs/')).toBe('/docs/');
    expect(addressIn(english, '/go/')).toBe('/go/');
  });

  test('leaves English as it is', () => {
    expect(ENGLISH_LOCALE.say(ENGLISH_LOCALE.t.list.source, { number: 2 })).toBe('Source 2');
    expect(versionsOf(place, ({ path }) => path)).toEqual([{ language: english, path: '/ty/' }]);
  });
});
