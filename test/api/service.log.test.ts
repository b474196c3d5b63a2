import { expect, it } from 'vitest';
import type { ReplyLog } from '../../src/api/message.ts';
import { OPEN_GATE, serviceOver, toApiRequest } from '../support/lanes/direct-lane.ts';
import { get, type LaneRequest } from '../support/lanes/lane.ts';

async function logOf(request: LaneRequest): Promise<Partial<ReplyLog>> {
  const { requestId, ...rest } = (await serviceOver(OPEN_GATE).answer(toApiRequest(request))).log;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return rest;
}

it('tells the log the endpoint, the key and the code, and nothing of the request itself', async () => {
  const paths: [LaneRequest, Partial<ReplyLog>][] = [
    [get('/v1/countries'), { route: 'countries', keyId: 'paid', code: null }],
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
