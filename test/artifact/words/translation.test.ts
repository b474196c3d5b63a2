import { expect, test } from 'vitest';
import {
  countUntranslated,
  knownWords,
  untranslated,
} from '../../../src/artifact/words/translation.ts';
import { country, holiday } from '../../support/world/toy-release.ts';

const holidays = [
  holiday('may', '2026-05-01', { name: 'Labour Day', names: { fr: 'Fête du Travail' } }),
  holiday('fair', '2026-06-02', { name: 'Fair', regions: ['EA'], cite: ['order'] }),
];
const regions = [
  { code: 'EA', name: 'East', languages: ['de'] },
  { code: 'WE', name: 'West', names: { de: 'Westen' } },
];
const toyland = country(holidays, { languages: ['fr'], regions, notes: ['A note.'] });

test('in a region’s language, its own days and texts are missing too', () => {
  const lacking = untranslated([toyland], knownWords(undefined), 'de');
  expect(lacking).toEqual({
    days: { 'Labour Day': 'Labour Day', Fair: 'Fair' },
    regions: { 'TY-EA': 'East' },
    texts: {
      Toyland: Object.fromEntries(
        ['They do not move.', 'A note.', 'Act', 'Order'].map((text) => [text, text]),
      ),
    },
  });
  expect(countUntranslated(lacking)).toBe('2 days, 1 regions, 4 texts');
});

test('in any other language, nationwide days and all regions are missing', () => {
  const known = knownWords({ days: { Fair: '市' }, regions: { 'TY-EA': '東' }, texts: {} });
  expect(untranslated([toyland], known, 'ja')).toEqual({
    days: { 'Labour Day': 'Labour Day' },
    regions: { 'TY-WE': 'West' },
    texts: {},
  });
  expect(untranslated([toyland], knownWords(undefined), 'fr').days).toEqual({ Fair: 'Fair' });
});
