import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { german } from '../../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn } from '../../../src/site/languages/locale.ts';
import {
  holdSourceWords,
  namesElsewhere,
  sourceWords,
} from '../../../src/site/languages/source-words.ts';

const words = { days: {}, sought: {}, regions: {}, texts: {} };
const inGerman = (more: Partial<typeof words> & { texts?: Record<string, object> }) => ({
  translations: [{ schema_version: 1 as const, language: 'de', ...words, ...more }],
});

afterAll(() => holdSourceWords([]));

describe('a text of the sources', () => {
  const text = 'Kept only there.';
  beforeAll(() =>
    holdSourceWords([
      inGerman({ texts: { Toyland: { [text]: 'Außer dort nirgends.', Jura: null } } }),
    ]),
  );
  const said = (whole: string, place: string | null = null) =>
    localeIn(german, place).fromSources(whole);

  test('is translated as a whole, in the spelling of the country', () => {
    expect(said(text)).toBe('Außer dort nirgends.');
    expect(said(text, 'CH')).toBe('Ausser dort nirgends.');
    expect(said('Jura')).toBe('Jura');
  });

  test('is marked as English without a translation', () => {
    expect(said('Kept only')).toEqual([{ text: 'Kept only', language: 'en' }]);
    expect(ENGLISH_LOCALE.fromSources(text)).toBe(text);
  });
});

test('an old release keeps its translations, and the newest release wins', () => {
  holdSourceWords([
    { translations: [] },
    inGerman({ days: { Feast: 'Fest', Fast: 'Fasten' } }),
    inGerman({ days: { Feast: 'Feiertag' } }),
  ]);
  expect([...sourceWords('de').days]).toEqual([
    ['Feast', 'Feiertag'],
    ['Fast', 'Fasten'],
  ]);
});

test('releases without translations use those of the checkout', () => {
  holdSourceWords([{ translations: [] }]);
  expect(sourceWords('de').days.get('Labour Day')).toBe('Tag der Arbeit');
  expect(sourceWords('de').regions.get('GB-SCT')).toBe('Schottland');
  expect(sourceWords('en').days.size).toBe(0);
});

test('a day is found by its names in every language and by its common names', () => {
  holdSourceWords([]);
  expect(namesElsewhere('Easter Monday')).toEqual(
    expect.arrayContaining(['Ostermontag', 'Ostern']),
  );
  expect(namesElsewhere('No such day')).toEqual([]);
});
