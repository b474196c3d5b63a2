import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { findPlaces, isExact, readWanted } from '../../../src/site/places/find-place.ts';
import { selectByKeys, selectByWords, selectionKey } from '../../../src/site/places/selection.ts';
import { country, release } from '../../support/world/toy-release.ts';

const data = buildDataSet(
  release([
    country([], {
      country: 'DE',
      name: 'Germany',
      regions: [
        { code: 'BY', name: 'Bavaria' },
        { code: 'BE', name: 'Berlin' },
      ],
    }),
    country([], {
      country: 'GB',
      name: 'United Kingdom',
      regions: [{ code: 'SCT', name: 'Scotland' }],
    }),
    country([], { country: 'ES', name: 'Spain', regions: [{ code: 'CT', name: 'Cataluña' }] }),
  ]),
);
const keys = (words: string) => findPlaces(data, words, 9).map((place) => place.key);

test.each([
  ['de', ['de']],
  ['DE-BY', ['de-by']],
  ['de by', ['de-by']],
  ['de/by', ['de-by']],
  ['uk', ['gb']],
  ['germany', ['de', 'de-be', 'de-by']],
  ['Bavaria', ['de-by']],
  ['cataluna', ['es-ct']],
  ['be', ['de-be']],
  ['scotlnd', ['gb-sct']],
  ['nowhere at all', []],
  ['', []],
  ['__proto__', []],
])('%s finds %j', (words, expected) => {
  expect(keys(words)).toEqual(expected);
});

test.each([
  ['germany', true],
  ['bavaria', true],
  ['scotlnd', false],
  ['zz', false],
])('whether %s is surely meant: %s', (words, expected) => {
  expect(isExact(findPlaces(data, words, 9), words)).toBe(expected);
});

test.each([
  ['Bavaria 2026', { words: 'bavaria', year: 2026, date: null }],
  ['us 2026-07-03', { words: 'us', year: null, date: '2026-07-03' }],
  ['2027', { words: '', year: 2027, date: null }],
  ['us 2028', { words: 'us 2028', year: null, date: null }],
])('%s is read', (text, expected) => {
  expect(readWanted(text)).toEqual(expected);
});

test('a selection is sorted, holds each calendar once and names what it does not know', () => {
  const byKeys = selectByKeys(data, 'gb+de-by+gb+xx');
  expect([selectionKey(byKeys.places, '+'), byKeys.unknown]).toEqual(['de-by+gb', ['xx']]);
  const byWords = selectByWords(data, ['Spain, bavaria', 'scotlnd', '']);
  expect([selectionKey(byWords.places, ','), byWords.unknown]).toEqual(['de-by,es', ['scotlnd']]);
});

test('a text longer than any name is not compared with every name', () => {
  const name = 'Bavaria'.padEnd(60, ' ');
  expect(findPlaces(data, name, 5)).toHaveLength(1);
  expect(findPlaces(data, `${name} `, 5)).toEqual([]);
  expect(findPlaces(data, 'bavaria '.repeat(1_000), 5)).toEqual([]);
});
