import { errorReply } from '../api/error-reply.ts';
import {
  type ApiReply,
  type Caller,
  type FlatHeaders,
  type Gate,
  type LookUpGuard,
  type Refusal,
  UNAVAILABLE,
} from '../api/message.ts';
import {
  addLimits,
  addTrace,
  headerLines,
  NO_SNIFFING,
  replyTo,
  type Served,
} from '../api/reply.ts';
import type { ToolCaller, ToolContext } from './call-tool.ts';
import type { Said } from './mcp-server.ts';

export interface McpEndpointOptions extends ToolContext {
  readonly gate: Gate;
  /** The service's name, as in the API's own `WWW-Authenticate`. */
  readonly realm: string;
}

/** A request to `/mcp` whose body has been read. */
export interface McpRequest extends ToolCaller {
  readonly method: string;
  readonly guard?: LookUpGuard;
  /** The full address as the client knows it. */
  readonly url: string;
  readonly headers: Headers;
  /** Empty when absent. */
  readonly body: string;
}

const UNKNOWN: Served = { route: 'mcp', keyId: null, account: null };

const ONLY_POST = {
  ...UNKNOWN,
  message: 'The MCP server answers POST only.',
  headers: ['Allow', 'POST'],
};

/** Settles caller and cost before the MCP server reads a message further. */
export function createMcpEndpoint(options: McpEndpointOptions) {
  const { gate } = options;
  // The SDK is loaded for the first caller with a key: 60 ms and 10 MiB that neither the API nor a
  // caller without a key needs.
  const load = () =>
    Promise.all([
      import('./mcp-server.ts'),
      import('./call-tool.ts'),
      import('./read-call.ts'),
    ]).then(([{ createProtocolServer }, { askEndpoint }, { findCall }]) => {
      return { answerMessage: createProtocolServer(options), findCall, askEndpoint };
    });
  let loading: ReturnType<typeof load> | undefined;

  async function answer(request: McpRequest): Promise<ApiReply> {
    // Pages of other sites must not reach a server on the reader's own machine.
    if (isForeign(request.headers.get('origin'), request.url)) {
      const message = 'This server takes no request from another site.';
      return said(request, UNKNOWN, protocolError(request.requestId, 403, -32_000, message));
    }
    const caller = await gate.identify(request.authorization, request.guard);
    if (caller === UNAVAILABLE) return errorReply(request, 'service_unavailable', UNKNOWN);
    if (typeof caller === 'string') return refuse(request, caller);

    const { keyId, account, regions } = caller;
    const served: Served = { ...UNKNOWN, keyId, account, isFree: !regions };
    loading ??= load();
    const { answerMessage, findCall, askEndpoint } = await loading;
    const message = readJson(request.body);
    const call = findCall(message);
    const asked = call === null ? null : await askEndpoint(options, call, request);
    // A call that reached an endpoint has been charged there.
    const isCharged = asked !== null && call?.fault === null;
    const charged = isCharged ? chargedBy(asked) : await charge(request, caller);
    if ('status' in charged) return { ...charged, ...served };
    // Contract 18: the protocol dropped batches, and one token would pay for a hundred messages.
    if (Array.isArray(message)) {
      const message = 'Batches are not taken: send one message a request.';
      const refused = protocolError(request.requestId, 400, -32_600, message);
      return said(request, served, refused, charged);
    }
    return said(request, served, await answerMessage({ ...request, message, asked }), charged);
  }

  function refuse(request: McpRequest, refusal: Refusal): ApiReply {
    const headers = ['WWW-Authenticate', `Bearer realm="${options.realm}"`];
    return errorReply(request, 'unauthorized', { ...UNKNOWN, headers, refusal });
  }

  /** Takes a token for a message that calls no endpoint: the limit fields, or the refusal. */
  async function charge(request: McpRequest, caller: Caller): Promise<ApiReply | FlatHeaders> {
    const spent = await gate.spend(caller, false);
    if (spent === UNAVAILABLE) return errorReply(request, 'service_unavailable');
    // The key was revoked between the two calls.
    if (typeof spent === 'string') return refuse(request, spent);
    if (!spent.ok) return errorReply(request, spent.code, spent);
    const lines: string[] = [];
    addLimits(lines, spent);
    return lines;
  }

  return {
    async answer(request: McpRequest): Promise<ApiReply> {
      // Without sessions there is nothing to GET or DELETE.
      if (request.method !== 'POST') return errorReply(request, 'method_not_allowed', ONLY_POST);
      try {
        return await answer(request);
      } catch (cause) {
        return errorReply(request, 'internal_error', { ...UNKNOWN, cause });
      }
    },
  };
}

export type McpEndpoint = ReturnType<typeof createMcpEndpoint>;

/** Contract 10.4 and 20.6: limits, and the release that has answered a call. */
const PASSED_ON = /^(?:RateLimit|X-Month)-|^X-Data-Version$/;

/** What an endpoint's reply passes on; or that reply itself, when it refuses the caller. */
function chargedBy(asked: ApiReply): ApiReply | FlatHeaders {
  if ([401, 429, 503].includes(asked.status)) return asked;
  return headerLines(asked.headers)
    .filter(([name]) => PASSED_ON.test(name))
    .flat();
}

/** Undefined for invalid JSON, which the SDK reports. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isForeign(origin: string | null, url: string): boolean {
  return origin !== null && URL.parse(origin)?.hostname !== new URL(url).hostname;
}

function protocolError(requestId: string, status: number, code: number, message: string): Said {
  const error = { code, message, data: { request_id: requestId } };
  const body = JSON.stringify({ jsonrpc: '2.0', error, id: null });
  return { status, headers: [['content-type', 'application/json']], body };
}

/** The protocol's reply, with the headers that every reply of ours carries. */
function said(
  request: McpRequest,
  { route, keyId, account, isFree }: Served,
  { status, ...told }: Said,
  passedOn: FlatHeaders = [],
): ApiReply {
  const { body } = told;
  const bytes = Buffer.byteLength(body);
  const own = told.headers.filter(([name]) => name !== 'cache-control').flat();
  const headers = [...NO_SNIFFING, ...own, ...passedOn];
  headers.push('Content-Length', String(bytes), 'Cache-Control', 'no-store');
  addTrace(headers, request);
  const served = { route, keyId, account, isFree, code: null };
  return replyTo(request, { status, headers, body, bytes, ...served });
}
