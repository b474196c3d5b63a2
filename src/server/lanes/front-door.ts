import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorDetails } from '../../api/error-reply.ts';
import type { ErrorCode } from '../../api/error-table.ts';
import type { LoadGauge } from '../watch/load-gauge.ts';
import type { Reporter } from '../watch/reporter.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';
import { type Connection, connectionOf } from '../wire/connection.ts';
import { isPlainPage, isSecure, maySpeakPlainly, secureAddress } from '../wire/plain-http.ts';
import { type NewRequestId, refusal } from '../wire/refusals.ts';
import { writeText } from '../wire/reply-writer.ts';
import { type Breach, findBreach } from '../wire/request-rules.ts';
import { STRICT_TRANSPORT } from '../wire/security-headers.ts';
import { Visit } from '../wire/visit.ts';
import { type ApiLane, isApiPath, writeApiReply } from './api-lane.ts';
import { MCP_PATH, type McpLane } from './mcp-lane.ts';
import type { SiteLane } from './site-lane.ts';

export interface FrontDoorOptions {
  readonly api: Pick<ApiLane, 'answer'> | AstroApi;
  readonly site: Pick<SiteLane, 'answer'>;
  readonly mcp: Pick<McpLane, 'answer'>;
  readonly log: TroubleLog;
  readonly reporter: Reporter;
  readonly load: Pick<LoadGauge, 'isOverloaded' | 'inFlight'>;
  /** Whether connections are to end with their next reply. */
  readonly isDraining: () => boolean;
  readonly newRequestId: NewRequestId;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** The origin that browsers reach the site at. */
  readonly siteUrl: string;
}

/** The API through Astro's endpoints instead of straight from the contract. */
interface AstroApi {
  answerApi(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void>;
}

/**
 * The listener of the HTTP server: makes checks 1 to 3 of the order of checks (broken HTTP,
 * HTTPS, overload), and knows which lane a request belongs to.
 */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { api, site, mcp, log, reporter, load, newRequestId, now, siteUrl } = options;

  function refuse(
    visit: Visit,
    response: ServerResponse,
    code: ErrorCode,
    details: ErrorDetails = {},
  ): void {
    writeApiReply(refusal(newRequestId(), visit, code, details), response, visit, log);
  }

  /** What may follow on the connection is no request, or cannot be told from one: it ends. */
  function refuseBreach(
    visit: Visit,
    response: ServerResponse,
    connection: Connection,
    breach: Breach,
  ): void {
    endAfter(response, connection);
    refuse(visit, response, 'bad_request', breach);
  }

  function refusePlain(visit: Visit, response: ServerResponse, connection: Connection): void {
    const isPage = !isApiPath(visit.path) && visit.path !== MCP_PATH;
    if (isPage && isPlainPage(connection, visit)) {
      const location = secureAddress(siteUrl, visit);
      writeText(response, visit, 308, 'The site is served over HTTPS.', ['Location', location]);
    } else {
      refuse(visit, response, 'https_required');
    }
  }

  function answer(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    connection: Connection,
  ): void | Promise<void> {
    const breach = findBreach(request, visit, visit.path === MCP_PATH);
    if (breach !== null) return refuseBreach(visit, response, connection, breach);
    // Nobody reads such a body: the connection cannot be used again.
    if (visit.hasBody && visit.path !== MCP_PATH) endAfter(response, connection);
    if (isSecure(connection, visit)) {
      response.setHeader(STRICT_TRANSPORT[0] as string, STRICT_TRANSPORT[1] as string);
    } else if (!maySpeakPlainly(connection, visit)) {
      return refusePlain(visit, response, connection);
    }
    if (load.isOverloaded) return refuse(visit, response, 'service_unavailable');
    if (visit.path === MCP_PATH) return mcp.answer(request, response, visit);
    if (!isApiPath(visit.path)) return site.answer(request, response, visit);
    if ('answerApi' in api) return api.answerApi(request, response, visit);
    return api.answer(visit, response);
  }

  function fail(visit: Visit, response: ServerResponse, error: unknown): void {
    // The client has left: nobody is owed a reply, and nothing is wrong here.
    if (response.req.socket.destroyed) return;
    if (response.headersSent) {
      log.trouble('front_door', error);
      response.destroy();
      return;
    }
    if (isApiPath(visit.path)) {
      const reply = refusal(newRequestId(), visit, 'internal_error');
      writeApiReply({ ...reply, log: { ...reply.log, cause: error } }, response, visit, log);
      return;
    }
    log.trouble('front_door', error);
    writeText(response, visit, 500, 'Something went wrong on our side.');
  }

  async function finishLater(
    pending: Promise<void>,
    visit: Visit,
    response: ServerResponse,
    connection: Connection,
  ): Promise<void> {
    connection.unanswered = response;
    // The MCP server counts for itself: a message that never ends is no work, and must not
    // pass for load.
    const weight = visit.path === MCP_PATH ? 0 : 1;
    load.inFlight += weight;
    try {
      await pending;
    } catch (error) {
      fail(visit, response, error);
    }
    load.inFlight -= weight;
    reporter.replied(visit);
  }

  return (request, response) => {
    const connection = connectionOf(request.socket);
    // Pipelined behind a request that ended the connection: never handled, never charged.
    if (connection.isOver) return;
    const visit = new Visit(request, now());
    if (options.isDraining()) endAfter(response, connection);
    try {
      const pending = answer(visit, request, response, connection);
      if (pending !== undefined) {
        void finishLater(pending, visit, response, connection);
        return;
      }
      // Replies of the API are written at the end of the turn.
      if (!response.writableEnded) connection.unanswered = response;
    } catch (error) {
      fail(visit, response, error);
    }
    reporter.replied(visit);
  };
}

/** Makes this reply the last one of its connection. */
function endAfter(response: ServerResponse, connection: Connection): void {
  connection.isOver = true;
  response.shouldKeepAlive = false;
}
