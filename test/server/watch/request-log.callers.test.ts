import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { generateKey } from '../../../src/access/keys/key-format.ts';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import type { ServerOptions } from '../../../src/server/run/start-server.ts';
import { startToyServer } from '../../support/server/toy-server.ts';

async function open(options: Partial<ServerOptions> = {}) {
  let text = '';
  const requestLog = {
    write: (lines: string) => {
      text += lines;
    },
    writableLength: 0,
  };
  const toy = await startToyServer({ requestLog, ...options });
  onTestFinished(() => toy.close());
  /** Closes the server and returns everything that it logged. */
  const logged = async (): Promise<Record<string, unknown>[]> => {
    await toy.server.close();
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const ask = async (headers: Record<string, string>) => {
    const reply = await fetch(`${toy.server.url}/v1/countries`, { headers });
    const id = reply.headers.get('x-request-id') ?? '';
    const fields = [...reply.headers].filter(([name]) => name !== 'date');
    return JSON.stringify([reply.status, fields, await reply.text()]).replaceAll(id, 'ID');
  };
  return { toy, ask, logged };
}

test('operators see why a key was refused; the caller does not', async () => {
  const { toy, ask, logged } = await open();
  const { admin } = toy.server;
  const create = (expiresAt: number | null) =>
    admin.create({ account: 'acme @ co', plan: null, unlimited: true, expiresAt });
  const [good, revoked, disabled, expired] = [
    await create(null),
    await create(null),
    await create(null),
    await create(1),
  ];
  await admin.setState(revoked.id, 'revoked');
  await admin.setState(disabled.id, 'disabled');
  const keys = [generateKey(randomBytes), 'rl_x', revoked.key, disabled.key, expired.key];
  const replies = [await ask({})];
  for (const key of keys) replies.push(await ask({ Authorization: `Bearer ${key}` }));
  expect(new Set(replies).size).toBe(1);
  expect(replies[0]).not.toMatch(/unknown|malformed|revoked|disabled|expired/);
  await ask({ Authorization: `Bearer ${good.key}` });
  const lines = await logged();
  expect(lines.map(({ refusal }) => refusal)).toEqual([
    ...['missing', 'unknown', 'malformed', 'revoked', 'disabled', 'expired', null],
  ]);
  expect(lines.map(({ account }) => account)).toEqual([...Array(6).fill(null), 'acme @ co']);
  expect(lines[6]).toMatchObject({ key_id: good.id });
});

test('with too many wrong keys the log still says what was wrong with each one', async () => {
  const once = bucketSize(1, 0.001);
  const { ask, logged } = await open({
    visitorBuckets: {
      ...{ pages: once, failures: once, signatures: once },
      ...{ accounts: once, keys: once, reports: once },
    },
  });
  for (const key of ['x', 'y']) await ask({ Authorization: `Bearer ${key}` });
  const lines = await logged();
  expect(lines.map(({ status, refusal }) => [status, refusal])).toEqual([
    [401, 'malformed'],
    [429, 'malformed'],
  ]);
});

test('an address is hashed, written in full or omitted, as configured', async () => {
  const seen: unknown[] = [];
  for (const logAddress of [undefined, 'full', 'off'] as const) {
    const { ask, logged } = await open(logAddress === undefined ? {} : { logAddress });
    await ask({});
    await ask({});
    const [first, second] = await logged();
    expect(second?.address).toBe(first?.address);
    seen.push(first?.address);
  }
  expect(seen).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), '127.0.0.1', null]);
});

test('behind a trusted proxy the log has the address that the proxy names, never an invalid one', async () => {
  const { ask, logged } = await open({ logAddress: 'full', trustProxy: ['127.0.0.1'] });
  for (const named of ['203.0.113.7', 'evil", "203.0.113.8', '"}{"', '2001:db8::1']) {
    await ask({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': named });
  }
  expect((await logged()).map(({ address }) => address)).toEqual([
    ...['203.0.113.7', '127.0.0.1', '127.0.0.1', '2001:db8::1'],
  ]);
});
