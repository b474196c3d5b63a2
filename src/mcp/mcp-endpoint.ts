import {
  createMcpHandler,
  McpServer,
  type McpServerFactory,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import { errorReply } from '../api/error-reply.ts';
import { type ApiReply, type Caller, type Gate, UNAVAILABLE } from '../api/message.ts';
import { addTrace, NO_SNIFFING, replyTo, type Served } from '../api/reply.ts';
import { RANGE_WORDS } from '../calendar/supported-range.ts';
import { callTool, type ToolCaller, type ToolContext } from './call-tool.ts';
import { TOOLS } from './tool-table.ts';

export interface McpEndpointOptions extends ToolContext {
  readonly gate: Gate;
  /** As in the API's own `WWW-Authenticate`. */
  readonly realm: string;
}

/** A request to `/mcp` whose body has been read. */
export interface McpRequest extends ToolCaller {
  readonly method: string;
  /** The whole address, as the client believes it. */
  readonly url: string;
  readonly headers: Headers;
  /** Empty when there is none. */
  readonly body: string;
}

export interface McpEndpoint {
  answer(request: McpRequest): Promise<ApiReply>;
}

/** What goes with a message through the SDK, to the tool that it calls. */
interface Errand extends ToolCaller {
  /** Whether a tool has asked its endpoint, which charged for it. */
  asked: boolean;
}

const SERVER_INFO = { name: 'redletter', title: 'Redletter', version: INTERFACE_VERSION };
/** What a model is told before it sees the tools. */
function instructions({ dataSet }: ToolContext): string {
  return `Business days for ${dataSet.countries.size} countries from ${RANGE_WORDS}. Ask list_countries for codes and regions. The start of a span is never counted, its end is. Cite the laws that an answer carries.`;
}

/** What the log is told of a request before its caller is known. */
const UNKNOWN: Served = { route: 'mcp', keyId: null };

const ONLY_POST = {
  ...UNKNOWN,
  message: 'The MCP server answers POST only.',
  headers: ['Allow', 'POST'],
};

/**
 * The five operations as read-only tools over streamable HTTP, without sessions: every
 * request stands for itself and brings its key.
 */
export function createMcpEndpoint(options: McpEndpointOptions): McpEndpoint {
  const { gate } = options;
  const refused = {
    ...UNKNOWN,
    headers: ['WWW-Authenticate', `Bearer realm="${options.realm}"`],
  };
  const handler = createMcpHandler(serverFactory(options), {
    // Nothing here ever changes while a client listens; an open stream would hold a reply back.
    maxSubscriptions: 0,
  });

  async function answer(request: McpRequest): Promise<ApiReply> {
    const { requestId, url, headers, body, authorization, clientRequestId } = request;
    const asked = new Request(url, { method: 'POST', headers, body });
    // Pages of other sites must not reach a server on the reader's own machine.
    const foreign = originValidationResponse(asked, [new URL(url).hostname]);
    if (foreign !== undefined) return toReply(request, UNKNOWN, foreign);

    const caller = await gate.identify(authorization);
    if (caller === UNAVAILABLE) return errorReply(request, 'service_unavailable', UNKNOWN);
    if (caller === null) return errorReply(request, 'unauthorized', refused);
    const served = { ...UNKNOWN, keyId: caller.keyId };
    const errand: Errand = { requestId, authorization, clientRequestId, asked: false };
    const authInfo = { token: '', clientId: caller.keyId, scopes: [], extra: { errand } };
    // Read to its end: only then is it known what was asked.
    const reply = await toReply(request, served, await handler.fetch(asked, { authInfo }));
    return errand.asked ? reply : charge(request, caller, reply);
  }

  /** Takes a token for what no endpoint was asked for: a list of tools, a misspelt call. */
  async function charge(request: McpRequest, caller: Caller, reply: ApiReply): Promise<ApiReply> {
    const served = { ...UNKNOWN, keyId: caller.keyId };
    const spent = await gate.spend(caller, false);
    if (spent === UNAVAILABLE) return errorReply(request, 'service_unavailable', served);
    // Revoked between the two calls.
    if (spent === null) return errorReply(request, 'unauthorized', refused);
    if (spent.ok) return reply;
    const { code, limits, retryAfterSeconds } = spent;
    return errorReply(request, code, { ...served, limits, retryAfterSeconds });
  }

  return {
    async answer(request) {
      // Without sessions there is nothing to listen to by GET, and nothing to DELETE.
      if (request.method !== 'POST') return errorReply(request, 'method_not_allowed', ONLY_POST);
      try {
        return await answer(request);
      } catch (cause) {
        return errorReply(request, 'internal_error', { ...UNKNOWN, cause });
      }
    },
  };
}

function serverFactory(context: ToolContext): McpServerFactory {
  return ({ authInfo }) => {
    const errand = authInfo?.extra?.errand as Errand;
    const server = new McpServer(SERVER_INFO, { instructions: instructions(context) });
    for (const tool of TOOLS) {
      const { name, description, inputSchema, outputSchema } = tool;
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
      server.registerTool(
        name,
        { title: name.replaceAll('_', ' '), description, inputSchema, outputSchema, annotations },
        (given) => {
          errand.asked = true;
          return callTool(context, tool, given as Record<string, string | number>, errand);
        },
      );
    }
    return server;
  };
}

/** What the SDK answered, with the headers that every reply of ours carries. */
async function toReply(
  request: McpRequest,
  { route, keyId }: Served,
  response: Response,
): Promise<ApiReply> {
  const { status } = response;
  const body = await response.text();
  const bytes = Buffer.byteLength(body);
  const own = [...response.headers].filter(([name]) => name !== 'cache-control').flat();
  const headers = [...NO_SNIFFING, ...own];
  headers.push('Content-Length', String(bytes), 'Cache-Control', 'no-store');
  addTrace(headers, request);
  return replyTo(request, { status, headers, body, bytes, route, keyId, code: null });
}
