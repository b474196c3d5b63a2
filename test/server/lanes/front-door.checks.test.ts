import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { openDoor } from '../../support/server/door.ts';

const OVERLOADED = { isOverloaded: true, inFlight: 0 };
const CLEAN = 'GET /v1/countries HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';

async function ask(port: number, raw: string) {
  const { replies } = await exchangeRaw({ port, bytes: Buffer.from(raw), quietMillis: 5_000 });
  return replies.map((reply) => [reply.status, checkRawReply(reply)]);
}

test('too much load: everything is put off, and told for how long', async () => {
  const { port, passed } = await openDoor({ load: OVERLOADED });
  for (const target of ['/v1/countries', '/v1/nowhere', '/mcp', '/us/2026/']) {
    const raw = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const bytes = Buffer.from(raw);
    const [reply] = (await exchangeRaw({ port, bytes, quietMillis: 5_000 })).replies;
    expect(reply && checkRawReply(reply)).toBe('service_unavailable');
    expect([reply?.status, reply?.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(passed.map(({ status, code }) => [status, code])).toEqual(
    Array(4).fill([503, 'service_unavailable']),
  );
});

test('checks 1 to 3 are made in their order', async () => {
  const { port } = await openDoor({ load: OVERLOADED });
  expect(await ask(port, `${CLEAN}Host: b\r\nVia: proxy\r\n\r\n`)).toEqual([[400, 'bad_request']]);
  expect(await ask(port, `${CLEAN}Via: proxy\r\n\r\n`)).toEqual([[403, 'https_required']]);
  expect(await ask(port, `${CLEAN}\r\n`)).toEqual([[503, 'service_unavailable']]);
});

test('the client’s own id is echoed on refusals of the transport', async () => {
  const { port } = await openDoor({ load: OVERLOADED });
  const bytes = Buffer.from(`${CLEAN}X-Client-Request-Id: mine\r\n\r\n`);
  const [reply] = (await exchangeRaw({ port, bytes, quietMillis: 5_000 })).replies;
  expect(reply?.headers.get('x-client-request-id')).toBe('mine');
});

test('one connection too many is told so, and leaves its place when it goes', async () => {
  const { port } = await openDoor({ connectionsMax: 1, load: OVERLOADED });
  const first = connect(port, '127.0.0.1');
  await new Promise((resolve) => first.once('connect', resolve));
  expect(await ask(port, '')).toEqual([[503, 'service_unavailable']]);
  first.destroy();
  // Its end is seen one turn later: until then the place is taken.
  let replies = await ask(port, `${CLEAN}Via: a\r\n\r\n`);
  while (replies[0]?.[0] === 503) replies = await ask(port, `${CLEAN}Via: a\r\n\r\n`);
  expect(replies).toEqual([[403, 'https_required']]);
});

test.each([
  [
    'at once',
    () => {
      throw new Error('of ours');
    },
  ],
  ['later', () => Promise.reject(new Error('of ours'))],
])('a fault of ours %s is internal_error in JSON, and the log has its cause', async (_, answer) => {
  const { port, troubles, passed } = await openDoor({ api: { answer } });
  expect(await ask(port, `${CLEAN}\r\n`)).toEqual([[500, 'internal_error']]);
  expect(troubles).toEqual([['internal_error', new Error('of ours')]]);
  expect(passed).toMatchObject([{ status: 500, code: 'internal_error' }]);
});

test('no HTTP behind a request that still waits is refused after its reply, not in its place', async () => {
  let answer: (() => void) | undefined;
  const { port } = await openDoor({
    site: {
      answer: (_request, response) =>
        new Promise<void>((resolve) => {
          answer = () => {
            response.setHeader('Content-Length', '2');
            response.setHeader('X-Request-Id', '019a0000-0000-7000-8000-000000000000');
            response.end('ok');
            resolve();
          };
        }),
    },
  });
  const bytes = Buffer.from('GET /page/ HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n');
  const exchange = exchangeRaw({ port, bytes, quietMillis: 5_000 });
  while (answer === undefined) await new Promise((resolve) => setImmediate(resolve));
  answer();
  const { replies, closed } = await exchange;
  expect(replies.map(({ status }) => status)).toEqual([200, 400]);
  expect(closed).toBe(true);
});

test('messages to the MCP server that never end are no load', async () => {
  const load = { isOverloaded: false, inFlight: 0 };
  const arrived = Promise.withResolvers<void>();
  const { port } = await openDoor({
    load,
    mcp: {
      answer: () => {
        arrived.resolve();
        return Promise.withResolvers<void>().promise;
      },
    },
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  await arrived.promise;
  expect(load.inFlight).toBe(0);
  socket.destroy();
});
