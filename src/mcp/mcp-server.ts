import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type McpServerFactory,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import type { ApiReply } from '../api/message.ts';
import { RANGE_WORDS } from '../calendar/year-words.ts';
import { type ToolContext, toolResult } from './call-tool.ts';
import type { McpRequest } from './mcp-endpoint.ts';
import { readCall, type ToolCall } from './read-call.ts';
import { describeTool, TOOLS } from './tool-table.ts';

/** A message that has been paid for. */
export interface PaidMessage extends McpRequest {
  /** The body as JSON; undefined when it is not JSON. */
  readonly message: unknown;
  /** The endpoint's reply to the message's call; null when the message is not a call. */
  readonly asked: ApiReply | null;
}

/** The SDK's answer. */
export interface Said {
  readonly status: number;
  /** Header fields, with names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const SERVER_INFO = { name: 'redletter', title: 'Redletter', version: INTERFACE_VERSION };

/** The tools change only with the program; clients may keep them for a day. */
const FOR_A_DAY = { ttlMs: 86_400_000, cacheScope: 'public' } as const;

function instructions({ dataSet }: ToolContext): string {
  return `Business days for ${dataSet.countries.size} countries from ${RANGE_WORDS}. Ask list_countries with a country for its regions. The start of a span is never counted, its end is. Without a region an answer is about what the whole country keeps, and says which regions differ. Answers are brief; ask with detail: full for the law behind each holiday, and cite it. For the last day that a law gives, list_deadline_rules names the rules of a country, and deadline counts by one: no advice.`;
}

/**
 * The operations as read-only tools over streamable HTTP, without sessions; messages are paid
 * for.
 */
export function createProtocolServer(context: ToolContext): (paid: PaidMessage) => Promise<Said> {
  const serve: McpServerFactory = ({ authInfo }) => {
    const paid = authInfo?.extra?.paid as PaidMessage;
    return makeServer(context, (call) => {
      if (paid.asked === null) throw new TypeError('a call that nobody has paid for');
      return toolResult(context, call, paid.asked, paid);
    });
  };
  // Nothing changes while a client listens, and an open stream would delay a reply.
  const handler = createMcpHandler(serve, { maxSubscriptions: 0 });

  return async (paid) => {
    const { url, headers, body, message } = paid;
    const authInfo = { token: '', clientId: '', scopes: [], extra: { paid } };
    const request = new Request(url, { method: 'POST', headers, body });
    const response = await handler.fetch(request, {
      authInfo,
      ...(message !== undefined && { parsedBody: message }),
    });
    // The reply is read to its end: until then the tool may not have been called.
    const text = await response.text();
    const said = { status: response.status, headers: [...response.headers], body: text };
    return withRequestId(said, paid.requestId);
  };
}

/** A message, alone or as the only event of a stream. */
const ONE_MESSAGE = /^(event: message\ndata: )?(\{.*\})(\n*)$/s;

/** Contract 18: a protocol error also carries its request's id, as `data.request_id`. */
function withRequestId(said: Said, requestId: string): Said {
  const [, before = '', text = '', after = ''] = ONE_MESSAGE.exec(said.body) ?? [];
  // A result already has an id, and an acknowledgement is empty.
  if (text === '' || text.includes('"result":')) return said;
  const message = JSON.parse(text) as { error?: { data?: unknown } };
  if (message.error === undefined) return said;
  const { data } = message.error;
  const more = typeof data === 'object' && data !== null ? data : {};
  const error = { ...message.error, data: { ...more, request_id: requestId } };
  return { ...said, body: `${before}${JSON.stringify({ ...message, error })}${after}` };
}

/** The tools for one exchange, over any transport. @param call gives the result of a call. */
export function makeServer(
  context: ToolContext,
  call: (call: ToolCall) => CallToolResult | Promise<CallToolResult>,
): McpServer {
  const mcp = new McpServer(SERVER_INFO, {
    instructions: instructions(context),
    capabilities: { tools: { listChanged: false } },
    cacheHints: { 'tools/list': FOR_A_DAY, 'server/discover': FOR_A_DAY },
  });
  const { server } = mcp;
  const countries = [...context.dataSet.countries.keys()];
  server.setRequestHandler('tools/list', () => ({
    tools: TOOLS.map((tool) => describeTool(tool, countries, !context.isLocal)),
  }));
  // Parsed here and not by a schema: the endpoint refuses with its own code and the expected form,
  // where a schema would only say "invalid".
  server.setRequestHandler('tools/call', async ({ params }) => {
    const read = readCall(params);
    if (read === null) {
      const names = TOOLS.map(({ name }) => name).join(', ');
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool of this name: write one of ${names}.`,
        { code: 'not_found' },
      );
    }
    return await call(read);
  });
  return mcp;
}
