import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { McpRequest } from '../../../src/mcp/mcp-endpoint.ts';
import { createMcpLane } from '../../../src/server/lanes/mcp-lane.ts';
import { textReply } from '../../../src/server/lanes/page-reply.ts';
import { LoadGauge } from '../../../src/server/watch/load-gauge.ts';
import type { WireRequest } from '../../../src/server/wire/wire-request.ts';
import { openDoor } from '../../support/server/door.ts';

/** A door to an MCP server whose answers the test sets, and the load that the door counts. */
async function openMcp(answer: (incoming: McpRequest) => Promise<void> | void) {
  const load = new LoadGauge();
  const arrived = Promise.withResolvers<WireRequest>();
  const endpoint = {
    answer: async (incoming: McpRequest) => {
      await answer(incoming);
      return textReply(await arrived.promise, 200, 'answered');
    },
  };
  const options = { siteUrl: 'https://redletter.example' };
  const lane = createMcpLane({ endpoint, load, ...options });
  const door = await openDoor({
    load,
    lanes: [
      {
        ...lane,
        answer: (request, ...rest) => {
          arrived.resolve(request);
          return lane.answer(request, ...rest);
        },
      },
    ],
  });
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${door.port}/mcp`, { method: 'POST', body, headers });
  return { ...door, load, arrived: arrived.promise, post };
}

test('unfinished messages are not counted as load', async () => {
  const { port, load, arrived } = await openMcp(() => undefined);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  await arrived;
  expect(load.inFlight).toBe(0);
  socket.destroy();
});

test('a message counts as load until it is answered', async () => {
  const seen: number[] = [];
  const { load, post } = await openMcp(() => void seen.push(load.inFlight));
  expect((await post('{}')).status).toBe(200);
  expect([...seen, load.inFlight]).toEqual([1, 0]);
});

test('the endpoint receives the message and the request’s own id; the key is not among the headers', async () => {
  const asked: McpRequest[] = [];
  const { arrived, post } = await openMcp((incoming) => void asked.push(incoming));
  await post('{"id":1}', { Authorization: 'Bearer k', 'X-Client-Request-Id': 'mine' });
  const { requestId } = await arrived;
  expect(asked).toMatchObject([
    {
      requestId,
      method: 'POST',
      url: 'https://redletter.example/mcp',
      body: '{"id":1}',
      authorization: ['Bearer k'],
      clientRequestId: ['mine'],
    },
  ]);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
  expect(asked[0]?.headers.get('x-client-request-id')).toBe('mine');
});

test('a message of 16 KiB is read; one more byte is refused', async () => {
  const { post, passed } = await openMcp(() => undefined);
  expect((await post('x'.repeat(16_384))).status).toBe(200);
  const reply = await post('x'.repeat(16_385));
  expect([reply.status, (await reply.json()).error.code]).toEqual([413, 'bad_request']);
  expect(passed.at(-1)).toMatchObject({ route: 'mcp', status: 413 });
});

test('a message with more than 256 lists and objects is not parsed', async () => {
  const asked: McpRequest[] = [];
  const { post } = await openMcp((incoming) => void asked.push(incoming));
  const nested = (count: number) => `${'[{"a":'.repeat(count / 2)}1${'}]'.repeat(count / 2)}`;
  const replies = [await post(nested(256)), await post(nested(258))];
  expect([...replies.map(({ status }) => status), asked.length]).toEqual([200, 413, 1]);
});

test('an error is reported in JSON, and no longer counts as load', async () => {
  const { post, load, troubles } = await openMcp(() => {
    throw new Error('of ours');
  });
  const reply = await post('{}');
  expect([reply.status, (await reply.json()).error.code]).toEqual([500, 'internal_error']);
  expect(troubles).toEqual([['internal_error', new Error('of ours')]]);
  expect(load.inFlight).toBe(0);
});
