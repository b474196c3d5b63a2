import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';

/**
 * Describes the MCP server for registries. Its name is the host name reversed, because a registry
 * asks the publisher to prove ownership of the host.
 * @param origin the address of the service.
 * @param countries the number of countries.
 */
export function describeMcpServer(origin: URL, countries: number): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${nameOf(origin.hostname)}/redletter`,
    title: 'Redletter',
    description: `Business days and public holidays of ${countries} countries, with the law behind each.`,
    version: INTERFACE_VERSION,
    websiteUrl: new URL('/docs/mcp/', origin).href,
    remotes: [
      {
        type: 'streamable-http',
        url: new URL('/mcp', origin).href,
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and your API key',
            value: 'Bearer {api_key}',
            variables: { api_key: { description: 'API key', isRequired: true, isSecret: true } },
          },
        ],
      },
    ],
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
