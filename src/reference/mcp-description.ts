import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';

/**
 * The MCP server as registries describe one. Its name is its host's, from the end: whoever publishes it
 * shows that the host is theirs.
 * @param origin where it answers.
 * @param countries how many it knows.
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

/** `redletter.example` as `example.redletter`; of an address in numbers what a name may have. */
function nameOf(host: string): string {
  return host
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.');
}
