import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply, Service } from '../../api/message.ts';
import type { Visit } from '../wire/visit.ts';
import { IN_JSON, type Lane } from './lane.ts';
import type { Visitors } from './visitors.ts';

/**
 * The API: everything under `/v1`, known or not, straight from the contract. Whoever tries keys
 * that are none is told to wait after a while; the callers at the same address are not.
 * @param now milliseconds of a clock that only goes forward.
 */
export function createApiLane(service: Service, visitors: Visitors, now: () => number): Lane {
  return {
    ...IN_JSON,
    paths: /^\/v1(?:\/|$)/,
    readsBody: false,
    weight: 1,
    answer(visit) {
      const reply = service.answer(visit);
      return reply instanceof Promise
        ? reply.then((later) => chargeFailure(visit, later, visitors, now))
        : chargeFailure(visit, reply, visitors, now);
    },
  };
}

/** Takes a token of the address for a key that is none; the refusal where there is no token left. */
export function chargeFailure(
  visit: Visit,
  reply: ApiReply,
  visitors: Visitors,
  now: () => number,
): ApiReply {
  if (reply.code !== 'unauthorized') return reply;
  const { allowed, limits } = visitors.take('failures', visit.address, now());
  if (allowed) return reply;
  const message =
    'Too many requests without a valid key from this address: wait Retry-After seconds.';
  const retryAfterSeconds = limits.resetSeconds;
  return errorReply(visit, 'rate_limited', {
    route: reply.route,
    message,
    limits,
    retryAfterSeconds,
  });
}
