import type { APIRoute } from 'astro';
import { describeMcpServer } from '../../reference/mcp-description.ts';

/** The MCP server for registries. */
export const GET: APIRoute = ({ site }) => Response.json(describeMcpServer(new URL('/', site)));
