import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import { errorReply } from '../../../src/api/error-reply.ts';
import type { Lane } from '../../../src/server/lanes/lane.ts';
import { textReply } from '../../../src/server/lanes/page-reply.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';
import { LoadGauge } from '../../../src/server/watch/load-gauge.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { laneThat, openDoor } from '../../support/server/door.ts';
import { until } from '../../support/until.ts';

const OVERLOADED = { isOverloaded: true, wait: () => undefined };
const CLEAN = 'GET /v1/countries HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';

async function ask(port: number, raw: string) {
  const { replies } = await exchangeRaw({ port, bytes: Buffer.from(raw) });
  return replies.map((reply) => [reply.status, checkRawReply(reply)]);
}

test('under overload every request is refused with the time to retry', async () => {
  const { port, passed } = await openDoor({ load: OVERLOADED });
  for (const target of ['/v1/countries', '/v1/nowhere', '/mcp', '/us/2026/']) {
    const raw = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const bytes = Buffer.from(raw);
    const [reply] = (await exchangeRaw({ port, bytes })).replies;
    expect(reply && checkRawReply(reply)).toBe('service_unavailable');
    expect([reply?.status, reply?.headers.get('retry-after')]).toEqual([503, '5']);
  }
  // A null route lets the metrics tell overload from an unreachable store.
  expect(passed.map(({ lane, status, code, route }) => [lane, status, code, route])).toEqual(
    Array(4).fill(['site', 503, 'service_unavailable', null]),
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
  const [reply] = (await exchangeRaw({ port, bytes })).replies;
  expect(reply?.headers.get('x-client-request-id')).toBe('mine');
});

test('a connection beyond the limit is refused, and frees its place when it closes', async () => {
  const { port } = await openDoor({ connectionsMax: 1, load: OVERLOADED });
  const first = connect(port, '127.0.0.1');
  await new Promise((resolve) => first.once('connect', resolve));
  expect(await ask(port, '')).toEqual([[503, 'service_unavailable']]);
  first.destroy();
  // The server sees the end one turn later; until then the place is taken.
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
])('a bug %s is internal_error in JSON, and the log has its cause', async (_, answer) => {
  const { port, troubles, passed } = await openDoor({ lanes: [laneThat(answer)] });
  expect(await ask(port, `${CLEAN}\r\n`)).toEqual([[500, 'internal_error']]);
  expect(troubles).toEqual([['internal_error', new Error('of ours')]]);
  expect(passed).toMatchObject([{ status: 500, code: 'internal_error' }]);
});

test('invalid HTTP behind a waiting request is refused after its reply, not instead of it', async () => {
  let answer: (() => void) | undefined;
  const lane = laneThat(
    (request) =>
      new Promise((resolve) => {
        answer = () => resolve(textReply(request, 200, 'ok'));
      }),
  );
  const { port } = await openDoor({ lanes: [lane] });
  const bytes = Buffer.from('GET /page/ HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n');
  const exchange = exchangeRaw({ port, bytes });
  while (answer === undefined) await new Promise((resolve) => setImmediate(resolve));
  answer();
  const { replies, closed } = await exchange;
  expect(replies.map(({ status }) => status)).toEqual([200, 400]);
  expect(closed).toBe(true);
});

test('waiting requests count as load by the weight of their lane; immediate replies and unverified keys do not', async () => {
  const load = new LoadGauge();
  const held = Promise.withResolvers<void>();
  const later = laneThat(async (request) => {
    if (request.path === '/who') request.guard.mayLookUp();
    await held.promise;
    return textReply(request, 200, 'ok');
  });
  const { port } = await openDoor({
    load,
    lanes: [
      { ...later, paths: /^\/(?:heavy|who)$/ },
      { ...later, paths: /^\/light$/, weight: 0 },
      laneThat((request) => textReply(request, 200, String(load.inFlight))),
    ],
  });
  const waiting = ['/who', '/light', '/heavy', '/heavy'].map((path) => getBody(port, path));
  while (load.inFlight < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(await getBody(port, '/at-once')).toBe('2\n');
  held.resolve();
  expect(await Promise.all(waiting)).toEqual(Array(4).fill('ok\n'));
  expect(load.inFlight).toBe(0);
});

test('a path belongs to the first lane that claims it, and to the last one when none does', async () => {
  const named = (name: string, paths: RegExp) => ({
    ...laneThat((request) => textReply(request, 200, name)),
    paths,
  });
  const lanes = [named('a', /^\/a/), named('b', /^\/[ab]/), named('rest', /^\/rest$/)] as const;
  const { port } = await openDoor({ lanes });
  const asked = await Promise.all(
    ['/a', '/ab', '/b', '/rest', '/c'].map((path) => getBody(port, path)),
  );
  expect(asked).toEqual(['a\n', 'a\n', 'b\n', 'rest\n', 'rest\n']);
});

test('too many wrong keys from one address are refused, with the reply of every lane', async () => {
  const unauthorized = laneThat((request) => errorReply(request, 'unauthorized', { route: 'mcp' }));
  const visitors = new Visitors({
    pages: bucketSize(1, 1),
    failures: bucketSize(1, 1),
    signatures: bucketSize(1, 1),
    accounts: bucketSize(1, 1),
    keys: bucketSize(1, 1),
  });
  const { port, passed } = await openDoor({ visitors, lanes: [unauthorized] });
  expect(await ask(port, `${CLEAN}\r\n`)).toEqual([[401, 'unauthorized']]);
  expect(await ask(port, `${CLEAN}\r\n`)).toEqual([[429, 'rate_limited']]);
  expect(passed.map(({ route, status }) => [route, status])).toEqual([
    ['mcp', 401],
    ['mcp', 429],
  ]);
});

test('when a client has left, only its request is reported', async () => {
  const answer = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<Socket>();
  const lane = laneThat(async (_visit, incoming) => {
    arrived.resolve(incoming.socket);
    await answer.promise;
    throw new Error('nobody reads this');
  });
  const { port, passed, troubles } = await openDoor({ lanes: [lane] });
  const socket = connect(port, '127.0.0.1');
  socket.write(`${CLEAN}\r\n`);
  const theirs = await arrived.promise;
  // A client that half-closes is still owed its reply, so this one resets.
  socket.resetAndDestroy();
  await new Promise((resolve) => theirs.once('close', resolve));
  answer.resolve();
  while (passed.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(passed).toMatchObject([{ method: 'GET', status: 0, code: null }]);
  expect(troubles).toEqual([]);
});

describe('a connection that asks faster than it is answered', () => {
  const many = (count: number, fields = '') =>
    Buffer.from(`GET /v1/countries HTTP/1.1\r\nHost: a\r\n${fields}\r\n`.repeat(count));

  /** A lane that answers only when the test tells it to. */
  function slowLane() {
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    const lane = laneThat(async (request) => {
      asked += 1;
      await answer.promise;
      return textReply(request, 200, 'late');
    });
    return { lane, answer, asked: () => asked };
  }

  test.each([
    ['without a key', '', 5, 3],
    ['with one', 'Authorization: Bearer a\r\n', 17, 10],
  ])('is read no further until it has been answered: %s', async (...row) => {
    const [, fields, first, more] = row;
    const { lane, answer, asked } = slowLane();
    const { port } = await openDoor({ lanes: [lane] });
    const socket = connect(port, '127.0.0.1');
    let replies = 0;
    socket.on('data', (part) => {
      replies += part.toString('latin1').match(/HTTP\/1\.1 200/g)?.length ?? 0;
    });
    socket.write(many(first, fields));
    await until(() => asked() === first);
    await new Promise<void>((resolve) => socket.write(many(more, fields), () => resolve()));
    // Another client is answered, and the queued requests have not been read.
    expect(await ask(port, 'no HTTP\r\n\r\n')).toEqual([[400, 'bad_request']]);
    expect(asked()).toBe(first);
    answer.resolve();
    await until(() => replies === first + more);
    socket.destroy();
  });

  // The last column is one turn's worth of requests; later ones would be handled in the next turn.
  test.each([
    ['without a key', '', 9, 8],
    ['with one that has not paid', 'Authorization: Bearer a\r\n', 21, 20],
  ])('is ended when it asks for more at once than any real client: %s', async (...row) => {
    const [, fields, count, handled] = row;
    const { lane, answer, asked } = slowLane();
    const { port } = await openDoor({ lanes: [lane] });
    const { replies, closed } = await exchangeRaw({ port, bytes: many(count, fields) });
    expect([replies.length, closed, asked()]).toEqual([0, true, handled]);
    answer.resolve();
  });

  test('ends with the reply to a body when it asks for more, unless it is a paying caller’s', async () => {
    const { lane, answer, asked } = slowLane();
    const byKey: Lane = {
      ...lane,
      readsBody: true,
      answer: (request, ...others) =>
        request.path === '/paid'
          ? { ...textReply(request, 200, 'now'), keyId: 'key_1' }
          : lane.answer(request, ...others),
    };
    const { port } = await openDoor({ lanes: [byKey] });
    const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na`;
    const guest = exchangeRaw({ port, bytes: Buffer.from(post('/mcp').repeat(2)) });
    const caller = connect(port, '127.0.0.1');
    caller.resume().write(post('/paid'));
    await new Promise((resolve) => caller.once('data', resolve));
    caller.write(post('/mcp').repeat(2));
    await until(() => asked() === 3);
    answer.resolve();
    const { replies, closed } = await guest;
    expect([replies.map(({ status }) => status), closed, asked()]).toEqual([[200], true, 3]);
    caller.destroy();
  });

  test('a caller that is answered at once may ask as often as it likes', async () => {
    const { port } = await openDoor({
      lanes: [
        { ...laneThat((request) => ({ ...textReply(request, 200, 'now'), keyId: 'key_1' })) },
      ],
    });
    const bytes = Buffer.concat([many(199), Buffer.from(`${CLEAN}\r\n`)]);
    const { replies } = await exchangeRaw({ port, bytes });
    expect(replies).toHaveLength(200);
  });
});

async function getBody(port: number, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}
