import type { DataSet } from '../artifact/data-set.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ENDPOINT_BY_PATH } from './endpoints/endpoint-table.ts';
import { errorReply } from './error-reply.ts';
import { type Exchange, openExchange } from './exchange.ts';
import { namesTag } from './if-none-match.ts';
import {
  type ApiReply,
  type ApiRequest,
  type Caller,
  type FlatHeaders,
  type Gate,
  type Limits,
  type Service,
  type Spent,
  UNAVAILABLE,
  type Unavailable,
} from './message.ts';
import { type Answer, isRefusal, type Outcome } from './outcome.ts';
import { type PreparedData, prepareData } from './prepared-data.ts';
import { readQuery } from './read-query.ts';
import { addLimits, addTrace, makeReply } from './reply.ts';

export interface ServiceOptions {
  readonly dataSet: DataSet;
  readonly gate: Gate;
  /** Makes a UUIDv7. */
  readonly newRequestId: () => string;
  /** The service's own name, for `WWW-Authenticate` (contract 5.4). No quotation marks. */
  readonly realm: string;
}

const ALLOW: FlatHeaders = ['Allow', 'GET, HEAD'];
const CACHING = 'private, no-cache';

/**
 * The contract, ready to answer. Checks 4 to 15 of the order of checks are made here;
 * 1 to 3 (broken HTTP, HTTPS, overload) are the transport's. Never throws: a fault of ours
 * is `internal_error`.
 */
export function createService(options: ServiceOptions): Service {
  const { gate, newRequestId } = options;
  const data = prepareData(options.dataSet);
  const challenge: FlatHeaders = ['WWW-Authenticate', `Bearer realm="${options.realm}"`];

  function answer(request: ApiRequest): ApiReply | Promise<ApiReply> {
    const endpoint = ENDPOINT_BY_PATH.get(request.path);
    const exchange = openExchange(
      newRequestId(),
      request.method,
      request.clientRequestId,
      endpoint?.name ?? null,
    );
    if (endpoint === undefined) return errorReply(exchange, 'not_found');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorReply(exchange, 'method_not_allowed', { headers: ALLOW });
    }
    try {
      const reply = whenKnown(gate.identify(request.authorization), (caller) =>
        answerCaller(request, endpoint, exchange, caller),
      );
      return reply instanceof Promise ? reply.catch((cause) => fail(exchange, cause)) : reply;
    } catch (cause) {
      return fail(exchange, cause);
    }
  }

  function answerCaller(
    request: ApiRequest,
    endpoint: Endpoint,
    anonymous: Exchange,
    caller: Caller | null | Unavailable,
  ): ApiReply | Promise<ApiReply> {
    if (caller === UNAVAILABLE) return errorReply(anonymous, 'service_unavailable');
    // Contract 5.3: one reply for every cause.
    if (caller === null) return errorReply(anonymous, 'unauthorized', { headers: challenge });

    const exchange: Exchange = { ...anonymous, keyId: caller.keyId };
    // Evaluated before it is charged, so that one call to the gate settles everything.
    const outcome = evaluate(data, endpoint, request.query, caller);
    const unchanged = !isRefusal(outcome) && namesTag(request.ifNoneMatch, outcome.etag);
    const countsForMonth = !isRefusal(outcome) && !unchanged;
    return whenKnown(gate.spend(caller, countsForMonth), (spent) =>
      // Revoked between the two calls: the same reply as if it had been before them.
      spent === null
        ? errorReply(anonymous, 'unauthorized', { headers: challenge })
        : settle(data, exchange, outcome, unchanged, spent),
    );
  }

  return { answer };
}

/** What the request asks, whoever pays for it. */
function evaluate(data: PreparedData, endpoint: Endpoint, query: string, caller: Caller): Outcome {
  const values = readQuery(query, endpoint.parameters);
  // Authorization comes before validation: any region on the Free plan, whatever its value.
  if (values.region && !caller.regions) return { code: 'plan_upgrade_required', message: null };
  return endpoint.answer(data, values);
}

/** The reply to a request that was evaluated and charged. */
function settle(
  data: PreparedData,
  exchange: Exchange,
  outcome: Outcome,
  unchanged: boolean,
  spent: Spent | Unavailable,
): ApiReply {
  if (spent === UNAVAILABLE) return errorReply(exchange, 'service_unavailable');
  if (!spent.ok) {
    const { code, limits, retryAfterSeconds } = spent;
    return errorReply(exchange, code, { limits, retryAfterSeconds });
  }
  if (isRefusal(outcome)) {
    const { code, message } = outcome;
    return errorReply(exchange, code, {
      limits: spent.limits,
      ...(message === null ? {} : { message }),
    });
  }
  return unchanged
    ? notModified(exchange, outcome, spent.limits)
    : success(data, exchange, outcome, spent.limits);
}

function success(
  data: PreparedData,
  exchange: Exchange,
  answer: Answer,
  limits: Limits | null,
): ApiReply {
  // One literal: six pairs put together cost 0.2 µs more.
  const headers = [
    'Content-Type',
    'application/json',
    'Content-Length',
    String(answer.bytes),
    'Cache-Control',
    CACHING,
    'ETag',
    answer.etag,
    'X-Data-Version',
    data.dataVersion,
  ];
  addTrace(headers, exchange);
  addLimits(headers, limits);
  const reply = makeReply(exchange, 200, headers, answer.text, answer.bytes, null);
  return answer.encoded === undefined ? reply : { ...reply, encoded: answer.encoded };
}

function notModified(exchange: Exchange, answer: Answer, limits: Limits | null): ApiReply {
  const headers = ['Cache-Control', CACHING, 'ETag', answer.etag];
  addTrace(headers, exchange);
  addLimits(headers, limits);
  return makeReply(exchange, 304, headers, null, 0, null);
}

/** A fault of ours. Nothing of it is told to the client; the log has the cause. */
function fail(exchange: Exchange, cause: unknown): ApiReply {
  const reply = errorReply(exchange, 'internal_error');
  return { ...reply, log: { ...reply.log, cause } };
}

/** Goes on at once with a value that is there, so that the embedded store costs no turn of the loop. */
function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
