import { describe, expect, it } from 'vitest';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { get, type Lane } from '../support/lanes/lane.ts';
import { referenceBody } from '../support/world/reference.ts';
import { EARLIER } from '../support/world/toy-chain.ts';
import type { Case } from './cases.ts';

/** Sends one case through a lane and holds the reply to it. */
export async function runCase(
  lane: Lane,
  world: readonly CountryArtifact[],
  { request, status, code, names, asks, headers }: Case,
): Promise<void> {
  const reply = await lane.send(request);
  const body = checkReply(request, reply) as { error?: { code: string; message: string } };
  expect(reply.status, reply.body).toBe(status);
  if (code !== undefined) expect(body.error?.code).toBe(code);
  if (names !== undefined) expect(body.error?.message).toMatch(new RegExp(`\\b${names}\\b`));
  if (asks !== undefined) {
    const { endpoint, parameters, of } = asks;
    const wanted = referenceBody(of?.countries ?? world, endpoint, parameters, of);
    expect(reply.body).toBe(JSON.stringify(wanted));
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    expect(reply.headers.get(name) ?? null, name).toBe(value);
  }
}

/** The whole suite over one lane: all cases, and what takes more than one request. */
export function describeConformance(
  name: string,
  openLane: () => Lane,
  world: readonly CountryArtifact[],
  cases: readonly Case[],
): void {
  describe(`${name}: the contract`, () => {
    it.each(cases)('$name', (one) => runCase(openLane(), world, one));

    it('gives the same bytes and tag again, and 304 to a client that has them', async () => {
      const lane = openLane();
      const target = '/v1/holidays?country=AA&year=2026';
      const first = await lane.send(get(target));
      const tag = first.headers.get('etag') as string;
      expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
      const again = await lane.send(get(target));
      expect([again.body, again.headers.get('etag')]).toEqual([first.body, tag]);
      for (const value of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const request = get(target, { headers: [['If-None-Match', value]] });
        const reply = await lane.send(request);
        checkReply(request, reply);
        expect([reply.status, reply.headers.get('etag')]).toEqual([304, tag]);
      }
      const other = await lane.send(get(target, { headers: [['If-None-Match', `"${tag}"`]] }));
      expect(other.status).toBe(200);
    });

    it('sends an error whole, tag or no tag', async () => {
      const request = get('/v1/holidays', { headers: [['If-None-Match', '*']] });
      expect((await openLane().send(request)).status).toBe(400);
    });

    it('tags different bodies differently', async () => {
      const targets = ['2025', '2026', '2027'].flatMap((year) => [
        `/v1/holidays?country=AA&year=${year}`,
        `/v1/is-business-day?country=AA&date=${year}-07-01`,
        `/v1/add-business-days?country=AA&date=${year}-07-01&days=1`,
        `/v1/count-business-days?country=AA&start=${year}-07-01&end=${year}-07-09`,
      ]);
      const tags = new Set<string | undefined>();
      for (const target of targets)
        tags.add((await openLane().send(get(target))).headers.get('etag'));
      expect(tags.size).toBe(targets.length);
    });

    it('tags another release otherwise, even where it says the same', async () => {
      const target = '/v1/holidays?country=CC&year=2025';
      const now = await openLane().send(get(target));
      const headers: [string, string][] = [['X-Data-Version', EARLIER.version]];
      const then = await openLane().send(get(target, { headers }));
      expect(then.body).toBe(now.body);
      const tag = then.headers.get('etag') as string;
      expect(tag).not.toBe(now.headers.get('etag'));
      // Contract 20.4: nobody's copy of one release passes for the other.
      const mine: [string, string] = ['If-None-Match', tag];
      const kept = get(target, { headers: [...headers, mine] });
      const reply = await openLane().send(kept);
      checkReply(kept, reply);
      expect([reply.status, reply.headers.get('vary')]).toEqual([304, 'X-Data-Version']);
      expect((await openLane().send(get(target, { headers: [mine] }))).status).toBe(200);
    });

    it('gives HEAD the headers of GET', async () => {
      const target = '/v1/is-business-day?date=2026-06-01&country=AA&region=X1';
      const got = await openLane().send(get(target));
      const head = await openLane().send(get(target, { method: 'HEAD' }));
      for (const field of [
        'content-type',
        'content-length',
        'etag',
        'cache-control',
        'x-data-version',
      ]) {
        expect(head.headers.get(field), field).toBe(got.headers.get(field));
      }
    });

    it('makes a new request id for every request, whatever the client sends', async () => {
      const headers: [string, string][] = [
        ['X-Request-Id', '018f0000-0000-7000-8000-000000000000'],
      ];
      const ids = new Set<string | undefined>();
      for (let sent = 0; sent < 5; sent += 1) {
        ids.add(
          (await openLane().send(get('/v1/countries', { headers }))).headers.get('x-request-id'),
        );
      }
      expect(ids.size).toBe(5);
      expect(ids.has(headers[0]?.[1])).toBe(false);
    });
  });
}
