import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RequestLog } from '../../../src/server/watch/request-log.ts';
import { ASKED, REFUSAL, REPLY, UNREADABLE } from '../../support/server/reported.ts';

function openLog(
  wallMillis = () => Date.parse('2026-11-20T12:00:00Z'),
  form: 'hash' | 'full' | 'off' = 'off',
) {
  const sink = { text: '', full: false };
  const log = new RequestLog(
    {
      write: (text) => {
        sink.text += text;
      },
      get writableLength() {
        return sink.full ? Number.POSITIVE_INFINITY : 0;
      },
    },
    wallMillis,
    form,
    randomBytes,
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

test('an address keeps its hash for a day; an unknown address has none', () => {
  let now = Date.parse('2026-11-20T23:59:59.999Z');
  const { log, lines } = openLog(() => now, 'hash');
  for (const address of ['192.0.2.1', '2001:db8::1', '192.0.2.1', '']) {
    log.replied({ ...ASKED, address }, REPLY, 0);
  }
  now += 1;
  log.replied({ ...ASKED, address: '192.0.2.1' }, REPLY, 0);
  log.flush();
  const [first, other, again, none, nextDay] = lines().map(({ address }) => address);
  for (const hash of [first, other, nextDay]) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect([again, none]).toEqual([first, null]);
  expect(new Set([first, other, nextDay]).size).toBe(3);
});

test('two logs hash an address differently', () => {
  const hashes = [openLog(undefined, 'hash'), openLog(undefined, 'hash')].map(({ log, lines }) => {
    log.replied(ASKED, REPLY, 0);
    log.flush();
    return lines()[0]?.address;
  });
  expect(new Set(hashes).size).toBe(2);
});

test.each(['hash', 'full'] as const)(
  'equivalent spellings of an address are logged alike (%s)',
  (form) => {
    const { log, lines } = openLog(undefined, form);
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', 'fe80::1', 'fe80::1%eth0']) {
      log.replied({ ...ASKED, address }, REPLY, 0);
    }
    log.flush();
    const [v4, mapped, v6, zoned] = lines().map(({ address }) => address);
    expect([mapped, zoned]).toEqual([v4, v6]);
    if (form === 'full') expect([v4, v6]).toEqual(['192.0.2.1', 'fe80::1']);
  },
);
