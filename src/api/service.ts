import type { DataSet } from '../artifact/data-set.ts';
import { rangeWords } from '../calendar/supported-range.ts';
import { findMisspelt } from '../question/find-misspelt.ts';
import { readQuery } from '../question/read-query.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { ENDPOINT_BY_PATH } from './endpoints/endpoint-table.ts';
import { errorReply } from './error-reply.ts';
import { type Compress, createForms } from './forms.ts';
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
import { Unread } from './pins/held-files.ts';
import { openPins, type PinOptions } from './pins/pins.ts';
import { type PreparedData, prepareData } from './prepared-data.ts';
import { findMeant } from './refusals/codes-meant.ts';
import { messageOf } from './refusals/refusal.ts';
import { answerReply, namesTag, type Served, unchangedReply } from './reply.ts';

export interface ServiceOptions extends PinOptions {
  readonly dataSet: DataSet;
  readonly gate: Gate;
  /** The service's own name, for `WWW-Authenticate` (contract 5.4). No quotation marks. */
  readonly realm: string;
  /** For prepared answers; without it, they are sent uncompressed. */
  readonly compress?: Compress;
}

/** An outcome, and the release that it comes from. */
interface Evaluated {
  readonly data: PreparedData;
  readonly outcome: Outcome;
}

/** A list of countries reads one file for each; needing more reads means that the files evict each other. */
const READINGS_MAX = 64;

/** Contract 10.1. */
const ALLOW: FlatHeaders = ['Allow', 'GET, HEAD'];

/**
 * The contract, ready to answer. Checks 4 to 15 of the order of checks are made here;
 * 1 to 3 (broken HTTP, HTTPS, overload) are the transport's. Never throws: a fault of ours
 * is `internal_error`.
 */
export function createService(options: ServiceOptions): Service {
  const { gate } = options;
  const served = prepareData(options.dataSet);
  const findPin = openPins(options, options.dataSet, served);
  const forms = options.compress === undefined ? null : createForms(options.compress);
  const challenge: FlatHeaders = ['WWW-Authenticate', `Bearer realm="${options.realm}"`];

  function answer(request: ApiRequest): ApiReply | Promise<ApiReply> {
    const endpoint = ENDPOINT_BY_PATH.get(request.path);
    if (endpoint === undefined)
      return errorReply(request, 'not_found', { message: nearestTo(request.path) });
    const route = endpoint.name;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorReply(request, 'method_not_allowed', { route, headers: ALLOW });
    }
    try {
      const reply = whenKnown(gate.identify(request.authorization, request.guard), (caller) =>
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

    // Evaluation comes first, so one call to the gate settles all charges (Decision 6).
    const { keyId, account, regions } = caller;
    const told: Served = { route, keyId, account, isFree: !regions };
    return whenKnown(evaluate(request, endpoint, caller), (found) => {
      if (found === null) return errorReply(request, 'service_unavailable', told);
      const outcome = inBestForm(request, found.outcome);
      const isRefused = 'code' in outcome;
      const unchanged = !isRefused && namesTag(request.ifNoneMatch, outcome.etag);
      // Only a 200 takes a unit of the month: Contract 10.3.
      const countsForMonth = !isRefused && !unchanged;
      return whenKnown(gate.spend(caller, countsForMonth), (spent) => {
        // The key was revoked between the two calls.
        if (typeof spent === 'string') return refuseCaller(request, route, spent);
        if (spent === UNAVAILABLE) return errorReply(request, 'service_unavailable', told);
        return settle(request, told, found.data, outcome, unchanged, spent);
      });
    });
  }

  /** A promise where an earlier release must be read first; null when too many reads wait. */
  function evaluate(
    request: ApiRequest,
    endpoint: Endpoint,
    caller: Caller,
  ): Evaluated | null | Promise<Evaluated | null> {
    const others: string[] = [];
    const values = readQuery(request.query, endpoint.parameters, others);
    // Authorization comes before validation: any region on the Free plan, whatever its value.
    if (values.region && !caller.regions) {
      return { data: served, outcome: { code: 'plan_upgrade_required' } };
    }
    const misspelt = others.length === 0 ? null : findMisspelt(others, endpoint.parameters);
    if (misspelt !== null) {
      return { data: served, outcome: { code: 'bad_request', ...misspelt } };
    }
    if (request.dataVersion.length === 0) {
      return { data: served, outcome: endpoint.answer(served, values) };
    }
    const pinned = findPin(request.dataVersion);
    if (pinned === null) return { data: served, outcome: { code: 'invalid_data_version' } };
    return evaluatePinned(pinned, () => endpoint.answer(pinned, values), caller.account);
  }

  /** Contract 10.5: prepared answers are sent in the client's best coding. */
  function inBestForm({ codings = [] }: ApiRequest, outcome: Outcome): Outcome {
    const isPrepared = !('code' in outcome) && outcome.form !== undefined;
    return isPrepared && forms !== null ? forms(outcome, codings) : outcome;
  }

  /** Contract 5.3: one reply for every cause. */
  function refuseCaller(request: ApiRequest, route: string, refusal: Refusal): ApiReply {
    return errorReply(request, 'unauthorized', { route, headers: challenge, refusal });
  }

  /** The reply to a request that was evaluated and charged. */
  function settle(
    request: ApiRequest,
    told: Served,
    data: PreparedData,
    outcome: Outcome,
    unchanged: boolean,
    spent: Spent,
  ): ApiReply {
    if (!spent.ok) return errorReply(request, spent.code, { ...spent, ...told });
    if ('code' in outcome) {
      // Codes are looked up in the served release only.
      const code =
        data === served ? findMeant(options.dataSet.countries, outcome, request.query) : null;
      // A country may hold fewer dates than its release.
      const range = ('held' in outcome && outcome.held) || data.range;
      const message = messageOf(outcome, rangeWords(range), code);
      const { limits, month } = spent;
      return errorReply(request, outcome.code, { ...told, limits, month, message });
    }
    return unchanged
      ? unchangedReply(request, told, outcome, spent)
      : answerReply(request, told, outcome, spent, data.dataVersion);
  }

  return { answer };
}

/** The message of a 404: the path that was nearly written, and the version (Contract 10.2). */
function nearestTo(path: string): string {
  const first = path.replace(OTHER_VERSION, '/v1');
  const bare = bareName(first);
  const near = ENDPOINT_BY_PATH.keys().find((known) => bareName(known) === bare);
  if (first !== path) {
    return `There is no such version: every path begins with /v1${near === undefined ? '' : `; write ${near}`}.`;
  }
  if (near === undefined) return ALL_PATHS;
  return `There is no endpoint at this path: write ${near}, in lower case, with hyphens and without a slash too many.`;
}

const ALL_PATHS = `There is no endpoint at this path: write one of ${[...ENDPOINT_BY_PATH.keys()].join(', ')}.`;

const OTHER_VERSION = /^\/+v(?!1(?:\/|$))\d+(?=\/|$)/i;

/** A path without case, hyphens, underscores and slashes. */
const bareName = (path: string): string => path.toLowerCase().replace(/[/_-]+/g, '');

/**
 * An earlier release's answer. It is asked for again after each file that it needs is read, one
 * after another; null when too many reads wait.
 */
function evaluatePinned(
  data: PreparedData,
  answer: () => Outcome,
  account: string,
  readings = 0,
): Evaluated | null | Promise<Evaluated | null> {
  try {
    return { data, outcome: answer() };
  } catch (thrown) {
    if (!(thrown instanceof Unread)) throw thrown;
    const reading = readings < READINGS_MAX ? thrown.read(account) : null;
    if (reading === null) return null;
    return reading.then(() => evaluatePinned(data, answer, account, readings + 1));
  }
}

/** A fault of ours: the log has the cause, the client does not. */
function fail(request: ApiRequest, route: string, cause: unknown): ApiReply {
  return errorReply(request, 'internal_error', { route, cause });
}

/** Continues at once with a known value, so that the embedded store costs no turn of the loop. */
function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
