import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';
import server from './mcp-server.json' with { type: 'json' };

/**
 * Describes the MCP server for registries. Its name is the host name reversed, because a registry
 * asks the publisher to prove ownership of the host.
 * @param origin the address of the service.
 * @param countries the number of countries.
 */
export function describeMcpServer(origin: URL, countries: number): object {
  return {
    ...server,
    name: `${nameOf(origin.hostname)}/redletter`,
    description: server.description.replace('{countries}', String(countries)),
    version: INTERFACE_VERSION,
    websiteUrl: new URL('/docs/mcp/', origin).href,
    remotes: server.remotes.map((remote) => ({ ...remote, url: new URL('/mcp', origin).href })),
  };
}

/** Reverses `redletter.example` to `example.redletter`, without characters that a name may not have. */
function nameOf(host: string): string {
  return host
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.');
}
