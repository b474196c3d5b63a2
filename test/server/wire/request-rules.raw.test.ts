import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzzHttp } from '../../support/faults/fuzz-http.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { RAW_CORPUS } from '../../support/raw/raw-corpus.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { startToyServer, type ToyServer } from '../../support/server/toy-server.ts';

let toy: ToyServer;
let port: number;
beforeAll(async () => {
  toy = await startToyServer();
  port = Number(new URL(toy.server.url).port);
});
afterAll(() => toy.close());

/** Long enough for a reply on a busy machine; a case that closes does not wait for it. */
const QUIET_MILLIS = 400;

describe('raw requests', () => {
  test.concurrent.each(RAW_CORPUS)('$name', async ({ raw, statuses, code, closes }) => {
    const bytes = Buffer.from(raw, 'latin1');
    const exchange = await exchangeRaw({ port, bytes, quietMillis: closes ? 5_000 : QUIET_MILLIS });
    expect(exchange.replies.map((reply) => reply.status)).toEqual(statuses);
    const codes = exchange.replies.map((reply) => checkRawReply(reply));
    expect(codes.at(-1)).toBe(code);
    expect(exchange.closed).toBe(closes);
    if (closes) expect(exchange.replies.at(-1)?.headers.get('connection')).toBe('close');
  });

  test('are at least eighty, each under its own name', () => {
    expect(new Set(RAW_CORPUS.map(({ name }) => name)).size).toBe(RAW_CORPUS.length);
    expect(RAW_CORPUS.length).toBeGreaterThanOrEqual(80);
  });
});

test('mutated requests: every reply is JSON with an id, and none is missing for long', async () => {
  const { replies, wrong, millisMax, troubles } = await fuzzHttp(1_000, 0);
  expect(wrong).toEqual([]);
  expect(troubles).toBe(0);
  expect(replies).toBeGreaterThan(700);
  expect(millisMax).toBeLessThan(16_000);
});
