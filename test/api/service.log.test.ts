import { expect, it } from 'vitest';
import { headerLines, type Served } from '../../src/api/reply.ts';
import { OPEN_GATE, serviceOver, toApiRequest } from '../support/lanes/direct-lane.ts';
import { get, type LaneRequest } from '../support/lanes/lane.ts';

type Logged = Served & { readonly code: string | null };

async function logOf(request: LaneRequest): Promise<Logged> {
  const { route, keyId, code } = await serviceOver(OPEN_GATE).answer(toApiRequest(request));
  return { route, keyId, code };
}

it('tells the log the endpoint, the key and the code', async () => {
  const paths: [LaneRequest, Logged][] = [
    [get('/v1/countries'), { route: 'countries', keyId: 'paid', code: null }],
    [
      get('/v1/countries', { headers: [['If-None-Match', '*']] }),
      { route: 'countries', keyId: 'paid', code: null },
    ],
    [get('/v1/holidays?x=y'), { route: 'holidays', keyId: 'paid', code: 'missing_parameter' }],
    [get('/v1/nope'), { route: null, keyId: null, code: 'not_found' }],
    [
      get('/v1/countries', { method: 'PUT' }),
      { route: 'countries', keyId: null, code: 'method_not_allowed' },
    ],
    [
      get('/v1/countries', { role: 'nobody' }),
      { route: 'countries', keyId: null, code: 'unauthorized' },
    ],
  ];
  for (const [request, log] of paths) expect(await logOf(request)).toEqual(log);
});

it('gives every reply the id that the request was given when it arrived', async () => {
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
