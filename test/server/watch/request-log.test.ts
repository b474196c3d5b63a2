import { expect, test } from 'vitest';
import type { Told, ToldReply } from '../../../src/server/watch/reporter.ts';
import { RequestLog } from '../../../src/server/watch/request-log.ts';

const ASKED: Told = {
  requestId: '019a0000-0000-7000-8000-000000000000',
  method: 'GET',
  lane: 'api',
};
const REPLY: ToldReply = {
  route: 'countries',
  keyId: 'key_a',
  status: 200,
  code: null,
  bytes: 1_234,
};
const UNREADABLE: Told = { ...ASKED, method: '', lane: 'none' };
const REFUSAL: ToldReply = {
  ...REPLY,
  route: null,
  keyId: null,
  status: 400,
  code: 'bad_request',
};

function openLog(wallMillis = () => Date.parse('2026-11-20T12:00:00Z')) {
  const sink = { text: '', full: false };
  const log = new RequestLog(
    {
      write: (text) => {
        sink.text += text;
      },
      waiting: () => (sink.full ? Number.POSITIVE_INFINITY : 0),
    },
    wallMillis,
  );
  const lines = () =>
    sink.text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  return { log, sink, lines };
}

test('one line of JSON a request', () => {
  const { log, lines } = openLog();
  log.replied(ASKED, REPLY, 1.23456);
  log.replied(UNREADABLE, REFUSAL, 0);
  log.flush();
  const common = { time: '2026-11-20T12:00:00.000Z', request_id: ASKED.requestId, bytes: 1_234 };
  expect(lines()).toEqual([
    {
      ...common,
      key_id: 'key_a',
      route: 'countries',
      method: 'GET',
      status: 200,
      code: null,
      ms: 1.235,
    },
    {
      ...common,
      key_id: null,
      route: null,
      method: null,
      status: 400,
      code: 'bad_request',
      ms: 0,
    },
  ]);
});

test('each line has the time of its own request', () => {
  let now = 0;
  const { log, lines } = openLog(() => now);
  for (now of [0, 0, 1_500]) log.replied(ASKED, REPLY, 0);
  log.flush();
  expect(lines().map(({ time }) => time.slice(17))).toEqual(['00.000Z', '00.000Z', '01.500Z']);
});

test('a long batch is written without being asked for', () => {
  const { log, lines } = openLog();
  for (let count = 0; count < 1_000; count += 1) log.replied(ASKED, REPLY, 0);
  expect(lines().length).toBeGreaterThan(100);
  log.flush();
  expect(lines()).toHaveLength(1_000);
});

test('lines that nobody reads are given up, counted, and the gap is shown', () => {
  const { log, sink, lines } = openLog();
  sink.full = true;
  log.replied(ASKED, REPLY, 0);
  log.replied(ASKED, REPLY, 0);
  log.flush();
  expect([sink.text, log.dropped]).toEqual(['', 2]);
  sink.full = false;
  for (let count = 0; count < 2; count += 1) {
    log.replied(ASKED, REPLY, 0);
    log.flush();
  }
  expect(lines()).toMatchObject([{ lines_lost: 2 }, { status: 200 }, { status: 200 }]);
  expect(log.dropped).toBe(2);
});
