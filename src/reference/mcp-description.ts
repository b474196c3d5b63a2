import { INTERFACE_VERSION } from '../api/endpoints/endpoint-table.ts';

/**
 * The MCP server as registries describe one; whoever publishes it has a name of their own.
 * @param origin where it answers.
 * @param countries how many it knows.
 */
export function describeMcpServer(origin: URL, countries: number): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: 'com.example/redletter',
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
