import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReply } from '../../api/error-reply.ts';
import { openExchange } from '../../api/exchange.ts';
import type { McpEndpoint } from '../../mcp/mcp-endpoint.ts';
import type { LoadGauge } from '../watch/load-gauge.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';
import type { Visit } from '../wire/visit.ts';
import { writeApiReply } from './api-lane.ts';

/** The one address of the MCP server. */
export const MCP_PATH = '/mcp';

/** A message is a name and a few parameters; this is far more than any needs. */
const BODY_BYTES_MAX = 65_536;

export interface McpLaneOptions {
  readonly endpoint: McpEndpoint;
  /** The origin that clients reach the service at. */
  readonly siteUrl: string;
  /** Makes a UUIDv7. */
  readonly newRequestId: () => string;
  readonly log: TroubleLog;
  readonly load: Pick<LoadGauge, 'inFlight'>;
}

/** Answers `/mcp`: reads the message, bounded, and writes what the endpoint says. */
export class McpLane {
  readonly #options: McpLaneOptions;

  constructor(options: McpLaneOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const { endpoint, siteUrl, newRequestId, log, load } = this.#options;
    const { method, authorization, clientRequestId } = visit;
    if (visit.expects !== null) response.writeContinue();
    const body = await readBody(request);
    if (body === null) {
      const exchange = openExchange(newRequestId(), method, clientRequestId, 'mcp');
      const message = 'The message is longer than 64 KiB: send one call at a time.';
      response.shouldKeepAlive = false;
      return writeApiReply(
        errorReply(exchange, 'bad_request', { status: 413, message }),
        response,
        visit,
        log,
      );
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      // The key stays with the contract: the SDK has no use for it.
      if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
    }
    const url = new URL(MCP_PATH, siteUrl).href;
    const asked = { method, url, headers, body, authorization, clientRequestId };
    load.inFlight += 1;
    try {
      writeApiReply(await endpoint.answer(asked), response, visit, log);
    } finally {
      load.inFlight -= 1;
    }
  }
}

/** The body as text, or null when it is longer than allowed. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Ending the loop early must not end the connection: the refusal is still to be written.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
