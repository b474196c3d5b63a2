import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Gate } from '../../../src/api/message.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { type Chained, ReleaseError } from '../../../src/artifact/load-release.ts';
import type { ReleaseFile } from '../../../src/artifact/manifest.ts';
import {
  directLane,
  OPEN_GATE,
  serviceOver,
  toApiRequest,
} from '../../support/lanes/direct-lane.ts';
import { get } from '../../support/lanes/lane.ts';
import { EARLIER, type OpenChain, openChain } from '../../support/world/toy-chain.ts';

const PINNED: [string, string][] = [['X-Data-Version', EARLIER.version]];
const CHANGED = '/v1/holidays?country=AA&year=2026';
/** Of another range, though not another file: nothing of it can be shared. */
const OTHER_RANGE = '/v1/holidays?country=CC&year=2026';

let chain: OpenChain;
beforeEach(() => {
  chain = openChain();
});
afterEach(() => chain.remove());

/** A service that tells what it reads and what it charges. */
function watched(releases: { readonly chain: readonly Chained[] } = chain.files) {
  const read: string[] = [];
  const charged: boolean[] = [];
  const gate: Gate = {
    identify: OPEN_GATE.identify,
    spend: (_, countsForMonth) => {
      charged.push(countsForMonth);
      return { ok: true, limits: null, month: null };
    },
  };
  const readCountry = (version: string, file: ReleaseFile) => {
    read.push(`${version} ${file.name}`);
    return chain.files.readCountry(version, file);
  };
  const readRules = (version: string, file: ReleaseFile) => chain.files.readRules(version, file);
  const files = { chain: releases.chain, readCountry, readRules };
  const service = serviceOver(gate, buildDataSet(chain.release), files);
  const { send } = directLane(service);
  return {
    read,
    charged,
    service,
    ask: (target: string, headers = PINNED) => send(get(target, { headers })),
  };
}

describe('reads', () => {
  test('a calendar once, even for repeated and concurrent requests', async () => {
    const { ask, read } = watched();
    const replies = await Promise.all(Array.from({ length: 100 }, () => ask(CHANGED)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    await ask(CHANGED);
    expect(read).toEqual([`${EARLIER.version} AA.json`]);
    await ask(`${CHANGED}&region=X1`);
    expect(read).toHaveLength(2);
  });

  test('nothing for a request that is refused earlier, or for a region that the country lacks', async () => {
    const { ask, read } = watched();
    for (const target of [
      '/v1/holidays?country=AA',
      '/v1/holidays?country=AA&year=2029',
      '/v1/is-business-day?country=AA&date=2027-01-01',
      '/v1/holidays?country=ZZ&year=2026',
    ]) {
      expect((await ask(target)).status, target).toBe(400);
    }
    expect(read).toEqual([]);
    for (const region of ['Q', 'QQ', 'QQQ', '%00']) {
      expect((await ask(`${CHANGED}&region=${region}`)).status).toBe(400);
    }
    expect(read).toHaveLength(1);
  });

  test('nothing of the served release, and no country of others that is the same in it', async () => {
    const twin = '2026.10.2';
    const { manifest } = chain.release;
    const same = { ...chain.release, manifest: { ...manifest, data_version: twin } };
    const { ask, read } = watched({ chain: [same, chain.release] });
    const [now, then] = await Promise.all([
      ask(CHANGED, []),
      ask(CHANGED, [['X-Data-Version', twin]]),
    ]);
    expect([then.body, then.headers.get('x-data-version')]).toEqual([now.body, twin]);
    expect(then.headers.get('etag')).not.toBe(now.headers.get('etag'));
    const list = await ask('/v1/countries', [['X-Data-Version', twin]]);
    expect(list.body).toBe((await ask('/v1/countries', [])).body);
    await ask(CHANGED, [['X-Data-Version', manifest.data_version]]);
    expect(read).toEqual([]);
  });

  test('every country for a list of countries, one at a time', async () => {
    const { ask, read } = watched();
    expect((await ask('/v1/countries')).status).toBe(200);
    expect(read).toEqual([`${EARLIER.version} AA.json`, `${EARLIER.version} CC.json`]);
    await ask('/v1/countries');
    expect(read).toHaveLength(2);
  });

  test('nothing again: a repeated question is answered in the same turn', async () => {
    const { ask, service } = watched();
    await ask(CHANGED);
    const request = toApiRequest(get(CHANGED, { headers: PINNED }));
    expect(service.answer(request)).not.toBeInstanceOf(Promise);
  });
});

// Contract 20.5.
describe('a release that was altered on disk', () => {
  const file = (name: string) => join(chain.artifactsDir, EARLIER.version, name);

  async function fails(target: string) {
    const { charged, service } = watched();
    const reply = await service.answer(toApiRequest(get(target, { headers: PINNED })));
    expect([reply.status, reply.code]).toEqual([500, 'internal_error']);
    expect(charged).toEqual([]);
    return reply.cause;
  }

  test('a rewritten country never answers, whatever the manifest then says', async () => {
    const bytes = readFileSync(file('AA.json'));
    writeFileSync(file('AA.json'), String(bytes).replace('Zebra Day', 'Zebra Dax'));
    writeFileSync(file('manifest.json'), '{}');
    expect(await fails(CHANGED)).toBeInstanceOf(ReleaseError);
    expect(String(await fails(CHANGED))).toContain('AA.json: differs from its manifest');
    writeFileSync(file('AA.json'), bytes);
    expect((await watched().ask(CHANGED)).status).toBe(200);
  });

  test('a longer or missing country does not answer either, and the others still do', async () => {
    appendFileSync(file('AA.json'), '\n');
    expect(String(await fails(CHANGED))).toContain('differs from its manifest');
    rmSync(file('AA.json'));
    expect(String(await fails(CHANGED))).toContain('AA.json: is missing or cannot be read');
    expect((await watched().ask(OTHER_RANGE)).status).toBe(200);
  });

  test('a failed reading is retried on the next request', async () => {
    const { ask } = watched();
    const bytes = readFileSync(file('AA.json'));
    rmSync(file('AA.json'));
    expect((await ask(CHANGED)).status).toBe(500);
    writeFileSync(file('AA.json'), bytes);
    expect((await ask(CHANGED)).status).toBe(200);
  });
});

describe('a pinned request costs', () => {
  test('a token and a unit for an answer, a token for 304 and for an invalid pin', async () => {
    const { ask, charged } = watched();
    const { headers } = await ask(CHANGED);
    const etag = headers.get('etag') as string;
    expect((await ask(CHANGED, [...PINNED, ['If-None-Match', etag]])).status).toBe(304);
    expect((await ask(CHANGED, [['X-Data-Version', '2031.1.1']])).status).toBe(400);
    expect(charged).toEqual([true, false, false]);
  });

  test('nothing when too many wait: 503', async () => {
    const many = Array.from({ length: 80 }, (_, index) => {
      const [only] = chain.chain as [Chained];
      const version = `2026.9.${index + 1}`;
      const last = Temporal.PlainDate.from('2025-01-01').add({ days: index }).toString();
      const manifest = { ...only.manifest, data_version: version, first: '2025-01-01', last };
      return { version, link: { ...only, manifest } };
    });
    const { service, charged } = watched({ chain: many.map(({ link }) => link) });
    // The files are those of the earlier release, under many names.
    const { readCountry } = chain.files;
    chain.files.readCountry = (_, file) => readCountry.call(chain.files, EARLIER.version, file);
    const replies = await Promise.all(
      many.map(({ version }) => {
        const target = '/v1/is-business-day?country=AA&date=2025-01-01';
        const headers: [string, string][] = [['X-Data-Version', version]];
        return service.answer(toApiRequest(get(target, { headers })));
      }),
    );
    const refused = replies.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(80 - 65);
    for (const { code, headers } of refused) {
      expect(code).toBe('service_unavailable');
      expect(headers).toContain('Retry-After');
    }
    expect(charged).toHaveLength(65);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(65);
  });
});

test('a date is a pin from the moment its day begins anywhere on earth', async () => {
  const noon = Date.parse('2026-12-01T12:00:00Z');
  const { send } = directLane(
    serviceOver(OPEN_GATE, buildDataSet(chain.release), chain.files, () => noon),
  );
  const statusOf = async (pin: string) =>
    (await send(get('/v1/countries', { headers: [['X-Data-Version', pin]] }))).status;
  expect(await statusOf('2026-12-01')).toBe(200);
  expect(await statusOf('2026-12-02')).toBe(200);
  expect(await statusOf('2026-12-03')).toBe(400);
});
