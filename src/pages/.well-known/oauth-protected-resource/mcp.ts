import type { APIRoute } from 'astro';

/** How to ask the MCP server (RFC 9728). Keys come from its operator; there is no authorization server. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    resource: new URL('/mcp', site).href,
    resource_name: 'Redletter',
    bearer_methods_supported: ['header'],
    resource_documentation: new URL('/docs/mcp/', site).href,
  });
