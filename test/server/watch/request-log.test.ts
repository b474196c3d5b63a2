import { expect, test } from 'vitest';
import type { AddressMarks } from '../../../src/server/watch/address-marks.ts';
import { RequestLog } from '../../../src/server/watch/request-log.ts';
import { ASKED, REFUSAL, REPLY, UNREADABLE } from '../../support/server/told.ts';

function openLog(
  wallMillis = () => Date.parse('2026-11-20T12:00:00Z'),
  marks: AddressMarks | null = null,
) {
  const sink = { text: '', full: false };
  const log = new RequestLog(
    {
      write: (text) => {
        sink.text += text;
      },
      waiting: () => (sink.full ? Number.POSITIVE_INFINITY : 0),
    },
    wallMillis,
    marks,
  );
  const lines = () =>
    sink.text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  return { log, sink, lines };
}

test('each request has one line of JSON', () => {
  const { log, lines } = openLog();
  log.replied(ASKED, REPLY, 1.23456);
  log.replied(UNREADABLE, REFUSAL, 0);
  log.flush();
  const common = {
    time: '2026-11-20T12:00:00.000Z',
    request_id: ASKED.requestId,
    address: null,
    bytes: 1_234,
  };
  expect(lines()).toEqual([
    {
      ...common,
      key_id: 'key_a',
      account: 'acme',
      refusal: null,
      route: 'countries',
      method: 'GET',
      status: 200,
      code: null,
      ms: 1.235,
    },
    {
      ...common,
      key_id: null,
      account: null,
      refusal: 'unknown',
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

test('a long batch is written alone', () => {
  const { log, lines } = openLog();
  for (let count = 0; count < 1_000; count += 1) log.replied(ASKED, REPLY, 0);
  expect(lines().length).toBeGreaterThan(100);
  log.flush();
  expect(lines()).toHaveLength(1_000);
});

test('unread lines are dropped and counted, and the gap is shown', () => {
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

test('an address keeps its mark for a day; an unknown address has none', () => {
  let now = Date.parse('2026-11-20T23:59:59.999Z');
  const asked: string[] = [];
  let days = 0;
  const marks = {
    markOf: (address: string) => {
      asked.push(address);
      return `${address}/${days}`;
    },
    renew: () => {
      days += 1;
    },
  };
  const { log, lines } = openLog(() => now, marks);
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '']) {
    log.replied({ ...ASKED, address }, REPLY, 0);
  }
  now += 1;
  log.replied(ASKED, REPLY, 0);
  log.flush();
  const seen = lines().map(({ address }) => address);
  expect(seen).toEqual(['192.0.2.1/1', '192.0.2.2/1', '192.0.2.1/1', null, '192.0.2.1/2']);
  expect(asked).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.1']);
});
