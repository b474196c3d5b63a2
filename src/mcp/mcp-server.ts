import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type McpServerFactory,
} from '@modelcontextprotocol/server';
import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import { RANGE_WORDS } from '../calendar/supported-range.ts';
import { type Arguments, type ToolContext, toolResult } from './call-tool.ts';
import { KeptLists } from './kept-lists.ts';
import type { PaidMessage, Said } from './paid-message.ts';
import { TOOLS, type ToolEntry } from './tool-table.ts';

/** A call of a tool that is one of ours, with arguments that its schema takes. */
export interface ToolCall {
  readonly tool: ToolEntry;
  readonly given: Arguments;
}

/** The protocol: everything of a message but who sends it and what it costs. */
export interface ProtocolServer {
  answer(message: PaidMessage): Promise<Said>;
}

const SERVER_INFO = { name: 'redletter', title: 'Redletter', version: INTERFACE_VERSION };

/** What a model is told before it sees the tools. */
function instructions({ dataSet }: ToolContext): string {
  return `Business days for ${dataSet.countries.size} countries from ${RANGE_WORDS}. Ask list_countries for codes and regions. The start of a span is never counted, its end is. Cite the laws that an answer carries.`;
}

/** The call that a message is; null for every other message, and for a call that is misspelt. */
export function findCall(message: unknown): ToolCall | null {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) {
    return null;
  }
  // A notification is not answered, whatever it asks for.
  if (message.id === undefined) return null;
  const { name, arguments: given = {} } = message.params;
  const tool = TOOLS.find((entry) => entry.name === name);
  const read = tool?.inputSchema.safeParse(given);
  return tool === undefined || !read?.success ? null : { tool, given: read.data as Arguments };
}

/** The five operations as read-only tools over streamable HTTP, without sessions. */
export function createProtocolServer(context: ToolContext): ProtocolServer {
  const handler = createMcpHandler(serverFactory(context), {
    // Nothing here ever changes while a client listens; an open stream would hold a reply back.
    maxSubscriptions: 0,
  });
  const lists = new KeptLists();

  async function answer(paid: PaidMessage): Promise<Said> {
    const { url, headers, body, message } = paid;
    const authInfo = { token: '', clientId: '', scopes: [], extra: { paid } };
    const request = new Request(url, { method: 'POST', headers, body });
    const response = await handler.fetch(request, {
      authInfo,
      ...(message !== undefined && { parsedBody: message }),
    });
    // Read to its end: until then the tool may not have been called.
    const text = await response.text();
    return { status: response.status, headers: [...response.headers], body: text };
  }

  return { answer: (paid) => lists.answer(paid, answer) };
}

function serverFactory(context: ToolContext): McpServerFactory {
  return ({ authInfo }) => {
    const paid = authInfo?.extra?.paid as PaidMessage;
    return makeServer(context, () => {
      if (paid.asked === null) throw new TypeError('a call that nobody has paid for');
      return toolResult(context, paid.asked, paid);
    });
  };
}

/**
 * A server of the tools for one exchange, whatever carries it.
 * @param call what a call of a tool gives.
 */
export function makeServer(
  context: ToolContext,
  call: (tool: ToolEntry, given: Arguments) => CallToolResult | Promise<CallToolResult>,
): McpServer {
  const server = new McpServer(SERVER_INFO, { instructions: instructions(context) });
  for (const tool of TOOLS) {
    const { name, description, inputSchema, outputSchema } = tool;
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(
      name,
      { title: name.replaceAll('_', ' '), description, inputSchema, outputSchema, annotations },
      (given) => call(tool, given as Arguments),
    );
  }
  return server;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
