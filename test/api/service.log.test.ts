import { expect, it } from 'vitest';
import type { ApiReply } from '../../src/api/message.ts';
import { headerLines, type Served } from '../../src/api/reply.ts';
import { OPEN_GATE, serviceOver, toApiRequest } from '../support/lanes/direct-lane.ts';
import { get, type LaneRequest } from '../support/lanes/lane.ts';

type Logged = Served & Pick<ApiReply, 'code' | 'refusal'>;

const PAID = { keyId: 'paid', account: 'acme', refusal: null };
const NOBODY = { keyId: null, account: null, refusal: null };

async function logOf(request: LaneRequest): Promise<Logged> {
  const {
    route,
    keyId,
    account,
    code,
    refusal = null,
  } = await serviceOver(OPEN_GATE).answer(toApiRequest(request));
  return { route, keyId, account, code, refusal };
}

it('tells the log the endpoint, the key, its account, the code and why a key is unknown', async () => {
  const paths: [LaneRequest, Logged][] = [
    [get('/v1/countries'), { route: 'countries', ...PAID, code: null }],
    [
      get('/v1/countries', { headers: [['If-None-Match', '*']] }),
      { route: 'countries', ...PAID, code: null },
    ],
    [get('/v1/holidays?x=y'), { route: 'holidays', ...PAID, code: 'missing_parameter' }],
    [get('/v1/nope'), { route: null, ...NOBODY, code: 'not_found' }],
    [
      get('/v1/countries', { method: 'PUT' }),
      { route: 'countries', ...NOBODY, code: 'method_not_allowed' },
    ],
    [
      get('/v1/countries', { role: 'nobody' }),
      { route: 'countries', ...NOBODY, code: 'unauthorized', refusal: 'missing' },
    ],
  ];
  for (const [request, log] of paths) expect(await logOf(request)).toEqual(log);
});

it('tells the log the length of the body: none for a 304', async () => {
  const bytesOf = async (headers: [string, string][]) =>
    (await serviceOver(OPEN_GATE).answer(toApiRequest(get('/v1/countries', { headers })))).bytes;
  const whole = await bytesOf([]);
  expect(whole).toBeGreaterThan(100);
  expect(await bytesOf([['If-None-Match', '*']])).toBe(0);
});

it('forbids content sniffing of every reply, also of one without a body', async () => {
  for (const headers of [[], [['If-None-Match', '*']]] as [string, string][][]) {
    const reply = await serviceOver(OPEN_GATE).answer(
      toApiRequest(get('/v1/countries', { headers })),
    );
    expect(new Map(headerLines(reply.headers)).get('X-Content-Type-Options')).toBe('nosniff');
  }
});

it('gives every reply the id that the request received on arrival', async () => {
  const targets = ['/v1/countries', '/v1/holidays', '/v1/nope'];
  for (const target of targets) {
    const request = toApiRequest(get(target));
    const reply = await serviceOver(OPEN_GATE).answer(request);
    expect(new Map(headerLines(reply.headers)).get('X-Request-Id')).toBe(request.requestId);
    if (reply.status !== 200) {
      expect(JSON.parse(String(reply.body)).request_id).toBe(request.requestId);
    }
  }
});
