import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { legalYear, recordsOf } from '../../src/artifact/calendars.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { uidOf } from '../../src/site/feeds/feed.ts';
import { feedPath, placeIn, placesOf } from '../../src/site/places/places.ts';
import { languagesOf } from '../../src/site/places/versions.ts';
import { siteAddresses } from '../support/site/built-site.ts';
import { useFiles } from '../support/site/common/use-site.ts';

const files = new Map((await useFiles()).map((file) => [file.address, file.body]));
const places = placesOf(buildDataSet(loadNewestRelease('artifacts')));

/** The events of a built calendar file, as "UID start end status", in the file's order. */
function readEvents(address: string): string[] {
  const text = files.get(address)?.toString('utf8') ?? '';
  const lines = text.split('\r\n');
  const long = lines.filter((line) => Buffer.byteLength(line) > 75);
  expect(long, `${address}: lines over 75 octets`).toEqual([]);
  expect(/[^\r]\n|\r[^\n]/.test(text), `${address}: line ends`).toBe(false);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const uids = events.map((event) => String(event.getFirstPropertyValue('uid')));
  expect(new Set(uids).size, `${address}: UIDs`).toBe(uids.length);
  return events.map((event) =>
    ['uid', 'dtstart', 'dtend', 'status']
      .map((name) => event.getFirstPropertyValue(name))
      .join(' '),
  );
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

test('every subscription parses to the records of the release', () => {
  for (const place of places) {
    const expected = recordsOf(place.artifact, place.region?.code ?? null).map((record) => {
      const status = record.date_accuracy === 'estimated' ? 'TENTATIVE' : 'CONFIRMED';
      const uid = uidOf(place, record.id, legalYear(record));
      return `${uid} ${record.date} ${nextDay(record.date)} ${status}`;
    });
    const live = readEvents(feedPath(place)).filter((event) => !event.endsWith('CANCELLED'));
    expect(live, place.key).toEqual(expected);
  }
});

test('every calendar file names its own address and a page that exists', () => {
  const calendars = [...files].filter(([address]) => address.endsWith('.ics'));
  expect(calendars.length).toBeGreaterThan(places.length);
  // Pages without a year are not files: their addresses follow from places.
  const withoutYear = places.flatMap((place) =>
    languagesOf(place).map((language) => placeIn(place, language).path),
  );
  const pages = new Set([...siteAddresses(), ...withoutYear]);
  for (const [address, body] of calendars) {
    const calendar = new ICAL.Component(ICAL.parse(body.toString('utf8')));
    const pathOf = (name: string) => new URL(String(calendar.getFirstPropertyValue(name))).pathname;
    expect(pathOf('source'), address).toBe(address);
    expect(pages.has(pathOf('url')), address).toBe(true);
  }
});

test('the files of the years together hold the subscription', () => {
  const held = places.filter(({ path }) => files.has(`${path}2026.ics`));
  expect(held.length).toBeGreaterThan(places.length / 4);
  for (const place of held) {
    const years = SUPPORTED_YEARS.flatMap((year) => readEvents(`${place.path}${year}.ics`));
    const live = readEvents(feedPath(place)).filter((event) => !event.endsWith('CANCELLED'));
    expect(years, place.key).toEqual(live);
  }
});
