import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ApiReply, Coding } from '../../src/api/message.ts';
import { headerLines } from '../../src/api/reply.ts';
import { createService } from '../../src/api/service.ts';
import { compress } from '../../src/server/files/compress.ts';
import { dataSetOf, OPEN_GATE, onlyThe, toApiRequest } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { country, holiday } from '../support/world/toy-release.ts';

const MANY = Array.from({ length: 28 }, (_, index) =>
  holiday(`day-${index}`, `2026-02-${String(index + 1).padStart(2, '0')}`),
);
const FEW = [holiday('one', '2026-02-02')];
const LONG = '/v1/holidays?country=TY&year=2026';
const SHORT = '/v1/holidays?country=TY&year=2025';

function open(holidays = MANY) {
  const dataSet = dataSetOf([country(holidays)]);
  const made: Coding[] = [];
  const service = createService({
    dataSet,
    releases: onlyThe(dataSet),
    rest: () => Promise.resolve(),
    wallMillis: Date.now,
    gate: OPEN_GATE,
    realm: 'Redletter',
    compress: (plain, coding) => {
      made.push(coding);
      return compress(plain, coding);
    },
  });
  const ask = (target: string, codings: readonly Coding[], ifNoneMatch: string | null = null) => {
    const reply = service.answer({
      ...toApiRequest(get(target)),
      codings,
      ifNoneMatch,
    }) as ApiReply;
    return { ...reply, fields: new Map(headerLines(reply.headers)) };
  };
  return { ask, made };
}

it('an answer written beforehand has a form and a tag for each coding', () => {
  const { ask } = open();
  const plain = ask(LONG, []);
  const br = ask(LONG, ['br', 'gzip']);
  const gzip = ask(LONG, ['gzip']);
  expect(brotliDecompressSync(br.body as Buffer).toString()).toBe(String(plain.body));
  expect(gunzipSync(gzip.body as Buffer).toString()).toBe(String(plain.body));
  const all = [plain, br, gzip];
  expect(all.map(({ fields }) => fields.get('Content-Encoding'))).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(new Set(all.map(({ fields }) => fields.get('ETag'))).size).toBe(3);
  for (const { fields, body, bytes } of all) {
    expect(fields.get('Vary')).toBe('X-Data-Version, Accept-Encoding');
    expect([fields.get('Content-Length'), bytes]).toEqual([
      String(Buffer.byteLength(body as Buffer)),
      Buffer.byteLength(body as Buffer),
    ]);
  }
  expect(br.bytes).toBeLessThan(plain.bytes / 4);
});

it('304 is only for a client that has that form', () => {
  const { ask } = open();
  const tag = ask(LONG, ['br']).fields.get('ETag') as string;
  expect(ask(LONG, ['br'], tag)).toMatchObject({ status: 304, body: null });
  expect(ask(LONG, ['br'], tag).fields.get('Vary')).toBe('X-Data-Version, Accept-Encoding');
  expect(ask(LONG, ['gzip'], tag).status).toBe(200);
  expect(ask(LONG, [], tag).status).toBe(200);
});

it('short answers, and answers about a date, are sent uncompressed', () => {
  const { ask, made } = open();
  for (const target of [SHORT, '/v1/is-business-day?date=2026-02-02&country=TY']) {
    const { fields } = ask(target, ['br', 'gzip']);
    expect([fields.has('Content-Encoding'), fields.get('Vary')]).toEqual([false, 'X-Data-Version']);
  }
  expect(made).toEqual([]);
  expect(open(FEW).ask(LONG, ['br']).fields.get('Vary')).toBe('X-Data-Version');
});

it('an answer is compressed once', () => {
  const { ask, made } = open();
  for (let times = 0; times < 3; times += 1) ask(LONG, ['br']);
  ask(LONG, ['gzip']);
  expect(made).toEqual(['br', 'gzip']);
});
