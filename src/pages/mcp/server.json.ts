import type { APIRoute } from 'astro';
import { describeMcpServer } from '../../reference/mcp-description.ts';
import { openShelf } from '../../site/shelf.ts';

/** The MCP server for registries. */
export const GET: APIRoute = ({ site }) => {
  const { countries } = openShelf().dataSet;
  return Response.json(describeMcpServer(new URL('/', site), countries.size));
};
