import {
  createMcpHandler,
  McpServer,
  type McpServerFactory,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import { errorReply } from '../api/error-reply.ts';
import { type Exchange, openExchange } from '../api/exchange.ts';
import { type ApiReply, type Caller, type Gate, UNAVAILABLE } from '../api/message.ts';
import { addTrace, makeReply } from '../api/reply.ts';
import { RANGE_WORDS } from '../calendar/supported-range.ts';
import { callTool, type ToolCaller, type ToolContext } from './call-tool.ts';
import { TOOLS } from './tool-table.ts';

export interface McpEndpointOptions extends ToolContext {
  readonly gate: Gate;
  /** Makes a UUIDv7. */
  readonly newRequestId: () => string;
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

/** One HTTP request on its way through the SDK. */
interface Visit extends ToolCaller {
  /** Whether a tool has asked its endpoint, which charged for it. */
  asked: boolean;
}

const SERVER_INFO = { name: 'redletter', title: 'Redletter', version: INTERFACE_VERSION };
/** What a model is told before it sees the tools. */
function instructions({ dataSet }: ToolContext): string {
  return `Business days for ${dataSet.countries.size} countries from ${RANGE_WORDS}. Ask list_countries for codes and regions. The start of a span is never counted, its end is. Cite the laws that an answer carries.`;
}

const ONLY_POST = {
  message: 'The MCP server answers POST only.',
  headers: ['Allow', 'POST'],
};

/**
 * The five operations as read-only tools over streamable HTTP, without sessions: every
 * request stands for itself and brings its key.
 */
export function createMcpEndpoint(options: McpEndpointOptions): McpEndpoint {
  const { gate } = options;
  const challenge = ['WWW-Authenticate', `Bearer realm="${options.realm}"`];
  const handler = createMcpHandler(serverFactory(options), {
    // Nothing here ever changes while a client listens; an open stream would hold a reply back.
    maxSubscriptions: 0,
  });

  async function answer(request: McpRequest, opened: Exchange): Promise<ApiReply> {
    const { url, headers, body, authorization, clientRequestId } = request;
    const asked = new Request(url, { method: 'POST', headers, body });
    // Pages of other sites must not reach a server on the reader's own machine.
    const foreign = originValidationResponse(asked, [new URL(url).hostname]);
    if (foreign !== undefined) return toReply(opened, foreign);

    const caller = await gate.identify(authorization);
    if (caller === UNAVAILABLE) return errorReply(opened, 'service_unavailable');
    if (caller === null) return errorReply(opened, 'unauthorized', { headers: challenge });
    const exchange = { ...opened, keyId: caller.keyId };
    const visit: Visit = { authorization, clientRequestId, asked: false };
    const authInfo = { token: '', clientId: caller.keyId, scopes: [], extra: { visit } };
    // Read to its end: only then is it known what was asked.
    const reply = await toReply(exchange, await handler.fetch(asked, { authInfo }));
    return visit.asked ? reply : charge(exchange, caller, reply);
  }

  /** Takes a token for what no endpoint was asked for: a list of tools, a misspelt call. */
  async function charge(exchange: Exchange, caller: Caller, reply: ApiReply): Promise<ApiReply> {
    const spent = await gate.spend(caller, false);
    if (spent === UNAVAILABLE) return errorReply(exchange, 'service_unavailable');
    // Revoked between the two calls.
    if (spent === null) return errorReply(exchange, 'unauthorized', { headers: challenge });
    if (spent.ok) return reply;
    const { code, limits, retryAfterSeconds } = spent;
    return errorReply(exchange, code, { limits, retryAfterSeconds });
  }

  return {
    async answer(request) {
      const { method, clientRequestId } = request;
      const exchange = openExchange(options.newRequestId(), method, clientRequestId, 'mcp');
      // Without sessions there is nothing to listen to by GET, and nothing to DELETE.
      if (method !== 'POST') return errorReply(exchange, 'method_not_allowed', ONLY_POST);
      try {
        return await answer(request, exchange);
      } catch (cause) {
        const reply = errorReply(exchange, 'internal_error');
        return { ...reply, log: { ...reply.log, cause } };
      }
    },
  };
}

function serverFactory(context: ToolContext): McpServerFactory {
  return ({ authInfo }) => {
    const visit = authInfo?.extra?.visit as Visit;
    const server = new McpServer(SERVER_INFO, { instructions: instructions(context) });
    for (const tool of TOOLS) {
      const { name, description, inputSchema, outputSchema } = tool;
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
      server.registerTool(
        name,
        { title: name.replaceAll('_', ' '), description, inputSchema, outputSchema, annotations },
        (given) => {
          visit.asked = true;
          return callTool(context, tool, given as Record<string, string | number>, visit);
        },
      );
    }
    return server;
  };
}

/** What the SDK answered, with the headers that every reply of ours carries. */
async function toReply(exchange: Exchange, response: Response): Promise<ApiReply> {
  const body = await response.text();
  const bytes = Buffer.byteLength(body);
  const headers = [...response.headers].filter(([name]) => name !== 'cache-control').flat();
  headers.push('Content-Length', String(bytes), 'Cache-Control', 'no-store');
  addTrace(headers, exchange);
  return makeReply(exchange, response.status, headers, body, bytes, null);
}
