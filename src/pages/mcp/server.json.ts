import type { APIRoute } from 'astro';
import { describeMcpServer } from '../../reference/mcp-description.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';

// Decision 46: it is named by the host that serves it.
export const prerender = false;

/** The MCP server for registries. */
export const GET: APIRoute = ({ site }) => {
  const { countries } = loadedReleases().dataSet;
  return Response.json(describeMcpServer(new URL('/', site), countries.size));
};
