import { randomUUIDv7 } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gate } from '../../src/api/message.ts';
import { headerLines } from '../../src/api/reply.ts';
import { createMcpEndpoint } from '../../src/mcp/mcp-endpoint.ts';
import { dataSetOf, OPEN_GATE, onlyThe, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { TOY_COUNTRIES, TOY_DATA_VERSION } from '../support/world/toy-world.ts';
import { FIRST, LAST } from '../support/years.ts';

let toy: ToyServer;
const clients: Client[] = [];
beforeAll(async () => {
  toy = await startToyServer();
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await toy.close();
});

/** The official client, with a key. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${key}` };
  const url = new URL('/mcp', toy.server.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  clients.push(client);
  return client;
}

interface Explained {
  readonly sentence: string;
  readonly answer: unknown;
  readonly data_version: string;
  readonly request_id: string;
  readonly trace?: {
    readonly days: readonly { date: string; kind: string; counted_as: number | null }[];
    readonly left_out: unknown;
  };
  readonly laws?: readonly { holiday: string; sources: readonly { url: string }[] }[];
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { type: string; text: string }[];
  return {
    isError: result.isError === true,
    text: first?.text ?? '',
    explained: result.isError ? undefined : (JSON.parse(first?.text ?? '') as Explained),
  };
}

async function rest(target: string): Promise<unknown> {
  return JSON.parse((await toy.lane.send(get(target))).body);
}

const SAME: readonly [tool: string, given: Record<string, unknown>, target: string][] = [
  [
    'is_business_day',
    { date: '2026-06-02', country: 'aa', region: 'x1' },
    '/v1/is-business-day?date=2026-06-02&country=AA&region=X1',
  ],
  [
    'add_business_days',
    { date: '2026-12-24', country: 'AA', days: -3 },
    '/v1/add-business-days?date=2026-12-24&country=AA&days=-3',
  ],
  [
    'count_business_days',
    { start: '2026-12-31', end: '2026-12-20', country: 'AA' },
    '/v1/count-business-days?start=2026-12-31&end=2026-12-20&country=AA',
  ],
  [
    'list_holidays',
    { country: 'CC', year: 2025, region: '01' },
    '/v1/holidays?country=CC&year=2025&region=01',
  ],
  ['list_countries', {}, '/v1/countries'],
  [
    'deadline',
    { rule: 'aa-act-1', date: '2026-04-25', period: 'P6D', country: 'aa', region: 'X1' },
    '/v1/deadline?rule=aa-act-1&date=2026-04-25&period=P6D&country=AA&region=X1',
  ],
  ['list_deadline_rules', { country: 'AA' }, '/v1/deadline-rules?country=AA'],
];

describe('the official client', () => {
  it('finds seven read-only tools', async () => {
    const { tools } = await (await connect(toy.keys.free)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(SAME.map(([name]) => name));
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
    expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(12_288);
  });

  it.each(SAME)(
    '%s answers as the REST endpoint does, and names the release',
    async (tool, given, target) => {
      const full = { ...given, detail: 'full' };
      const { explained } = await call(await connect(toy.keys.paid), tool, full);
      expect(explained?.answer).toEqual(await rest(target));
      expect(explained?.data_version).toBe(TOY_DATA_VERSION);
    },
  );

  it('gets every traversed date with its count, and the law behind each holiday', async () => {
    const client = await connect(toy.keys.paid);
    const given = { date: '2026-12-24', country: 'AA', days: 2, detail: 'full' };
    const { explained } = await call(client, 'add_business_days', given);
    expect(
      explained?.trace?.days.map(({ date, kind, counted_as }) => [date, kind, counted_as]),
    ).toEqual([
      ['2026-12-25', 'public_holiday', null],
      ['2026-12-26', 'weekend', null],
      ['2026-12-27', 'weekend', null],
      ['2026-12-28', 'public_holiday', null],
      ['2026-12-29', 'business_day', 1],
      ['2026-12-30', 'business_day', 2],
    ]);
    expect(explained?.laws?.map(({ holiday, sources }) => [holiday, sources[0]?.url])).toEqual([
      ['Winter Day', 'https://example.org/act'],
      ['Boxing "Day"', 'https://example.org/act'],
    ]);
  });

  it('gets the law of its own region', async () => {
    const client = await connect(toy.keys.paid);
    const given = { date: '2026-06-02', country: 'AA', region: 'YYY', detail: 'full' };
    const { explained } = await call(client, 'is_business_day', given);
    expect(explained?.laws?.[0]?.sources.map(({ url }) => url)).toEqual([
      'https://example.org/yyy',
    ]);
  });

  it('gets both ends of a long span and the counts in between', async () => {
    const client = await connect(toy.keys.paid);
    const given = { start: LAST, end: FIRST, country: 'AA', detail: 'full' };
    const { explained } = await call(client, 'count_business_days', given);
    const count = explained?.answer as Record<string, number>;
    const { days = [], left_out } = explained?.trace ?? {};
    const gap = left_out as Record<string, number>;
    const listed = (kind: string) => days.filter((day) => day.kind === kind).length;
    expect(days.at(-1)?.date).toBe(FIRST);
    expect(days.length + (gap.dates ?? 0)).toBe(count.total_calendar_days);
    expect(listed('business_day') + (gap.business_days ?? 0)).toBe(-(count.business_days ?? 0));
    expect(listed('weekend') + (gap.weekend_dates ?? 0)).toBe(count.weekends);
  });

  it('gets a short result by default: the answer once, a sentence, the release', async () => {
    const client = await connect(toy.keys.paid);
    const given = { date: '2026-12-24', country: 'AA', days: 2 };
    const { explained, text } = await call(client, 'add_business_days', given);
    expect(Object.keys(explained ?? {})).toEqual([
      'sentence',
      'answer',
      'data_version',
      'request_id',
    ]);
    expect(explained?.sentence).toBe(
      '2 business days after 2026-12-24 in AA-land (AA) is Wednesday 2026-12-30.',
    );
    expect(explained?.answer).toMatchObject({
      end_date: '2026-12-30',
      holidays_skipped: ['2026-12-25 Winter Day', '2026-12-28 Boxing "Day"'],
    });
    expect(text).not.toContain('official_date');
  });

  it('gets one country with its regions; the full list has only their number', async () => {
    const client = await connect(toy.keys.free);
    const all = (await call(client, 'list_countries', {})).explained?.answer;
    expect(all).toMatchObject({ countries: [{ code: 'AA', regions: 2 }, {}, {}] });
    const one = (await call(client, 'list_countries', { country: 'aa' })).explained?.answer;
    expect(one).toMatchObject({
      countries: [{ code: 'AA', regions: [{ code: 'X1' }, { code: 'YYY' }] }],
    });
  });

  it('is refused like any other caller: codes, plans and keys are those of the API', async () => {
    const free = await connect(toy.keys.free);
    const refused: [string, Record<string, unknown>, string][] = [
      ['is_business_day', { date: '2026-02-30', country: 'AA' }, 'invalid_date'],
      [
        'is_business_day',
        { date: '2026-02-03', country: 'AA', region: 'X1' },
        'plan_upgrade_required',
      ],
      [
        'add_business_days',
        { date: '2026-02-03', country: 'AA', days: 99_999_999_999 },
        'invalid_days',
      ],
      ['list_holidays', { country: 'ZZ' }, 'invalid_country'],
      ['list_holidays', { country: 'AA', year: 2031 }, 'invalid_year'],
      ['list_countries', { country: 'ZZ' }, 'invalid_country'],
      // Values that no schema of ours has read: a wrong type, an unknown argument, a missing one.
      ['add_business_days', { date: '2026-02-03', country: 'AA', days: [1] }, 'invalid_days'],
      ['add_business_days', { date: '2026-02-03', country: 'AA', days: true }, 'invalid_days'],
      ['add_business_days', { date: '2026-02-03', country: 'AA', days: null }, 'missing_parameter'],
      ['is_business_day', { country: 'AA' }, 'missing_parameter'],
      ['is_business_day', { date: '2026-02-03', country: 'AA', state: 'X1' }, 'bad_request'],
      ['list_holidays', { country: 'AA', detail: 'more' }, 'bad_request'],
    ];
    for (const [tool, given, code] of refused) {
      const { isError, text } = await call(free, tool, given);
      const { error, request_id } = JSON.parse(text);
      expect([isError, error.code]).toEqual([true, code]);
      expect(request_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    }
    const unknown = await free.callTool({ name: 'no_such_tool', arguments: {} }).catch((e) => e);
    expect(unknown).toMatchObject({
      code: -32_602,
      data: { code: 'not_found', request_id: expect.stringMatching(/^[0-9a-f]{8}-/) },
    });
    await expect(connect('rl_none')).rejects.toThrow(/401|unauthorized/i);
  });
});

describe('/mcp over the wire', () => {
  const send = (method: string, role: 'nobody' | 'free') =>
    toy.lane.send({ method, target: '/mcp', role, headers: [] });

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('%s is refused, key or no key', async (method) => {
    const reply = await send(method, 'nobody');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    expect(JSON.parse(reply.body).error.code).toBe('method_not_allowed');
  });

  it('needs a key, says so like the API, and refuses invalid messages', async () => {
    const reply = await send('POST', 'nobody');
    expect([reply.status, JSON.parse(reply.body).error.code]).toEqual([401, 'unauthorized']);
    expect((await send('POST', 'free')).status).toBeGreaterThanOrEqual(400);
    expect((await send('POST', 'free')).status).toBeLessThan(500);
  });
});

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly clock?: number;
  readonly id?: string | number;
  /** Instead of one message. */
  readonly body?: string;
}

describe('the endpoint', () => {
  /** An endpoint whose gate writes down what it charges, as long as it has tokens. */
  function open(tokens = Number.POSITIVE_INFINITY) {
    const charged: boolean[] = [];
    let clock = 0;
    const limits = { limit: 60, remaining: 0, resetSeconds: 7 };
    const month = { limit: 50_000, remaining: 49_000, resetSeconds: 700 };
    const gate: Gate = {
      identify: OPEN_GATE.identify,
      spend: (_, countsForMonth) => {
        if (charged.length >= tokens) {
          return { ok: false, code: 'rate_limited', limits, month, retryAfterSeconds: 7 };
        }
        charged.push(countsForMonth);
        return { ok: true, limits, month };
      },
    };
    const dataSet = dataSetOf(
      TOY_COUNTRIES.map((one) =>
        one.country === 'BB' ? { ...one, timezone: 'Pacific/Kiritimati' } : one,
      ),
    );
    const endpoint = createMcpEndpoint({
      service: serviceOver(gate, dataSet),
      dataSet,
      releases: onlyThe(dataSet),
      gate,
      realm: 'Redletter',
      now: () => clock,
    });
    return async (method: string, params: object, sent: Sent = {}) => {
      clock = sent.clock ?? Date.UTC(2026, 10, 20);
      const before = charged.length;
      const headers = new Headers({
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '_meta' in params ? '2026-07-28' : '2025-06-18',
        'MCP-Method': method,
        ...sent.headers,
      });
      const requestId = randomUUIDv7();
      const message = { jsonrpc: '2.0', id: sent.id ?? 1, method, params };
      const reply = await endpoint.answer({
        requestId,
        method: 'POST',
        url: 'http://127.0.0.1:4321/mcp',
        headers,
        body: sent.body ?? JSON.stringify(message),
        authorization: ['Bearer paid'],
        clientRequestId: ['mine'],
        dataVersion: [],
      });
      return { requestId, reply, charged: charged.slice(before), text: String(reply.body) };
    };
  }

  const send = open();

  const list = (country: string) => ({ name: 'list_holidays', arguments: { country } });

  it('takes the year from the country’s own clock', async () => {
    const newYearsEve = Date.UTC(2026, 11, 31, 12);
    expect((await send('tools/call', list('AA'), { clock: newYearsEve })).text).toContain(
      'year\\":2026',
    );
    // Fourteen hours ahead of UTC it is 2027 already.
    expect((await send('tools/call', list('BB'), { clock: newYearsEve })).text).toContain(
      'year\\":2027',
    );
  });

  it('charges a call once, as its endpoint does, and any other message a token', async () => {
    expect((await send('tools/call', list('AA'))).charged).toEqual([true]);
    expect((await send('tools/call', list('ZZ'))).charged).toEqual([false]);
    expect((await send('tools/list', {})).charged).toEqual([false]);
    expect((await send('tools/call', { name: 'no_such_tool', arguments: {} })).charged).toEqual([
      false,
    ]);
    expect((await send('no/such/method', {})).charged).toEqual([false]);
  });

  it('lists its tools by names for programs and titles for people', async () => {
    const { text } = await send('tools/list', {});
    const { result } = JSON.parse(text.slice(text.indexOf('{')));
    const named = result.tools.map(({ name, title }: Record<string, string>) => [name, title]);
    expect(named).toContainEqual(['add_business_days', 'add business days']);
    expect(named).toHaveLength(7);
  });

  it.each([
    ['tools/list', {}],
    ['tools/call', list('AA')],
    ['tools/call', list('ZZ')],
  ])('reports after %s what key and account have left, as the API does', async (method, params) => {
    const headers = new Map(headerLines((await send(method, params)).reply.headers));
    const told = ['RateLimit-Limit', 'X-Month-Limit', 'X-Month-Remaining', 'X-Month-Reset'];
    expect(told.map((name) => headers.get(name))).toEqual(['60', '50000', '49000', '700']);
  });

  it('takes a token for a batch, and answers none of it', async () => {
    const one = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: list('AA') };
    const { reply, charged, text } = await send('', {}, { body: JSON.stringify([one, one]) });
    expect([reply.status, charged]).toEqual([400, [false]]);
    expect(JSON.parse(text)).toMatchObject({ id: null, error: { code: -32_600 } });
  });

  it.each([
    ['tools/list', {}],
    ['tools/call', list('AA')],
    ['tools/call', list('ZZ')],
    ['no/such/method', {}],
  ])('answers %s with the 429 of the API when the bucket is empty', async (method, params) => {
    const { reply, text } = await open(0)(method, params);
    expect([reply.status, reply.route, reply.keyId]).toEqual([429, 'mcp', 'paid']);
    expect(JSON.parse(text).error.code).toBe('rate_limited');
    const headers = new Map(headerLines(reply.headers));
    expect([headers.get('Retry-After'), headers.get('RateLimit-Reset')]).toEqual(['7', '7']);
  });

  it('returns the list under the id of each message, whatever was asked before', async () => {
    const ask = open();
    const first = await ask('tools/list', {}, { id: 'a' });
    const again = await ask('tools/list', {}, { id: 7 });
    expect(again.charged).toEqual([false]);
    expect(again.text).toContain('"id":7}');
    expect(again.text.replace('"id":7}', '"id":"a"}')).toBe(first.text);
    // As the SDK answers it: what the kept reply was made of shows nowhere.
    expect(first.text.match(/"id":/g)).toHaveLength(1);
    const other = await ask('tools/list', {}, { headers: { Accept: 'text/html' } });
    expect(other.reply.status).toBe(406);
  });

  it("carries the request's id, and echoes the client's own", async () => {
    const { requestId, reply } = await send('tools/list', {});
    const headers = new Map(headerLines(reply.headers));
    expect(headers.get('X-Request-Id')).toBe(requestId);
    expect(headers.get('X-Client-Request-Id')).toBe('mine');
    expect(reply).toMatchObject({ route: 'mcp', keyId: 'paid' });
  });

  it('gives the model the id under which the log has its call', async () => {
    const answered = await send('tools/call', list('AA'));
    expect(answered.text).toContain(`request_id\\":\\"${answered.requestId}`);
    const refused = await send('tools/call', list('ZZ'));
    expect(refused.text).toContain(`request_id\\":\\"${refused.requestId}`);
  });

  it('ends every reply: there is no stream to listen to', async () => {
    const meta = (name: string) => `io.modelcontextprotocol/${name}`;
    const _meta = {
      [meta('protocolVersion')]: '2026-07-28',
      [meta('clientInfo')]: { name: 'test', version: '1' },
      [meta('clientCapabilities')]: {},
    };
    const { text } = await send('subscriptions/listen', {
      _meta,
      notifications: { toolsListChanged: true },
    });
    expect(JSON.parse(text).error.message).toContain('limit reached');
    expect(JSON.parse((await send('tools/list', { _meta })).text).result.tools).toHaveLength(7);
  });

  it('refuses a request from another site’s page', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    const { reply, charged } = await send('tools/list', {}, { headers });
    expect([reply.status, charged]).toEqual([403, []]);
    const own = await send('tools/list', {}, { headers: { Origin: 'http://127.0.0.1:9' } });
    expect(own.reply.status).toBe(200);
  });
});
