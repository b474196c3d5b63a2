import type { DataSet } from '../artifact/data-set.ts';
import { readQuery } from '../question/read-query.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ENDPOINT_BY_PATH } from './endpoints/endpoint-table.ts';
import { errorReply } from './error-reply.ts';
import {
  type ApiReply,
  type ApiRequest,
  type Caller,
  type FlatHeaders,
  type Gate,
  type Refusal,
  type Service,
  type Spent,
  UNAVAILABLE,
  type Unavailable,
} from './message.ts';
import type { Outcome } from './outcome.ts';
import { type PreparedData, prepareData } from './prepared-data.ts';
import { messageOf } from './refusal.ts';
import { answerReply, namesTag, type Served, unchangedReply } from './reply.ts';

export interface ServiceOptions {
  readonly dataSet: DataSet;
  readonly gate: Gate;
  /** The service's own name, for `WWW-Authenticate` (contract 5.4). No quotation marks. */
  readonly realm: string;
}

/** Contract 10.1. */
const ALLOW: FlatHeaders = ['Allow', 'GET, HEAD'];

/**
 * The contract, ready to answer. Checks 4 to 15 of the order of checks are made here;
 * 1 to 3 (broken HTTP, HTTPS, overload) are the transport's. Never throws: a fault of ours
 * is `internal_error`.
 */
export function createService(options: ServiceOptions): Service {
  const { gate } = options;
  const data = prepareData(options.dataSet);
  const challenge: FlatHeaders = ['WWW-Authenticate', `Bearer realm="${options.realm}"`];

  function answer(request: ApiRequest): ApiReply | Promise<ApiReply> {
    const endpoint = ENDPOINT_BY_PATH.get(request.path);
    if (endpoint === undefined) return errorReply(request, 'not_found');
    const route = endpoint.name;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorReply(request, 'method_not_allowed', { route, headers: ALLOW });
    }
    try {
      const reply = whenKnown(gate.identify(request.authorization), (caller) =>
        answerCaller(request, endpoint, caller),
      );
      return reply instanceof Promise ? reply.catch((cause) => fail(request, route, cause)) : reply;
    } catch (cause) {
      return fail(request, route, cause);
    }
  }

  function answerCaller(
    request: ApiRequest,
    endpoint: Endpoint,
    caller: Caller | Refusal | Unavailable,
  ): ApiReply | Promise<ApiReply> {
    const route = endpoint.name;
    if (caller === UNAVAILABLE) return errorReply(request, 'service_unavailable', { route });
    if (typeof caller === 'string') return refuseCaller(request, route, caller);

    // Evaluated before it is charged, so that one call to the gate settles everything (Decision 6).
    const outcome = evaluate(data, endpoint, request.query, caller);
    const isRefused = 'code' in outcome;
    const unchanged = !isRefused && namesTag(request.ifNoneMatch, outcome.etag);
    // Of the month only a 200 takes a unit: Contract 10.3.
    const countsForMonth = !isRefused && !unchanged;
    const served: Served = { route, keyId: caller.keyId, account: caller.account };
    return whenKnown(gate.spend(caller, countsForMonth), (spent) => {
      // Revoked between the two calls: the same reply as if it had been before them.
      if (typeof spent === 'string') return refuseCaller(request, route, spent);
      if (spent === UNAVAILABLE) return errorReply(request, 'service_unavailable', served);
      return settle(request, served, outcome, unchanged, spent);
    });
  }

  /** Contract 5.3: one reply for every cause. */
  function refuseCaller(request: ApiRequest, route: string, refusal: Refusal): ApiReply {
    return errorReply(request, 'unauthorized', { route, headers: challenge, refusal });
  }

  /** The reply to a request that was evaluated and charged. */
  function settle(
    request: ApiRequest,
    served: Served,
    outcome: Outcome,
    unchanged: boolean,
    spent: Spent,
  ): ApiReply {
    const { limits } = spent;
    if (!spent.ok) {
      const { code, retryAfterSeconds } = spent;
      return errorReply(request, code, { ...served, limits, retryAfterSeconds });
    }
    if ('code' in outcome) {
      const message = messageOf(outcome);
      const details = { ...served, limits };
      return errorReply(
        request,
        outcome.code,
        message === null ? details : { ...details, message },
      );
    }
    return unchanged
      ? unchangedReply(request, served, outcome, limits)
      : answerReply(request, served, outcome, limits, data.dataVersion);
  }

  return { answer };
}

/** What the request asks, whoever pays for it. */
function evaluate(data: PreparedData, endpoint: Endpoint, query: string, caller: Caller): Outcome {
  const values = readQuery(query, endpoint.parameters);
  // Authorization comes before validation: any region on the Free plan, whatever its value.
  if (values.region && !caller.regions) return { code: 'plan_upgrade_required' };
  return endpoint.answer(data, values);
}

/** A fault of ours. Nothing of it is told to the client; the log has the cause. */
function fail(request: ApiRequest, route: string, cause: unknown): ApiReply {
  return errorReply(request, 'internal_error', { route, cause });
}

/** Goes on at once with a value that is there, so that the embedded store costs no turn of the loop. */
function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
