import { describe, expect, it } from 'vitest';
import { type Gate, type Limits, type Spent, UNAVAILABLE } from '../../src/api/message.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get, type LaneRequest } from '../support/lanes/lane.ts';

const LIMITS: Limits = { limit: 60, remaining: 59, resetSeconds: 0 };
const MONTH: Limits = { limit: 50_000, remaining: 12, resetSeconds: 86_400 };
const HOLIDAYS = '/v1/holidays?country=AA&year=2026';

/** A gate that answers as told and writes down what it was asked to charge. */
function gateThat(answers: Partial<Gate>): { gate: Gate; charged: boolean[] } {
  const charged: boolean[] = [];
  const spend = answers.spend ?? ((): Spent => ({ ok: true, limits: LIMITS, month: MONTH }));
  return {
    charged,
    gate: {
      identify: answers.identify ?? OPEN_GATE.identify,
      spend: (caller, countsForMonth) => {
        charged.push(countsForMonth);
        return spend(caller, countsForMonth);
      },
    },
  };
}

async function send(gate: Gate, request: LaneRequest) {
  const reply = await directLane(serviceOver(gate)).send(request);
  const body = checkReply(request, reply) as { error?: { code: string } } | undefined;
  const fieldsOf = (stem: string) =>
    ['limit', 'remaining', 'reset'].map((f) => reply.headers.get(`${stem}-${f}`) ?? null);
  const code = body?.error?.code ?? null;
  return { reply, code, fields: fieldsOf('ratelimit'), month: fieldsOf('x-month') };
}

describe('a request costs', () => {
  it('a token for every authenticated reply, a unit of the month only for a 200', async () => {
    const { gate, charged } = gateThat({});
    const ok = await send(gate, get(HOLIDAYS));
    const tag = ok.reply.headers.get('etag') as string;
    await send(gate, get(HOLIDAYS, { method: 'HEAD' }));
    await send(gate, get(HOLIDAYS, { headers: [['If-None-Match', tag]] }));
    await send(gate, get('/v1/holidays'));
    await send(gate, get(`${HOLIDAYS}&region=X1`, { role: 'free' }));
    expect(charged).toEqual([true, true, false, false, false]);
  });

  it('nothing for 401, 404 and 405', async () => {
    const { gate, charged } = gateThat({});
    await send(gate, get(HOLIDAYS, { role: 'nobody' }));
    await send(gate, get('/v1/other'));
    await send(gate, get(HOLIDAYS, { method: 'POST' }));
    expect(charged).toEqual([]);
  });
});

describe('the limit headers', () => {
  it.each([
    ['200', get(HOLIDAYS), 200],
    ['304', get(HOLIDAYS, { headers: [['If-None-Match', '*']] }), 304],
    ['400', get('/v1/holidays'), 400],
    ['403', get(`${HOLIDAYS}&region=X1`, { role: 'free' }), 403],
  ])('are sent with a %s', async (_, request, status) => {
    const { reply, fields, month } = await send(gateThat({}).gate, request);
    expect([reply.status, ...fields]).toEqual([status, '60', '59', '0']);
    expect(month).toEqual(['50000', '12', '86400']);
  });

  it.each([
    ['401', get(HOLIDAYS, { role: 'nobody' })],
    ['404', get('/v1/other')],
    ['405', get(HOLIDAYS, { method: 'DELETE' })],
  ])('are not sent with a %s', async (_, request) => {
    const { fields, month } = await send(gateThat({}).gate, request);
    expect([...fields, ...month]).toEqual(Array(6).fill(null));
  });

  it('are not sent for an account without limits', async () => {
    const { gate } = gateThat({ spend: () => ({ ok: true, limits: null, month: null }) });
    const { fields, month } = await send(gate, get(HOLIDAYS));
    expect([...fields, ...month]).toEqual(Array(6).fill(null));
  });
});

describe('a refusal by the gate', () => {
  it.each(['rate_limited', 'monthly_limit_reached'] as const)('%s is a 429', async (code) => {
    const limits: Limits = { limit: 1000, remaining: 0, resetSeconds: 864_000 };
    const { gate } = gateThat({
      spend: () => ({ ok: false, code, limits, month: MONTH, retryAfterSeconds: 864_000 }),
    });
    for (const target of [HOLIDAYS, '/v1/holidays', '/v1/countries']) {
      const sent = await send(gate, get(target));
      expect([sent.reply.status, sent.code]).toEqual([429, code]);
      expect(sent.fields).toEqual(['1000', '0', '864000']);
      expect(sent.month).toEqual(['50000', '12', '86400']);
      expect(sent.reply.headers.get('retry-after')).toBe('864000');
    }
  });

  it('is a 503 while the store cannot identify the caller, never a false 401', async () => {
    const closed: Partial<Gate>[] = [{ identify: () => UNAVAILABLE }, { spend: () => UNAVAILABLE }];
    for (const answers of closed) {
      const sent = await send(gateThat(answers).gate, get(HOLIDAYS));
      expect([sent.reply.status, sent.code]).toEqual([503, 'service_unavailable']);
      expect(Number(sent.reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('a gate that answers later', () => {
  const later: Gate = {
    identify: async (lines) => OPEN_GATE.identify(lines),
    spend: async () => ({ ok: true, limits: LIMITS, month: MONTH }),
  };

  it('gives the same replies', async () => {
    for (const request of [get(HOLIDAYS), get('/v1/holidays'), get(HOLIDAYS, { role: 'nobody' })]) {
      const [now, then] = [await send(gateThat({}).gate, request), await send(later, request)];
      expect(then.reply.status).toBe(now.reply.status);
      expect(then.fields).toEqual(now.fields);
    }
  });

  it('gives internal_error when it fails, at once or later, with the cause only in the log', async () => {
    const cause = new Error('the disk at /secret/path is on fire');
    const failing: Partial<Gate>[] = [
      {
        identify: () => {
          throw cause;
        },
      },
      { identify: () => Promise.reject(cause) },
      {
        spend: () => {
          throw cause;
        },
      },
      { spend: () => Promise.reject(cause) },
    ];
    for (const answers of failing) {
      const { gate } = gateThat(answers);
      const sent = await send(gate, get(HOLIDAYS));
      expect([sent.reply.status, sent.code]).toEqual([500, 'internal_error']);
      expect(sent.reply.body).not.toContain('fire');
      const reply = await serviceOver(gate).answer({
        requestId: '019a0000-0000-7000-8000-000000000000',
        method: 'GET',
        path: '/v1/countries',
        query: '',
        authorization: ['Bearer paid'],
        clientRequestId: [],
        ifNoneMatch: null,
        dataVersion: [],
      });
      expect(reply).toMatchObject({ code: 'internal_error', route: 'countries', cause });
    }
  });
});
