import { expect, test } from 'vitest';
import { SiteLane } from '../../../src/server/lanes/site-lane.ts';
import { openDoor } from '../../support/server/door.ts';

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
      new SiteLane({
        site: { files: new Map(), notFound: null },
        rendered: { knows: (address) => address === '/page/', answer },
        siteUrl: 'http://127.0.0.1',
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
