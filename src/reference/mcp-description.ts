import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import server from './mcp-server.json' with { type: 'json' };

/**
 * Describes the MCP server for registries, which ask the publisher to prove ownership of the host.
 * @param origin the address of the service: `redletter.example` gives the name `example.redletter`.
 */
export function describeMcpServer(origin: URL, countries: number): object {
  const host = origin.hostname.replace(/[^a-z0-9.-]/g, '').split('.');
  return {
    ...server,
    name: `${host.reverse().join('.')}/redletter`,
    description: server.description.replace('{countries}', String(countries)),
    version: INTERFACE_VERSION,
    websiteUrl: new URL('/docs/mcp/', origin).href,
    remotes: server.remotes.map((remote) => ({ ...remote, url: new URL('/mcp', origin).href })),
  };
}
