import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply, Service } from '../../api/message.ts';
import type { LaneName } from '../watch/reporter.ts';
import type { WireRequest } from '../wire/wire-request.ts';

/**
 * A part of the service behind the front door, which knows nothing else about it. A lane gives
 * replies; the door writes, logs and counts them.
 */
export interface Lane {
  /** Its name in the metrics. */
  readonly name: LaneName;
  /** The paths that belong to it. */
  readonly paths: RegExp;
  /** Whether it reads request bodies; elsewhere a body ends the connection. */
  readonly readsBody: boolean;
  /** What a request that waits for its reply adds to the load; 0 where the lane adds it itself. */
  readonly weight: 0 | 1;
  /**
   * Answers a request that has passed the door. If it throws, `fail` gives the reply.
   * @param response not to be written to: for lanes that tell others where to write.
   */
  answer(
    request: WireRequest,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): ApiReply | Promise<ApiReply>;
  /** The reply to a request that must not come over plain HTTP. */
  refusePlain(request: WireRequest): ApiReply;
  /** The reply under overload; Contract 16.3. */
  refuseOverload(request: WireRequest, incoming: IncomingMessage): ApiReply;
  /** The reply when `answer` has thrown; it gives the log the cause. */
  fail(request: WireRequest, cause: unknown): ApiReply;
}

/** How a lane that speaks JSON refuses and fails. */
export const IN_JSON: Pick<Lane, 'refusePlain' | 'refuseOverload' | 'fail'> = {
  refusePlain: (request) => errorReply(request, 'https_required'),
  refuseOverload: (request) => errorReply(request, 'service_unavailable'),
  fail: (request, cause) => errorReply(request, 'internal_error', { cause }),
};

/** The API: everything under `/v1` and under versions that do not exist, as the contract answers it. */
export function createApiLane({ answer }: Service): Lane {
  // A near-miss of one of its paths is refused in JSON (Contract 10.2).
  const paths = /^\/+v\d+(?:\/|$)/i;
  return { ...IN_JSON, name: 'api', paths, readsBody: false, weight: 1, answer };
}
