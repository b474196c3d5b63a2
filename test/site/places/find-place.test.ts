import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { findPlaces } from '../../../src/site/places/find-place.ts';
import { selectByKeys, selectByWords, selectionKey } from '../../../src/site/places/selection.ts';
import { country, release } from '../../support/world/toy-release.ts';

const data = buildDataSet(
  release([
    country([], {
      country: 'DE',
      name: 'Germany',
      regions: [
        { code: 'BY', name: 'Bavaria', names: { fy: 'Blauwlân' } },
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
const find = (words: string) => findPlaces(data, words, 9);
const keys = (words: string) => find(words).offers.map(({ place }) => place.key);

test.each([
  ['de', ['de']],
  ['DE-BY', ['de-by']],
  ['de by', ['de-by']],
  ['de/by', ['de-by']],
  ['uk', ['gb']],
  ['germany', ['de']],
  ['germ', ['de', 'de-be', 'de-by']],
  ['Bavaria', ['de-by']],
  ['blauwlan', ['de-by']],
  ['cataluna', ['es-ct']],
  ['berl', ['de-be']],
  ['scotlnd', ['gb-sct']],
  ['nowhere at all', []],
  ['', []],
  ['__proto__', []],
])('%s finds %j', (words, expected) => {
  expect(keys(words)).toEqual(expected);
});

test.each([
  ['germany', 'de'],
  ['Bavaria', 'de-by'],
  ['Bavaria, Germany', 'de-by'],
  ['Germany Bavaria', 'de-by'],
  ['state of bavaria', 'de-by'],
  ['holidays in scotland', 'gb-sct'],
  ['germ', undefined],
  ['scotlnd', undefined],
  ['scotland, germany', undefined],
  ['zz', undefined],
])('%s finds only %s', (words, expected) => {
  expect(find(words).sure?.key).toBe(expected);
});

test('a selection keeps its order, has no duplicates and lists unknown names', () => {
  const byKeys = selectByKeys(data, 'gb+de-by+gb+xx');
  expect([selectionKey(byKeys.places, '+'), byKeys.unknown]).toEqual(['de-by+gb', ['xx']]);
  const byWords = selectByWords(data, ['Spain, bavaria', 'scotlnd', '']);
  expect([selectionKey(byWords.places, ','), byWords.unknown]).toEqual(['es,de-by', ['scotlnd']]);
});

test('a text longer than any name is not searched', () => {
  const name = 'Bavaria'.padEnd(60, ' ');
  expect(findPlaces(data, name, 5).offers).toHaveLength(1);
  expect(findPlaces(data, `${name} `, 5).offers).toEqual([]);
  expect(findPlaces(data, 'bavaria '.repeat(1_000), 5).offers).toEqual([]);
});
