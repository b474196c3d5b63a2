import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import { errorReply } from '../../../src/api/error-reply.ts';
import { headerLines } from '../../../src/api/reply.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';

test('each address has a bucket for each purpose, which refills', () => {
  const visitors = new Visitors();
  const take = (address: string, millis: number) => visitors.take('pages', address, millis).allowed;
  const allowed = Array.from({ length: 61 }, () => take('192.0.2.1', 0)).filter(Boolean);
  expect(allowed).toHaveLength(60);
  expect([take('192.0.2.2', 0), visitors.take('failures', '192.0.2.1', 0).allowed]).toEqual([
    true,
    true,
  ]);
  expect([take('192.0.2.1', 99), take('192.0.2.1', 100), take('192.0.2.1', 100)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('the number of stored addresses is limited, and the most active ones stay', () => {
  const visitors = new Visitors(
    {
      pages: bucketSize(1, 0.001),
      failures: bucketSize(1, 0.001),
      signatures: bucketSize(1, 0.001),
      accounts: bucketSize(1, 0.001),
      keys: bucketSize(1, 0.001),
    },
    100,
  );
  for (let index = 0; index < 1_000; index += 1) {
    visitors.take('pages', `10.0.${index >> 8}.${index & 255}`, 0);
    visitors.take('pages', '192.0.2.1', 0);
  }
  expect(visitors.take('pages', '192.0.2.1', 0).allowed).toBe(false);
  // The address was forgotten, so its bucket is full again.
  expect(visitors.take('pages', '10.0.0.0', 0).allowed).toBe(true);
});

test('keys are made for an address, for its wider networks, and for everybody, within bounds', () => {
  const visitors = new Visitors();
  const count = (addresses: readonly string[]) =>
    addresses.filter((address) => visitors.take('keys', address, 0).allowed).length;
  const many = (make: (index: number) => string) => Array.from({ length: 100 }, (_, i) => make(i));
  expect(count(many(() => '2001:db8:1:100::1'))).toBe(3);
  expect(count(many((index) => `2001:db8:1:1${(index + 16).toString(16)}::1`))).toBe(3);
  expect(count(many((index) => `2001:db8:1:${(index + 2).toString(16)}00::1`))).toBe(6);
  expect(count(many((index) => `192.0.2.${index}`))).toBe(6);
  expect(count(many((index) => `192.0.${index}.1`))).toBe(6);
  // 24 of the 30 keys for all visitors have been made; refusals used none of them.
  expect(count(many((index) => `10.${index}.0.1`))).toBe(6);
  const refused = visitors.take('keys', '172.16.0.1', 0);
  expect([refused.allowed, refused.limits.resetSeconds]).toEqual([false, 30]);
  expect(visitors.take('keys', '172.16.0.1', 30_000).allowed).toBe(true);
  // The limit of the single address lasts longest.
  expect(visitors.take('keys', '2001:db8:1:100::1', 60_000).limits.resetSeconds).toBe(3_540);
});

/** The parts of a request that these tests use. */
const visitFrom = (address: string) => ({
  requestId: randomUUIDv7(),
  method: 'GET',
  clientRequestId: [],
  address,
  failure: null,
});

test('an address may try 200 invalid keys, and then 20 a second', () => {
  const visitors = new Visitors();
  const attempt = (address: string, millis: number) => {
    const request = visitFrom(address);
    return visitors.judge(
      request,
      errorReply(request, 'unauthorized', { route: 'holidays' }),
      millis,
    );
  };
  const first = Array.from({ length: 200 }, () => attempt('192.0.2.1', 0).status);
  expect(new Set(first)).toEqual(new Set([401]));
  const refused = attempt('192.0.2.1', 0);
  expect([refused.status, refused.code, refused.route]).toEqual([429, 'rate_limited', 'holidays']);
  expect(new Map(headerLines(refused.headers)).get('Retry-After')).toBe('1');
  expect(String(refused.body)).toContain('without a valid key from this address');
  expect(attempt('192.0.2.2', 0).status).toBe(401);
  expect([attempt('192.0.2.1', 50).status, attempt('192.0.2.1', 50).status]).toEqual([401, 429]);
});

test('a look-up that has paid is not charged again; an unpaid look-up pays or is refused', () => {
  const visitors = new Visitors();
  const take = () => visitors.take('failures', '192.0.2.1', 0);
  const reported = (failure: ReturnType<typeof take> | null) => {
    const request = { ...visitFrom('192.0.2.1'), failure };
    return visitors.judge(request, errorReply(request, 'unauthorized'), 0).status;
  };
  expect(Array.from({ length: 200 }, () => reported(take())).every((each) => each === 401)).toBe(
    true,
  );
  expect([reported(null), reported(take())]).toEqual([429, 429]);
  visitors.giveBack('failures', '192.0.2.1');
  // Giving back a charge to an unknown address does nothing.
  visitors.giveBack('failures', '192.0.2.9');
  expect([reported(null), reported(null)]).toEqual([401, 429]);
});

test('no other reply to a client without a key takes a token or is changed', () => {
  const visitors = new Visitors();
  const request = visitFrom('192.0.2.1');
  for (const code of ['not_found', 'bad_request', 'service_unavailable'] as const) {
    const reply = errorReply(request, code);
    for (let count = 0; count < 300; count += 1)
      expect(visitors.judge(request, reply, 0)).toBe(reply);
  }
  const refused = errorReply(request, 'unauthorized');
  expect(visitors.judge(request, refused, 0)).toBe(refused);
});
