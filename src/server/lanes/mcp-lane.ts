import { errorReply } from '../../api/error-reply.ts';
import type { McpEndpoint } from '../../mcp/mcp-endpoint.ts';
import { readBody } from '../forms/read-form.ts';
import type { Load } from '../watch/load-gauge.ts';
import { IN_JSON, type Lane } from './lane.ts';

/** The one address of the MCP server. */
const MCP_PATH = '/mcp';

/** A message is a name and a few parameters; this is far more than any needs. */
const BODY_BYTES_MAX = 16_384;
/**
 * The lists and objects it may contain. Parsed, 16 KiB of brackets become megabytes of garbage
 * that survive the young generation: a few hundred such messages a second held the loop for 66 ms
 * at a time.
 */
const NESTED_MAX = 256;

export interface McpLaneOptions {
  readonly endpoint: McpEndpoint;
  /** The origin at which clients reach the service. */
  readonly siteUrl: string;
  readonly load: Load;
}

/** Answers `/mcp`: reads the message, within bounds, and returns the endpoint's reply. */
export function createMcpLane({ endpoint, siteUrl, load }: McpLaneOptions): Lane {
  const url = new URL(MCP_PATH, siteUrl).href;
  return {
    ...IN_JSON,
    name: 'mcp',
    paths: /^\/mcp$/,
    readsBody: true,
    // A message that never ends is no work, and must not count as load.
    weight: 0,
    async answer(request, incoming, response) {
      const { requestId, method, authorization, clientRequestId, dataVersion } = request;
      const body = await readBody(incoming, BODY_BYTES_MAX);
      if (body === null || body.split(/[[{]/, NESTED_MAX + 2).length > NESTED_MAX + 1) {
        response.shouldKeepAlive = false;
        const message =
          'The message is longer than 16 KiB, or has more than 256 lists and objects: send one call at a time.';
        return errorReply(request, 'bad_request', { route: 'mcp', status: 413, message });
      }
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) {
        // The key stays with the contract: the SDK has no use for it.
        if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
      }
      // While a key is being looked up it may turn out invalid, so the request is not counted as
      // load yet.
      const guard = {
        mayLookUp: () => {
          const may = request.guard.mayLookUp();
          if (may) load.wait(-1);
          return may;
        },
        lookedUp: (failed: boolean) => {
          load.wait(1);
          request.guard.lookedUp(failed);
        },
      };
      load.wait(1);
      try {
        return await endpoint.answer({
          ...{ guard, requestId, method, url, headers, body, authorization, clientRequestId },
          ...{ dataVersion, siteUrl: request.siteUrl },
        });
      } finally {
        load.wait(-1);
      }
    },
  };
}
