import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import { moneyFeedName, moneyPlaces } from '../../../src/site/data/money-place.ts';
import { writeCalendar } from '../../../src/site/feeds/calendar-text.ts';
import { writeFeed } from '../../../src/site/feeds/feed.ts';
import { german } from '../../../src/site/languages/languages.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import { change, country, holiday, placeOf, release } from '../../support/world/toy-release.ts';

function feed(releases: readonly Release[], keys: readonly string[] = ['ty']): string {
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error('no release');
  const dataSet = buildDataSet(newest);
  return writeFeed({
    places: keys.map((key) => placeOf(dataSet, key)),
    releases,
    name: 'Toyland public holidays',
    page: 'https://site.example/ty/',
    self: 'https://site.example/ty.ics',
    site: 'https://site.example/',
  });
}

test('a closing day of money links to its page and is not a public holiday', () => {
  const fed = country([holiday('day', '2026-07-06')], { country: 'US-FED', regions: [] });
  const made = release([country([]), fed]);
  const [place] = moneyPlaces(buildDataSet(made));
  if (place === undefined) throw new Error('there is one');
  const text = writeFeed({
    places: [place],
    releases: [made],
    name: moneyFeedName(place),
    page: 'https://site.example/money/us-fed/',
    self: 'https://site.example/money/us-fed.ics',
    site: 'https://site.example/',
  });
  const [uid, event] = [...events(text)][0] ?? [];
  expect(uid).toBe('us-fed-day-2026@redletter');
  expect(String(event?.getFirstPropertyValue('url'))).toBe(
    'https://site.example/money/us-fed/#y2026',
  );
  expect(text).not.toContain('CATEGORIES');
  expect(feed([first])).toContain('CATEGORIES:Public holiday');
});

function events(text: string): Map<string, ICAL.Component> {
  const component = new ICAL.Component(ICAL.parse(text));
  return new Map(
    component.getAllSubcomponents('vevent').map((event) => [text_(event, 'uid'), event]),
  );
}

function text_(event: ICAL.Component, name: string): string {
  return String(event.getFirstPropertyValue(name));
}

const before = country([
  holiday('feast', '2027-03-09', { date_accuracy: 'estimated', name: 'Feast' }),
  holiday('new-year', '2027-12-31', { official_date: '2028-01-01', name: 'New Year' }),
  holiday('east-day', '2026-05-06', { regions: ['EA'] }),
]);
const after = country([
  holiday('feast', '2027-03-10', { name: 'Feast' }),
  holiday('new-year', '2027-12-31', { official_date: '2028-01-01', name: 'New Year' }),
  holiday('east-day', '2026-05-06', { regions: ['EA'] }),
]);
const first = release([before]);
const second = release([after], '2026.11.2', '2026-11-19', [
  change({ id: 'feast', kind: 'confirmed' }),
]);

test('a feed in another language has its words and names, and the same events', () => {
  const spoken = country(
    [holiday('feast', '2027-03-09', { date_accuracy: 'estimated', names: { de: 'Fest' } })],
    { languages: ['de'] },
  );
  const releases = [release([spoken])];
  const dataSet = buildDataSet(releases[0] as Release);
  const inGerman = writeFeed({
    places: [placeIn(placeOf(dataSet, 'ty'), german)],
    releases,
    name: 'Toyland',
    page: 'https://site.example/deutsch/ty/',
    self: 'https://site.example/deutsch/ty.ics',
    site: 'https://site.example/',
  });
  const [english, translated] = [events(feed(releases)), events(inGerman)];
  expect([...translated.keys()]).toEqual([...english.keys()]);
  const [event] = translated.values();
  if (event === undefined) throw new Error('the feast is not in the feed');
  expect(text_(event, 'summary')).toBe('Fest (voraussichtlich)');
  expect(text_(event, 'description')).toContain('Rechtsgrundlage: Act');
  expect(text_(event, 'url')).toBe('https://site.example/deutsch/ty/2027/#feast');
});

test('a moved date keeps its UID, raises SEQUENCE and is stamped', () => {
  const [was, is] = [events(feed([first])), events(feed([first, second]))];
  expect([...is.keys()]).toEqual([...was.keys()]);
  const [old, moved] = [was.get('ty-feast-2027@redletter'), is.get('ty-feast-2027@redletter')];
  if (old === undefined || moved === undefined) throw new Error('the feast is not in the feed');
  expect([text_(old, 'dtstart'), text_(old, 'sequence'), text_(old, 'status')]).toEqual([
    '2027-03-09',
    '0',
    'TENTATIVE',
  ]);
  expect([text_(moved, 'dtstart'), text_(moved, 'sequence'), text_(moved, 'status')]).toEqual([
    '2027-03-10',
    '1',
    'CONFIRMED',
  ]);
  expect([text_(old, 'dtstamp'), text_(moved, 'dtstamp')]).toEqual([
    '2026-11-12T00:00:00Z',
    '2026-11-19T00:00:00Z',
  ]);
  expect([text_(old, 'summary'), text_(moved, 'summary')]).toEqual(['Feast (estimated)', 'Feast']);
});

test('a day off that moved names both dates; its UID has the legal year', () => {
  const event = events(feed([first])).get('ty-new-year-2028@redletter');
  if (event === undefined) throw new Error('the new year is not in the feed');
  expect(text_(event, 'summary')).toBe('New Year (observed)');
  expect(text_(event, 'description')).toContain('Official date: Saturday 1 January 2028');
  expect(text_(event, 'dtend')).toBe('2028-01-01');
});

test('a change in one region does not affect another', () => {
  const regional = release([after], '2026.11.2', '2026-11-19', [
    change({ id: 'feast', kind: 'moved', regions: ['EA'] }),
  ]);
  const sequence = (key: string) =>
    [...events(feed([first, regional], [key]))]
      .filter(([uid]) => uid.includes('feast'))
      .map(([, event]) => text_(event, 'sequence'));
  expect(sequence('ty-ea')).toEqual(['1']);
  expect(sequence('ty-we')).toEqual(['0']);
  expect(sequence('ty')).toEqual(['0']);
});

test('a removed holiday is cancelled for a year, then gone', () => {
  const gone = country(after.holidays.filter((record) => record.id !== 'feast'));
  const removal = release([gone], '2026.11.2', '2026-11-19', [
    change({ id: 'feast', kind: 'removed' }),
  ]);
  const event = events(feed([first, removal])).get('ty-feast-2027@redletter');
  if (event === undefined) throw new Error('the cancelled feast is not in the feed');
  expect([text_(event, 'status'), text_(event, 'sequence'), text_(event, 'dtstart')]).toEqual([
    'CANCELLED',
    '1',
    '2027-03-09',
  ]);
  const later = release([gone], '2027.12.1', '2027-12-01');
  expect(events(feed([first, removal, later])).has('ty-feast-2027@redletter')).toBe(false);
});

test('a holiday that a later release adds begins at SEQUENCE 0', () => {
  const added = release([after], '2026.11.2', '2026-11-19', [
    change({ id: 'feast', kind: 'added' }),
  ]);
  const event = events(feed([first, added])).get('ty-feast-2027@redletter');
  expect(event && [text_(event, 'sequence'), text_(event, 'dtstamp')]).toEqual([
    '0',
    '2026-11-19T00:00:00Z',
  ]);
});

test('long names in any script fold at 75 octets, and text is escaped', () => {
  const name =
    'Día de la Constitución; 振替休日, عيد الفطر السعيد \\ und noch viel mehr Wörter dazu';
  const text = feed([
    release([country([holiday('long', '2026-05-06', { name, local_name: name.repeat(3) })])]),
  ]);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).not.toContain('\ufffd');
  const event = events(text).get('ty-long-2026@redletter');
  expect(event && text_(event, 'summary')).toBe(name);
  expect(event && text_(event, 'description')).toContain(name.repeat(3));
});

test('a combined feed names the calendar of each day', () => {
  const summaries = [...events(feed([first], ['ty-ea', 'ty-we'])).values()].map((event) =>
    text_(event, 'summary'),
  );
  expect(summaries).toContain('TY-EA: Name of east-day');
  expect(summaries.filter((summary) => summary.startsWith('TY-WE: '))).toHaveLength(2);
});

test('two holidays of one date and name each cite their own law', () => {
  const twins = country([
    holiday('one', '2026-05-06', { name: 'Twin Day', cite: ['act'] }),
    holiday('two', '2026-05-06', { name: 'Twin Day', cite: ['order'] }),
  ]);
  const found = events(feed([release([twins])]));
  const lawOf = (id: string) => {
    const event = found.get(`ty-${id}-2026@redletter`);
    return event === undefined ? '' : text_(event, 'description');
  };
  expect(lawOf('one')).toContain('Law: Act');
  expect(lawOf('two')).toContain('Law: Order');
});

test('a line break in the name or description of a calendar adds no property', () => {
  const head = {
    product: 'Holidays',
    name: 'East, Toyland; \\days\r\nX-EVIL:1\u0007',
    description: 'Days, as they are',
    page: 'https://site.example/ty/',
    self: 'https://site.example/ty.ics',
  };
  const lines = writeCalendar(head, []).split('\r\n');
  expect(lines).toContain('NAME:East\\, Toyland\\; \\\\days\\nX-EVIL:1');
  expect(lines).toContain('X-WR-CALNAME:East\\, Toyland\\; \\\\days\\nX-EVIL:1');
  expect(lines).toContain('X-WR-CALDESC:Days\\, as they are');
  expect(lines).toContain('DESCRIPTION:Days\\, as they are');
  expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
});
