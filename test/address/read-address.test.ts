import { expect, test } from 'vitest';
import {
  type Address,
  calendarKey,
  LANGUAGE_WORDS,
  readAddress,
} from '../../src/address/read-address.ts';
import { TRANSLATIONS } from '../../src/site/languages/languages.ts';

const NOTHING: Address = {
  ...{ word: '', section: '', release: null, country: null, region: null, year: null },
  ...{ name: '', form: 'page', query: '', anchor: null },
};

test.each<[string, Partial<Address>]>([
  ['/', {}],
  ['/deutsch/', { word: 'deutsch' }],
  ['/de/', { country: 'de' }],
  ['/de.ics', { country: 'de', form: 'ics' }],
  ['/deutsch/de/by/2026/', { word: 'deutsch', country: 'de', region: 'by', year: 2026 }],
  ['/de/by/2026.ics', { country: 'de', region: 'by', year: 2026, form: 'ics' }],
  ['/de/2026/cite/', { country: 'de', year: 2026, name: 'cite' }],
  ['/gb/sct/today.json', { country: 'gb', region: 'sct', name: 'today', form: 'json' }],
  ['/it/21/', { country: 'it', region: '21' }],
  ['/embed/de/by/2026/', { section: 'embed', country: 'de', region: 'by', year: 2026 }],
  [
    '/hindi/plan/in/2026.ics?days=5',
    { word: 'hindi', section: 'plan', country: 'in', year: 2026, form: 'ics', query: 'days=5' },
  ],
  [
    '/data/2026.11.1/gb/2027/#labour-day',
    { section: 'data', release: '2026.11.1', country: 'gb', year: 2027, anchor: 'labour-day' },
  ],
  ['/data/2026.11.1/US.json', { section: 'data', release: '2026.11.1', name: 'US', form: 'json' }],
  ['/data/second-opinion/', { section: 'data', name: 'second-opinion' }],
  ['/data/de/', { section: 'data', country: 'de' }],
  ['/calculator.json?op=is', { section: 'calculator', form: 'json', query: 'op=is' }],
  ['/deutsch/go/', { word: 'deutsch', section: 'go' }],
  ['/og/de-2026.png', { section: 'og', name: 'de-2026', form: 'png' }],
  ['/feed/de-by+il.ics', { section: 'feed', name: 'de-by+il', form: 'ics' }],
  ['/.well-known/security.txt', { section: '.well-known', name: 'security', form: 'txt' }],
  ['/deutschland/de/', { section: 'deutschland', name: 'de' }],
  ['/de/2099x/', { country: 'de', name: '2099x' }],
  ['/de', { country: 'de', form: null }],
  ['//de/', { name: 'de' }],
])('%s is read once into its parts', (path, parts) => {
  expect(readAddress(path)).toEqual({ ...NOTHING, ...parts });
});

test('the key of a calendar is its country with its region', () => {
  const keys = ['/de/by/2026/', '/de.ics', '/calculator/'].map((path) =>
    calendarKey(readAddress(path)),
  );
  expect(keys).toEqual(['de-by', 'de', null]);
});

test('every language has its word, and every word its language', () => {
  expect([...LANGUAGE_WORDS].sort()).toEqual(TRANSLATIONS.map(({ word }) => word).sort());
});
