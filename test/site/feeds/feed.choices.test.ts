import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { writeFeed } from '../../../src/site/feeds/feed.ts';
import { AS_USUAL, type FeedChoices } from '../../../src/site/feeds/feed-choices.ts';
import { country, holiday, placeOf, release } from '../../support/world/toy-release.ts';

const only = release([
  country([
    holiday('feast', '2027-03-09', { date_accuracy: 'estimated', name: 'Feast' }),
    holiday('new-year', '2027-01-01', { name: 'New Year', local_name: 'Neujahr' }),
    holiday('sea-day', '2027-05-06', { name: 'Sea Day', local_name: null }),
  ]),
]);

/** The events of a feed by UID, each reduced to the properties that options change. */
function events(choices: Partial<FeedChoices>): Record<string, readonly string[]> {
  const text = writeFeed({
    places: [placeOf(buildDataSet(only), 'ty')],
    releases: [only],
    name: 'Toyland public holidays',
    page: 'https://site.example/ty/',
    self: 'https://site.example/ty.ics',
    site: 'https://site.example/',
    choices: { ...AS_USUAL, ...choices },
  });
  const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
  return Object.fromEntries(
    found.map((event) => [
      value(event, 'uid'),
      ['summary', 'transp', 'x-microsoft-cdo-busystatus'].map((name) => value(event, name)),
    ]),
  );
}

const FREE = ['TRANSPARENT', 'FREE'];

test('by default names are English and no day is blocked', () => {
  expect(events({})).toEqual({
    'ty-new-year-2027@redletter': ['New Year', ...FREE],
    'ty-feast-2027@redletter': ['Feast (estimated)', ...FREE],
    'ty-sea-day-2027@redletter': ['Sea Day', ...FREE],
  });
});

test('local names replace known ones, and UIDs stay', () => {
  const chosen = events({ localNames: true });
  expect(Object.keys(chosen)).toEqual(Object.keys(events({})));
  expect(chosen['ty-new-year-2027@redletter']).toEqual(['Neujahr', ...FREE]);
  expect(chosen['ty-sea-day-2027@redletter']).toEqual(['Sea Day', ...FREE]);
});

test('blocking days are absences', () => {
  const chosen = events({ busy: true });
  expect(Object.keys(chosen)).toEqual(Object.keys(events({})));
  expect(Object.values(chosen).map(([, ...rest]) => rest)).toEqual(
    Array(3).fill(['OPAQUE', 'OOF']),
  );
});

test('leaving out estimated dates does not change the exact ones', () => {
  expect(Object.keys(events({ exact: true }))).toEqual([
    'ty-new-year-2027@redletter',
    'ty-sea-day-2027@redletter',
  ]);
});
