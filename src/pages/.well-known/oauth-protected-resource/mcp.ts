import type { APIRoute } from 'astro';

/** How the MCP server is asked: RFC 9728. Keys come from whoever runs it, and from no server. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    resource: new URL('/mcp', site).href,
    resource_name: 'Redletter',
    bearer_methods_supported: ['header'],
    resource_documentation: new URL('/docs/mcp/', site).href,
  });
