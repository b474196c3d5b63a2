import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../src/api/endpoints/endpoint-table.ts';
import type { Gate } from '../../src/api/message.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import {
  coexistingPairs,
  conditionsOf,
  type Draft,
  draftOf,
  requestOf,
} from './order-of-checks.ts';

const EMPTY = { limit: 10, remaining: 0, resetSeconds: 3 };

async function codeOf(draft: Draft): Promise<{ code: string | null; message: string }> {
  const gate: Gate = {
    identify: OPEN_GATE.identify,
    spend: () =>
      draft.limits === 'ok'
        ? { ok: true, limits: null, month: null }
        : { ok: false, code: draft.limits, limits: EMPTY, month: EMPTY, retryAfterSeconds: 3 },
  };
  const request = requestOf(draft);
  const reply = await directLane(serviceOver(gate)).send(request);
  const body = checkReply(request, reply) as { error?: { code: string; message: string } };
  return { code: body.error?.code ?? null, message: body.error?.message ?? '' };
}

describe('the order of checks', () => {
  it.each(ENDPOINTS as readonly Endpoint[])('$name: each condition alone', async (endpoint) => {
    expect((await codeOf(draftOf(endpoint))).code).toBeNull();
    for (const condition of conditionsOf(endpoint)) {
      const draft = draftOf(endpoint);
      condition.apply(draft);
      expect((await codeOf(draft)).code).toBe(condition.code);
    }
  });

  it('the earlier of any two that coexist wins, on every endpoint', async () => {
    const pairs = coexistingPairs();
    expect(pairs.length).toBeGreaterThan(300);
    for (const { endpoint, earlier, later, draft } of pairs) {
      const { code, message } = await codeOf(draft);
      const label = `${endpoint}: ${earlier.code} (${earlier.parameter}) and ${later.code} (${later.parameter})`;
      expect(code, label).toBe(earlier.code);
      if (earlier.parameter !== null && earlier.code === later.code) {
        expect(message, label).toMatch(new RegExp(`\\b${earlier.parameter}\\b`));
      }
    }
  });
});
