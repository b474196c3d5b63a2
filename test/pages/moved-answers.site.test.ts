import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSitePack } from '../../src/server/files/site-pack.ts';
import { readPageProgram } from '../../src/server/render/astro-build.ts';
import {
  createRenderer,
  type Renderer,
  startRenderThread,
} from '../../src/server/render/renderer.ts';
import { BUILD } from '../support/site/built-site.ts';
import { checkHtml, checkInline } from '../support/site/check-html.ts';
import { MOVING_QUESTION, makeMovingDeadline } from '../support/world/moving-deadline.ts';

/**
 * No release has changed an answer yet. So these pages are rendered by the thread that renders the
 * built site, over the releases of a made-up year.
 */
const artifactsDir = mkdtempSync(join(tmpdir(), 'redletter-moved-'));
const SITE = 'https://site.example';
let renderer: Renderer;

beforeAll(() => {
  makeMovingDeadline(artifactsDir);
  const program = readPageProgram(BUILD);
  if (program === null) throw new Error(`${BUILD} is missing; run: npm run build`);
  const pack = openSitePack(join(BUILD, 'client'));
  renderer = createRenderer(
    () => startRenderThread({ program, pack, siteUrl: SITE }, { ARTIFACTS_DIR: artifactsDir }),
    { isBusy: false },
    () => 0,
    () => {},
  );
});

afterAll(async () => {
  await renderer?.close();
  rmSync(artifactsDir, { recursive: true });
});

async function pageAt(target: string): Promise<{ status: number; text: string }> {
  const order = { target, coding: null, line: 'invented', who: '', isPatient: false } as const;
  const page = await renderer.render(order);
  if (!(page?.body instanceof Uint8Array)) throw new Error(`${target} is not made`);
  return { status: page.status, text: Buffer.from(page.body).toString('utf8') };
}

/** The words of a part of a page, without its elements. */
function wordsOf(html: string, part: RegExp): string[] {
  const found = part.exec(html)?.[0] ?? '';
  return [...found.matchAll(/<li>(.*?)<\/li>/gs)].map((item) =>
    (item[1] ?? '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])/g, '$1')
      .trim(),
  );
}

const MOVED = /<ol class="moved">.*?<\/ol>/s;

test('a result tells every answer that releases have given, newest first, and why', async () => {
  const address = `/calculator/?${MOVING_QUESTION}`;
  const { status, text } = await pageAt(address);
  expect(status).toBe(200);
  expect([...(await checkHtml(address, text)), ...checkInline(address, text)]).toEqual([]);
  expect(wordsOf(text, MOVED)).toEqual([
    'Monday 4 January 2027 since release 2026.12.1 of 5 December 2026 Toyland: Rest Day 2026 removed, was 29 December · Order',
    'Tuesday 5 January 2027 since release 2026.9.1 of 5 September 2026, until 2026.12.1 Toyland: weekend, Saturday and Sunday → Friday and Saturday. The week has changed.',
    'Wednesday 6 January 2027 since release 2026.7.1 of 5 July 2026, until 2026.9.1 Toyland: Rest Day 2026 confirmed, 29 December · Order',
    'Wednesday 6 January 2027, which may still move since release 2026.4.1 of 5 April 2026, until 2026.7.1 Toyland: Day of Rest 2026 added, 30 December · Act',
    'Tuesday 5 January 2027 until release 2026.4.1',
  ]);
});

test('with a release in the address, the page says what was known then', async () => {
  const then = await pageAt(`/calculator/?${MOVING_QUESTION}&data=2026.5.1`);
  expect(wordsOf(then.text, MOVED)).toHaveLength(2);
  expect(then.text).toContain('Day of Rest');
  const first = await pageAt(`/calculator/?${MOVING_QUESTION}&data=2026-03-31`);
  expect(first.text).toContain('This answer is from data release <a href="/data/2026.3.1/">');
  expect(first.text).not.toContain('This answer has moved');
});

test('the deadline of a release is the one that subscribers had then', async () => {
  const of = async (query: string) => (await pageAt(`/calculator.ics?${query}`)).text;
  const [then, later, now] = [
    await of(`${MOVING_QUESTION}&data=2026.9.1`),
    await of(`${MOVING_QUESTION}&data=2026.11.1`),
    await of(MOVING_QUESTION),
  ];
  const event = (text: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => /^(?:UID|SEQUENCE|DTSTART|DTSTAMP|STATUS)/.test(line));
  expect(event(later)).toEqual(event(then));
  expect(event(then).slice(1, 4)).toEqual([
    'SEQUENCE:3',
    'DTSTAMP:20260905T000000Z',
    'DTSTART;VALUE=DATE:20270105',
  ]);
  expect(event(now)[0]).toBe(event(then)[0]);
  expect(event(now)[1]).toBe('SEQUENCE:4');
});

test('the year page of a release tells what later ones have changed on it', async () => {
  const address = '/data/2026.6.1/ty/ea/2026/';
  const { status, text } = await pageAt(address);
  expect(status).toBe(200);
  expect([...(await checkHtml(address, text)), ...checkInline(address, text)]).toEqual([]);
  expect(wordsOf(text, /<section class="since".*?<\/section>/s)).toEqual([
    'Toyland: Rest Day 2026 removed, was 29 December Release 2026.12.1 of 5 December 2026',
    'Toyland: name of region EA, East → Far East The week has changed. Release 2026.11.1 of 5 November 2026',
    expect.stringContaining('Toyland: name of region WE'),
    'Toyland: Name of may-too 2026 added, 5 May The week has changed. Release 2026.10.1 of 5 October 2026',
    'Toyland: time zone, Europe/Berlin → Europe/Paris The week has changed. Release 2026.9.1 of 5 September 2026',
    'Toyland: weekend, Saturday and Sunday → Friday and Saturday The week has changed. Release 2026.9.1 of 5 September 2026',
    'Toyland: Rest Day 2026 confirmed, 29 December Release 2026.7.1 of 5 July 2026',
  ]);
  expect((await pageAt('/data/2026.12.1/ty/ea/2026/')).text).toContain(
    'No date of this page has changed.',
  );
});

test('releases are answered by in any order', async () => {
  for (const month of [1, 4, 9, 1, 10, 4]) {
    const { text } = await pageAt(`/calculator.json?${MOVING_QUESTION}&data=2026.${month}.1`);
    expect(JSON.parse(text).release.data_version).toBe(`2026.${month}.1`);
  }
});
