import { expect, test } from 'vitest';
import { builtFiles } from '../support/site/built-site.ts';
import { useSite } from '../support/site/common/use-site.ts';

const site = useSite();

const lead = async (path: string) => {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test.each([
  ['/uk/', 302, '/gb/'],
  ['/germany/', 302, '/de/'],
  ['/germany/bavaria/2026/', 302, '/de/by/2026/'],
  ['/go/?q=M%C3%BCnchen', 303, '/de/by/'],
  ['/go/?q=%E6%97%A5%E6%9C%AC', 303, '/jp/'],
  ['/go/?q=2+October+2026', 303, '/compare/?date=2026-10-02'],
  ['/go/?q=thanksgiving+day+usa+2026', 303, '/us/2026/#thanksgiving-day'],
])('%s leads on with %i to %s', async (path, status, location) => {
  expect(await lead(path)).toEqual([status, location]);
});

test('bridge days without a year are those of a held year', async () => {
  const [status, location] = await lead('/bridge/');
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/bridge\/202\d\/$/)]);
});

test('a query like several names, or like none, is answered with a page', async () => {
  expect((await lead('/go/?q=victoria'))[0]).toBe(200);
  expect((await lead('/go/?q=xyzzy'))[0]).toBe(200);
  expect((await lead('/xyzzy/'))[0]).toBe(404);
});

test.each([
  ['', 'That is too long: write at most 60 characters'],
  ['/deutsch', 'Zu lang: höchstens 60 Zeichen'],
])('more than sixty characters are refused with a page that says so: %s', async (word, said) => {
  const reply = await fetch(`${site.url}${word}/go/?q=${'m'.repeat(61)}`);
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(said)]);
  expect((await lead(`${word}/go/?q=${'m'.repeat(60)}`))[0]).toBe(200);
});

test('icons and their list are there, and an icon file holds a picture', async () => {
  const files = new Map(builtFiles().map(({ address, body }) => [address, body]));
  const listed = JSON.parse(files.get('/site.webmanifest')?.toString() ?? '{}').icons;
  for (const { src } of listed) expect(files.has(src), src).toBe(true);
  const icon = files.get('/favicon.ico');
  expect([icon?.readUInt16LE(2), icon?.readUInt16LE(4), icon?.readUInt8(6)]).toEqual([1, 1, 32]);
  expect(icon?.subarray(23, 26).toString()).toBe('PNG');
  for (const name of ['home', 'calculator']) {
    expect((await lead(`/og/${name}.png`))[0], name).toBe(200);
  }
});
