import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAddress } from '../../../pipeline/upkeep/ask-address.ts';
import { checkLinks } from '../../../pipeline/upkeep/check-links.ts';

/** Long enough for a server in this process, even on a busy machine. */
const MILLISECONDS = 300_000;

const asked: string[] = [];
let failures = 1;
const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const redirect = /^\/(30\d)-to(\/.*)$/u.exec(path);
  if (redirect !== null) {
    response.writeHead(Number(redirect[1]), { location: redirect[2] }).end();
  } else if (path === '/301-nowhere') response.writeHead(301).end();
  else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (path === '/once') {
    response.writeHead(failures > 0 ? 503 : 200).end('text');
    failures -= 1;
  } else response.writeHead(Number(path.slice(1, 4)) || 200).end('text');
});
let site = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an address', () => {
  it.each([
    ['/law', { kind: 'there', moved: null }],
    ['/302-to/law', { kind: 'there', moved: null }],
    ['/302-to/301-to/law', { kind: 'there', moved: null }],
    ['/404', { kind: 'gone', why: '404' }],
    ['/410', { kind: 'gone', why: '410' }],
    ['/500', { kind: 'gone', why: '500' }],
    ['/301-to/404', { kind: 'gone', why: '404' }],
    ['/301-nowhere', { kind: 'gone', why: '301 that leads nowhere' }],
    ['/round', { kind: 'gone', why: 'more than 5 redirects' }],
    ['/403', { kind: 'refused', why: '403' }],
    ['/429', { kind: 'refused', why: '429' }],
  ])('%s', async (path, answer) => {
    expect(await askAddress(site + path, MILLISECONDS)).toEqual(answer);
  });

  it('that has moved for good is reported with the new address', async () => {
    const moved = { kind: 'there', moved: `${site}/law` };
    expect(await askAddress(`${site}/301-to/law`, MILLISECONDS)).toEqual(moved);
    expect(await askAddress(`${site}/308-to/301-to/law`, MILLISECONDS)).toEqual(moved);
  });

  it('without a server, or without an answer, is gone', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    expect(await askAddress(`http://127.0.0.1:${port}/`, MILLISECONDS)).toEqual({
      kind: 'gone',
      why: 'no server there',
    });
  });
});

describe('all links', () => {
  const link = (path: string, line: number) => ({
    url: site + path,
    place: { file: 'sources/XX.yaml', line, column: 5 },
  });
  const ask = async (url: string) => await askAddress(url, MILLISECONDS);

  it('are requested once each, and missing ones twice', async () => {
    asked.length = 0;
    failures = 1;
    const links = [link('/law', 1), link('/404', 2), link('/law', 3), link('/301-to/law', 4)];
    const { findings, refused } = await checkLinks(
      [...links, link('/once', 5), link('/403', 6)],
      ask,
    );
    expect(findings.map(({ place, what }) => `${place.line} ${what}`)).toEqual([
      '2 gone (404)',
      `4 moved to ${site}/law`,
    ]);
    expect(refused).toBe(1);
    expect(asked).toEqual([
      '/law',
      '/404',
      '/404',
      '/301-to/law',
      '/law',
      '/once',
      '/once',
      '/403',
    ]);
  });
});
