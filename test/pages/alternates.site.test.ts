import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { loadReleases } from '../../src/artifact/load-release.ts';
import { useSite } from '../support/site/common/use-site.ts';

const releases = loadReleases('artifacts');
const newest = releases.at(-1)?.manifest.data_version ?? '';
const QUESTION = 'op=add&date=2026-12-24&days=5&country=gb&region=sct';
const site = useSite();

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { headers });

test('the description of the API names the address that it is served at', async () => {
  const { servers } = JSON.parse(await (await get('/openapi.json')).text());
  expect(servers).toMatchObject([{ url: site.url }]);
});

describe('the alternates of a result', () => {
  test('are named by it, and may be read and kept by programs of any origin', async () => {
    const html = await (await get(`/calculator/?${QUESTION}`)).text();
    for (const [ending, type] of [
      ['.json', 'application/json'],
      ['.ics', 'text/calendar'],
    ] as const) {
      const link = html.match(`<link rel="alternate" type="${type}" href="([^"]+)"`)?.[1] ?? '';
      const address = link.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
      expect(address).toBe(
        `/calculator${ending}?country=GB&date=2026-12-24&days=5&op=add&region=SCT`,
      );
      const reply = await get(address);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(
        type === 'application/json' ? type : `${type}; charset=utf-8`,
      );
      expect(reply.headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      );
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      const again = await get(address, { 'If-None-Match': reply.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      // However it is typed, it is the same.
      expect(await (await get(`/calculator${ending}?${QUESTION}`)).text()).toBe(await reply.text());
    }
  });

  test('say which release answers; only the calendar does not', async () => {
    for (const { manifest } of releases) {
      const pin = `data=${manifest.data_version}`;
      const json = await get(`/calculator.json?${QUESTION}&${pin}`);
      expect(json.headers.get('x-data-version')).toBe(manifest.data_version);
      expect(await json.json()).toMatchObject({
        is_pinned: true,
        release: { data_version: manifest.data_version },
      });
      const page = await get(`/calculator/?${QUESTION}&${pin}`);
      expect(page.headers.get('x-data-version')).toBe(manifest.data_version);
      expect(await page.text()).toContain('Today’s answer');
    }
    const plain = await get(`/calculator.json?${QUESTION}`);
    expect(plain.headers.get('x-data-version')).toBe(newest);
    const calendar = await get(`/calculator.ics?${QUESTION}`);
    expect(calendar.headers.get('x-data-version')).toBeNull();
    // No release has changed this answer: its file is dated by the first.
    const first = releases[0]?.manifest.released;
    expect(calendar.headers.get('last-modified')).toBe(
      new Date(`${first}T00:00:00Z`).toUTCString(),
    );
    const text = await calendar.text();
    expect(text).not.toContain(newest);
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-01-06');
  });

  test('refuse what the page refuses, each in its own form', async () => {
    const wrong = 'op=add&date=2026-02-30&days=5&country=GB&data=2020.1.1';
    const codes = ['invalid_data_version', 'invalid_date'];
    const json = await get(`/calculator.json?${wrong}`);
    expect(json.status).toBe(400);
    const { faults } = (await json.json()) as { faults: { code: string }[] };
    expect(faults.map(({ code }) => code)).toEqual(codes);
    const calendar = await get(`/calculator.ics?${wrong}`);
    expect(calendar.status).toBe(400);
    expect(calendar.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await calendar.text()).trim().split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(codes);
    for (const alternate of ['.json', '.ics'])
      expect((await get(`/calculator${alternate}`)).status).toBe(400);
  });

  test('has no calendar for a question that does not end on a date', async () => {
    const reply = await get('/calculator.ics?op=is&date=2026-12-24&country=GB');
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('op=add');
  });
});

describe('the pages of a release', () => {
  test('show its year, lead to today’s, and are for no search engine', async () => {
    const reply = await get('/data/2026.11.1/gb/sct/2026/');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-data-version')).toBe('2026.11.1');
    const html = await reply.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/gb\/sct\/2026\/"/);
    expect(html).toContain('<a href="/gb/sct/2026/">');
    expect(html).toContain('What has changed since');
    expect(html).toContain('St Andrew&#39;s Day');
  });

  test.each([
    ['/data/2026.11.1/gb/2028/'],
    ['/data/2026.11.1/xx/2026/'],
    ['/data/2026.11.1/gb/zz/2026/'],
    ['/data/2026.11.1/gb-sct/2026/'],
    ['/data/2026.10.1/gb/2026/'],
    ['/data/2026-11-20/gb/2026/'],
    ['/data/__proto__/gb/2026/'],
  ])('are not there where the release has nothing: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});
