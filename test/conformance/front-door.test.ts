import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkReply } from '../support/lanes/check-reply.ts';
import { get, type LaneReply } from '../support/lanes/lane.ts';
import { sendRaw } from '../support/lanes/socket-lane.ts';
import { TARGETS } from '../support/lanes/targets.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES, WIRE_CASES } from './cases.ts';
import { coexistingPairs, requestOf } from './order-of-checks.ts';
import { PIN_CASES, PIN_WIRE_CASES } from './pin-cases.ts';
import { describeConformance } from './suite.ts';

let toy: ToyServer;
beforeAll(async () => {
  toy = await startToyServer();
});
afterAll(() => toy.close());

describeConformance('the front door', () => toy.lane, TOY_COUNTRIES, [
  ...CASES,
  ...WIRE_CASES,
  ...PIN_CASES,
  ...PIN_WIRE_CASES,
]);

/** All of a reply that may not tell one cause from another. */
function fingerprint({ status, headers, body }: LaneReply) {
  const id = headers.get('x-request-id') as string;
  const fields = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return { status, fields, body: body.replaceAll(id, 'ID') };
}

describe('the one 401', () => {
  /** Every way of having no valid key, as `Authorization` lines. */
  async function causes(): Promise<Record<string, string[]>> {
    const { admin } = toy.server;
    const account = { account: 'refused', plan: 'starter', unlimited: true } as const;
    const revoked = await admin.create({ ...account, expiresAt: null });
    await admin.setState(revoked.id, 'revoked');
    const disabled = await admin.create({ ...account, expiresAt: null });
    await admin.setState(disabled.id, 'disabled');
    const expired = await admin.create({ ...account, expiresAt: 1 });
    const { paid } = toy.keys;
    const elsewhere = await startToyServer();
    const unknown = elsewhere.keys.paid;
    await elsewhere.close();
    return {
      'no header': [],
      'an empty header': [''],
      'a scheme without a key': ['Bearer'],
      'another scheme': [`Basic ${paid}`],
      'no scheme': [paid],
      'a key that never was': [`Bearer ${unknown}`],
      'a revoked key': [`Bearer ${revoked.key}`],
      'a disabled key': [`Bearer ${disabled.key}`],
      'an expired key': [`Bearer ${expired.key}`],
      'a truncated key': [`Bearer ${paid.slice(0, -1)}`],
      'a key in another case': [`Bearer ${paid.toUpperCase()}`],
      'a key and something else': [`Bearer ${paid} x`],
      'the header twice': [`Bearer ${paid}`, `Bearer ${paid}`],
    };
  }

  it('is byte for byte the same for every cause on every endpoint, except id and date', async () => {
    const all = Object.entries(await causes());
    for (const target of TARGETS) {
      const seen = new Map<string, string>();
      for (const [cause, lines] of all) {
        const headers = lines.flatMap((line) => ['Authorization', line]);
        const reply = await sendRaw(toy.server.url, { method: 'GET', target }, headers);
        checkReply(get(target), reply);
        expect(reply.status, cause).toBe(401);
        expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="Redletter"');
        seen.set(JSON.stringify(fingerprint(reply)), cause);
      }
      expect([...seen.values()]).toHaveLength(1);
    }
    expect(all).toHaveLength(13);
  });

  it('is not avoided by a key in the query', async () => {
    const target = `/v1/countries?api_key=${toy.keys.paid}&Authorization=Bearer+${toy.keys.paid}`;
    const reply = await toy.lane.send(get(target, { role: 'nobody' }));
    expect(reply.status).toBe(401);
  });
});

it('writes a list of countries in the preferred coding, with its own tag', async () => {
  // Short lists are sent as they are: the real one is not.
  const { server, keys, close } = await startToyServer({ artifactsDir: 'artifacts' });
  onTestFinished(close);
  const ask = (coding: string) =>
    fetch(`${server.url}/v1/countries`, {
      headers: { Authorization: `Bearer ${keys.paid}`, 'Accept-Encoding': coding },
    });
  const replies = [await ask('identity'), await ask('gzip'), await ask('gzip, br')];
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(texts).size).toBe(1);
  const codings = replies.map(({ headers }) => headers.get('content-encoding'));
  expect(codings).toEqual([null, 'gzip', 'br']);
  expect(new Set(replies.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

it('keeps the order of checks over the wire, for every pair that needs no used-up limit', async () => {
  const pairs = coexistingPairs().filter(({ draft }) => draft.limits === 'ok');
  expect(pairs.length).toBeGreaterThan(200);
  for (const { endpoint, earlier, later, draft } of pairs) {
    const request = requestOf(draft);
    const body = checkReply(request, await toy.lane.send(request)) as { error: { code: string } };
    expect(body.error.code, `${endpoint}: ${earlier.code} and ${later.code}`).toBe(earlier.code);
  }
});

describe('limits', () => {
  it('end in 429 with all their headers, and count down to it', async () => {
    const { key } = await toy.server.admin.create({
      account: 'hasty',
      plan: 'free',
      unlimited: false,
      expiresAt: null,
    });
    const headers = ['Authorization', `Bearer ${key}`];
    const request = get('/v1/countries');
    const first = await sendRaw(toy.server.url, request, headers);
    expect(first.headers.get('ratelimit-limit')).toBe('10');
    expect(first.headers.get('ratelimit-remaining')).toBe('9');
    expect(first.headers.get('ratelimit-reset')).toBe('0');
    expect(first.headers.get('ratelimit-policy')).toBe('"bucket";q=10;w=10');
    // A free bucket is refilled once a second: far slower than this asks.
    for (let sent = 0; sent < 500; sent += 1) {
      const reply = await sendRaw(toy.server.url, request, headers);
      checkReply(request, reply);
      if (reply.status === 200) continue;
      expect(reply.status).toBe(429);
      expect(JSON.parse(reply.body).error.code).toBe('rate_limited');
      expect(reply.headers.get('ratelimit-remaining')).toBe('0');
      expect(reply.headers.get('ratelimit-reset')).toBe('1');
      expect(reply.headers.get('retry-after')).toBe('1');
      return;
    }
    expect.fail('500 requests in a row were allowed');
  });
});
