import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzzHttp } from '../../../trials/faults/requests/fuzz-http.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { RAW_CORPUS } from '../../support/raw/raw-corpus.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { runsOf } from '../../support/sample.ts';
import { startToyServer, type ToyServer } from '../../support/server/toy-server.ts';

let toy: ToyServer;
let port: number;
beforeAll(async () => {
  toy = await startToyServer();
  port = Number(new URL(toy.server.url).port);
});
afterAll(() => toy.close());

/**
 * Appended to each case: answered and then closed, provided that the connection is still open and
 * empty.
 */
const LAST = Buffer.from('GET /v1/countries HTTP/1.1\r\nHost: last\r\nConnection: close\r\n\r\n');

describe('raw requests', () => {
  test.concurrent.each(RAW_CORPUS)('$name', async ({ raw, statuses, code, closes }) => {
    const bytes = Buffer.from(raw, 'latin1');
    const next = { after: statuses.length, bytes: LAST };
    const { replies } = await exchangeRaw({ port, bytes, ...(!closes && { next }) });
    expect(replies.map((reply) => reply.status)).toEqual(closes ? statuses : [...statuses, 401]);
    const codes = replies.map((reply) => checkRawReply(reply));
    expect(codes[statuses.length - 1]).toBe(code);
    // Only the last reply ends the connection.
    const ends = replies.map(({ headers }) => headers.get('connection') === 'close');
    expect(ends.indexOf(true)).toBe(replies.length - 1);
  });

  test('are at least eighty, each under its own name', () => {
    expect(new Set(RAW_CORPUS.map(({ name }) => name)).size).toBe(RAW_CORPUS.length);
    expect(RAW_CORPUS.length).toBeGreaterThanOrEqual(80);
  });
});

test('mutated requests: every reply is JSON with an id, and every connection ends', async () => {
  const { replies, wrong, troubles } = await fuzzHttp(runsOf(1_000), 0);
  expect(wrong).toEqual([]);
  expect(troubles).toBe(0);
  expect(replies).toBeGreaterThan(runsOf(700));
});
