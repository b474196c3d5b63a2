import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { AS_USUAL, subscribeSheet } from '../../../src/site/feeds/feed-choices.ts';
import { country, placeOf, release } from '../../support/world/toy-release.ts';

const place = placeOf(buildDataSet(release([country([])])), 'ty');

test('every program gets the chosen feed in its own link', () => {
  const sheet = subscribeSheet(place, { ...AS_USUAL, busy: true }, 'https://site.example');
  expect(sheet.path).toBe('/ty/subscribe/?busy=1');
  expect(sheet.feed).toBe('https://site.example/feed/ty.ics?busy=1');
  const [apple, google, outlook, work] = sheet.programs.map(({ href }) => new URL(href));
  expect(apple?.href).toBe('webcal://site.example/feed/ty.ics?busy=1');
  expect(google?.origin).toBe('https://calendar.google.com');
  expect(google?.searchParams.get('cid')).toBe('webcal://site.example/feed/ty.ics?busy=1');
  for (const each of [outlook, work]) {
    expect(each?.pathname).toBe('/calendar/0/addfromweb');
    expect(each?.searchParams.get('url')).toBe(sheet.feed);
    expect(each?.searchParams.get('name')).toBe('Toyland public holidays');
  }
  expect([outlook?.host, work?.host]).toEqual(['outlook.live.com', 'outlook.office.com']);
});
