import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiRequest } from '../api/message.ts';
import { type ApiLane, isApiPath, toApiRequest } from './api-lane.ts';
import { MCP_PATH, type McpLane } from './mcp-lane.ts';
import { writeText } from './reply-writer.ts';
import type { SiteLane } from './site-lane.ts';
import type { TroubleLog } from './trouble-log.ts';

export interface FrontDoorOptions {
  readonly api: Pick<ApiLane, 'answer'> | AstroApi;
  readonly site: SiteLane;
  readonly mcp: Pick<McpLane, 'answer'>;
  readonly log: TroubleLog;
  /** Whether connections are to end with their next reply. */
  readonly isDraining: () => boolean;
}

/** The API through Astro's endpoints instead of straight from the contract. */
interface AstroApi {
  answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    apiRequest: ApiRequest,
  ): Promise<void>;
}

/** The listener of the HTTP server: which of the two lanes a request belongs to. */
export function createFrontDoor(options: FrontDoorOptions): RequestListener {
  const { api, site, mcp, log } = options;
  const answer = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const target = request.url ?? '/';
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    const query = mark < 0 ? '' : target.slice(mark + 1);
    if (path === MCP_PATH) return mcp.answer(request, response);
    if (!isApiPath(path)) return site.answer(request, response, path, query);
    const apiRequest = toApiRequest(request, path, query);
    if ('answerApi' in api) return api.answerApi(request, response, apiRequest);
    return api.answer(apiRequest, response);
  };
  const fail = (response: ServerResponse, error: unknown): void => {
    log.trouble('front_door', error);
    if (response.headersSent) response.destroy();
    else writeText(response, 500, 'Something went wrong on our side.');
  };
  return (request, response) => {
    if (options.isDraining()) response.shouldKeepAlive = false;
    try {
      answer(request, response)?.catch((error: unknown) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  };
}
