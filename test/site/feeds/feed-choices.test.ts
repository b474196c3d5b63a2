import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import {
  AS_USUAL,
  choicesQuery,
  chosenFeedPath,
  readFeedChoices,
} from '../../../src/site/feeds/feed-choices.ts';
import { country, placeOf, release } from '../../support/world/toy-release.ts';

const ALL = { localNames: true, busy: true, exact: true };

test.each([
  ['', AS_USUAL, ''],
  ['names=local&exact=1&busy=1', ALL, '?busy=1&exact=1&names=local'],
  ['busy=1&busy=1&utm_source=x', { ...AS_USUAL, busy: true }, '?busy=1'],
])('%j is read, and written in canonical form', (query, choices, written) => {
  expect(readFeedChoices(query)).toEqual(choices);
  expect(choicesQuery(choices)).toBe(written);
});

test.each([
  ['busy=yes', 'Write busy=1, or leave it out.'],
  ['names=', 'Write names=local, or leave it out.'],
  ['exact=1&exact=0', 'Write exact=1, or leave it out.'],
])('%j is refused with the right spelling', (query, sentence) => {
  expect(readFeedChoices(query)).toBe(sentence);
});

test('the default feed is a file; choices have an address of their own', () => {
  const regions = [{ code: 'EA', name: 'East' }];
  const place = placeOf(buildDataSet(release([country([], { regions })])), 'ty-ea');
  expect(chosenFeedPath(place, AS_USUAL)).toBe('/ty/ea.ics');
  expect(chosenFeedPath(place, ALL)).toBe('/feed/ty-ea.ics?busy=1&exact=1&names=local');
});
