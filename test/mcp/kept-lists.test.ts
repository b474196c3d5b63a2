import { expect, test } from 'vitest';
import { keepLists } from '../../src/mcp/kept-lists.ts';
import type { PaidMessage, Said } from '../../src/mcp/mcp-server.ts';

/** A message that asks for the list of tools by default. */
function ask(message: object, headers: Record<string, string> = {}): PaidMessage {
  return {
    requestId: 'r',
    clientRequestId: [],
    url: 'https://redletter.example/mcp',
    headers: new Headers(headers),
    body: JSON.stringify(message),
    message,
    asked: null,
  };
}

const LIST = { jsonrpc: '2.0', method: 'tools/list' };

/** Lists, and what the protocol was asked to make. */
function open(status = 200) {
  const made: unknown[] = [];
  const make = async ({ message, body }: PaidMessage): Promise<Said> => {
    made.push(message);
    expect(JSON.parse(body)).toEqual(message);
    const { id } = message as { id?: unknown };
    return { status, headers: [], body: JSON.stringify({ id, result: 'a list' }) };
  };
  const list = keepLists(make);
  const answer = async (paid: PaidMessage) => JSON.parse((await list(paid)).body);
  return { made, answer };
}

test('a list is made once, and each message gets it with its own id', async () => {
  const { made, answer } = open();
  for (const id of [1, 2, 'three', '$&']) {
    expect(await answer(ask({ ...LIST, id }))).toEqual({ id, result: 'a list' });
  }
  expect(made).toHaveLength(1);
});

test('a list that may differ is made again: other headers, another message', async () => {
  const { made, answer } = open();
  await answer(ask({ ...LIST, id: 1 }));
  await answer(ask({ ...LIST, id: 1 }, { 'mcp-protocol-version': '2025-06-18' }));
  await answer(ask({ ...LIST, id: 1, params: { cursor: 'x' } }));
  await answer(ask({ jsonrpc: '2.0', method: 'ping', id: 1 }));
  await answer(ask({ jsonrpc: '2.0', method: 'ping', id: 1 }));
  expect(made).toHaveLength(5);
});

test('a refusal is not kept', async () => {
  const { made, answer } = open(400);
  for (const id of [1, 2]) await answer(ask({ ...LIST, id }));
  expect(made).toHaveLength(2);
});

test('sixteen forms are kept and the oldest is dropped; a long one is never kept', async () => {
  const { made, answer } = open();
  const form = (number: number) => ask({ ...LIST, id: 1 }, { accept: `form/${number}` });
  for (let number = 0; number < 17; number += 1) await answer(form(number));
  await answer(form(16));
  await answer(form(1));
  expect(made).toHaveLength(17);
  await answer(form(0));
  expect(made).toHaveLength(18);
  const long = ask({ ...LIST, id: 1, params: { cursor: 'x'.repeat(2_000) } });
  for (const _ of [1, 2]) await answer(long);
  expect(made).toHaveLength(20);
});
