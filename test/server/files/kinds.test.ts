import { expect, test } from 'vitest';
import { readAddress } from '../../../src/address/read-address.ts';
import { fieldsOf, isInvented, kindOf } from '../../../src/server/files/kinds.ts';

test.each([
  ['/_astro/page.abc123.css', 'asset'],
  ['/data/2026.11.1/US.json', 'file of a release'],
  ['/data/redletter-2026.11.1.tar.gz', 'file of a release'],
  ['/data/2026.11.1/datapackage.json', 'file'],
  ['/data/2026.11.1/days.sqlite.gz', 'file'],
  ['/deutsch/embed/de/by/', 'frame'],
  ['/badge/de-by.svg', 'badge'],
  ['/de/by/today.json', 'today'],
  ['/feed/de+us.ics', 'combined feed'],
  ['/hindi/calculator/', 'answer'],
  ['/plan/de/2026/', 'answer'],
  ['/deadline/', 'answer'],
  ['/deutsch/deadline/sheet/', 'answer'],
  ['/deadline/rules/', 'page'],
  ['/deadline.json', 'alternate of an answer'],
  ['/deadline.ics', 'alternate of an answer'],
  ['/plan/de/2026.ics', 'alternate of an answer'],
  ['/calculator.json', 'alternate of an answer'],
  ['/de/by/2026/print/', 'sheet'],
  ['/us/2026/months/', 'sheet'],
  ['/contribute/', 'sheet'],
  ['/', 'page of today'],
  ['/deutsch/', 'page of today'],
  ['/de/by/', 'page of today'],
  ['/data/watch/', 'page of today'],
  ['/data/2026.11.1/de/2026/', 'year of a release'],
  ['/de/by.ics', 'feed'],
  ['/deutsch/de/2026.ics', 'feed'],
  ['/us/2026/cite/', 'page'],
  ['/de/embed/', 'page'],
  ['/de/by/2026/', 'page'],
  ['/data/de/', 'page'],
  ['/world/2026/', 'page'],
  ['/de/by/2026.json', 'file'],
  ['/og/de-2026.png', 'file'],
  ['/.well-known/api-catalog', 'file'],
])('%s is of the kind "%s"', (path, kind) => {
  expect(kindOf(readAddress(path)).name).toBe(kind);
});

test('the table overrides a page’s own headers, except where the clock decides', () => {
  const caching = 'public, max-age=7';
  const said = new Headers({ 'cache-control': caching, 'content-type': 'text/plain' });
  expect(fieldsOf('/de/', 200, said)).toContain(caching);
  expect(fieldsOf('/de/2026/', 200, said)).not.toContain(caching);
  expect(fieldsOf('/de/2026.csv', 200, said)).toEqual([
    ...['Content-Type', 'text/csv; charset=utf-8', 'Cache-Control', 'public, max-age=300'],
    ...['Access-Control-Allow-Origin', '*'],
  ]);
});

test('search engines may list neither pages with a query nor those of an old release', () => {
  const isHidden = (target: string) =>
    fieldsOf(target, 200, new Headers()).includes('X-Robots-Tag');
  expect(['/calculator/?op=is', '/data/2026.11.1/de/2026/'].filter(isHidden)).toHaveLength(2);
  expect(['/calculator/', '/de/2026/'].filter(isHidden)).toEqual([]);
});

test.each(['/deadline/', '/deadline/sheet/', '/deadline.json', '/deadline.ics', '/calculator/'])(
  '%s costs a guest one token for each question, and none without a question',
  (path) => {
    const question = '?rule=gb-foia-10&date=2026-03-20&period=P20D&country=GB';
    expect(isInvented(readAddress(`${path}${question}`))).toBe(true);
    expect(isInvented(readAddress(path))).toBe(false);
  },
);

test('the term rules ignore the query, which costs a guest nothing', () => {
  expect(isInvented(readAddress('/deadline/rules/?rule=gb-foia-10'))).toBe(false);
});
