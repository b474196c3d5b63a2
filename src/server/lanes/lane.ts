import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import type { LaneName } from '../watch/reporter.ts';
import type { Visit } from '../wire/visit.ts';

/**
 * A part of the service behind the front door, which knows no more of it than this. A lane
 * gives replies; writing, logging and counting them is the door's.
 */
export interface Lane {
  /** What the metrics call it. */
  readonly name: LaneName;
  /** The paths that are its own. */
  readonly paths: RegExp;
  /** Whether it reads the bodies of requests; elsewhere a body ends the connection. */
  readonly readsBody: boolean;
  /** What a request that waits for its reply adds to the load; 0 where the lane itself adds it. */
  readonly weight: 0 | 1;
  /**
   * Answers a request that has passed the door. May throw: the reply is `fail`'s then.
   * @param response not to be written to: for lanes that tell others where to write.
   */
  answer(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): ApiReply | Promise<ApiReply>;
  /** What is said to whoever must not ask over plain HTTP. */
  refusePlain(visit: Visit): ApiReply;
  /** What is said to whoever asks while there is too much to do; Contract 16.3. */
  refuseOverload(visit: Visit, request: IncomingMessage): ApiReply;
  /** What is said when `answer` has thrown; the reply tells the log the cause. */
  fail(visit: Visit, cause: unknown): ApiReply;
}

/** How a lane refuses and fails that speaks JSON. */
export const IN_JSON: Pick<Lane, 'refusePlain' | 'refuseOverload' | 'fail'> = {
  refusePlain: (visit) => errorReply(visit, 'https_required'),
  refuseOverload: (visit) => errorReply(visit, 'service_unavailable'),
  fail: (visit, cause) => errorReply(visit, 'internal_error', { cause }),
};
