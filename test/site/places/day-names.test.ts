import { expect, test } from 'vitest';
import { german } from '../../../src/site/languages/languages.ts';
import { dayNames } from '../../../src/site/places/day-names.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const feast = holiday('feast', '2026-05-01', { name: 'Feast', names: { fr: 'Fête', de: 'Fest' } });
const fast = holiday('fast', '2026-09-10', { name: 'Fast', names: { fr: 'Jeûne' } });
const inGerman = (languages: string[]) =>
  placeIn(placeOf(toyData([feast, fast], { languages }), 'ty'), german);

test('a day shows its name in the language of the page, with its other names below', () => {
  expect(dayNames(inGerman(['de', 'fr']), feast)).toEqual({
    name: 'Fest',
    localNames: [{ name: 'Fête', language: 'fr' }],
  });
});

test('a day without such a name shows its local name, marked with its language', () => {
  expect(dayNames(inGerman(['fr', 'de']), fast)).toEqual({
    name: [{ text: 'Jeûne', language: 'fr' }],
    localNames: [],
  });
});

test('a day of a country with another language shows the translated name', () => {
  const may = holiday('may', '2026-05-01', {
    name: 'Labour Day',
    names: { fr: 'Fête du Travail' },
  });
  expect(dayNames(inGerman(['fr']), may).name).toBe('Tag der Arbeit');
  expect(dayNames(inGerman(['fr']), fast).name).toEqual([{ text: 'Jeûne', language: 'fr' }]);
});

test('a day without other names shows the English one, marked', () => {
  const storm = holiday('storm', '2026-05-02', { name: 'Storm Day' });
  expect(dayNames(inGerman(['fr']), storm).name).toEqual([{ text: 'Storm Day', language: 'en' }]);
});

test('an apostrophe between letters is typographic', () => {
  const names = { fr: "Jour de l'An", de: "'s Fest" };
  const year = holiday('year', '2026-01-01', { name: 'New Year', names });
  const { name, localNames } = dayNames(inGerman(['de', 'fr']), year);
  expect([name, localNames]).toEqual(["'s Fest", [{ name: 'Jour de l’An', language: 'fr' }]]);
});
