import { expect, test } from 'vitest';
import type { SiteMap } from '../../../src/server/files/site-map.ts';
import { textReply } from '../../../src/server/lanes/page-reply.ts';
import { createSiteLane } from '../../../src/server/lanes/site-lane.ts';
import type { WireRequest } from '../../../src/server/wire/wire-request.ts';
import { openDoor } from '../../support/server/door.ts';

const SITE_URL = 'http://127.0.0.1';

function toyMap(addresses: readonly string[]): SiteMap {
  return { files: new Set(addresses), isPage: () => false, fixed: new Set() };
}

test.each([
  [
    'at once',
    () => {
      throw new Error('of ours');
    },
  ],
  ['later', () => Promise.reject(new Error('of ours'))],
])('a page that fails %s is one sentence as text, and the log has its cause', async (_, answer) => {
  const { port, passed, troubles } = await openDoor({
    lanes: [
      createSiteLane({
        site: { map: toyMap(['/page/']), pages: { answer } },
        busy: null,
        siteUrl: SITE_URL,
      }),
    ],
  });
  const reply = await fetch(`http://127.0.0.1:${port}/page/`);
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'Something went wrong on our side.\n',
  ]);
  expect(troubles).toEqual([['internal_error', new Error('of ours')]]);
  expect(passed).toMatchObject([
    { requestId: reply.headers.get('x-request-id'), status: 500, code: null },
  ]);
});

test('under overload a browser gets a page, and a program JSON', async () => {
  const lane = createSiteLane({ site: null, busy: '<p>One moment, please', siteUrl: SITE_URL });
  const { port, passed } = await openDoor({
    lanes: [lane],
    load: { isOverloaded: true, wait: () => undefined },
  });
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/us/2026/`, { headers });
  const shown = await ask({ Accept: 'text/html' });
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await shown.text()).toContain('One moment, please');
  const reported = await ask({});
  expect([reported.status, (await reported.json()).error.code]).toEqual([
    503,
    'service_unavailable',
  ]);
  // The log counts the page and the JSON alike.
  expect(passed.map(({ status, code, route }) => [status, code, route])).toEqual(
    Array(2).fill([503, 'service_unavailable', null]),
  );
});

test('only a feed with choices is served from another address than the ready-made feed', async () => {
  const feeds = ['/us.ics', '/us/ca.ics', '/us/2026.ics', '/deutsch/us/ca.ics'];
  const answer = (request: WireRequest) => textReply(request, 200, 'A feed');
  const site = { map: toyMap(feeds), pages: { answer } };
  const lane = createSiteLane({ site, busy: null, siteUrl: SITE_URL });
  const { port } = await openDoor({ lanes: [lane] });
  const ask = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    return [reply.status, reply.headers.get('location')];
  };
  expect(await ask('/us.ics?busy=1')).toEqual([308, '/feed/us.ics?busy=1']);
  expect(await ask('/us/ca.ics?x=1&names=local')).toEqual([308, '/feed/us-ca.ics?x=1&names=local']);
  expect(await ask('/deutsch/us/ca.ics?busy=1')).toEqual([308, '/deutsch/feed/us-ca.ics?busy=1']);
  for (const path of ['/us.ics', '/us.ics?x=1', '/us/ca.ics?busyness=1', '/us/2026.ics?busy=1']) {
    expect(await ask(path)).toEqual([200, null]);
  }
  expect(await ask('/zz.ics?busy=1')).toEqual([404, null]);
});
