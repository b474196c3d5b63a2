import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { GET as resource } from '../../src/pages/.well-known/oauth-protected-resource/mcp.ts';
import { GET as description } from '../../src/pages/mcp/server.json.ts';

const context = { site: new URL('https://redletter.example') } as unknown as APIContext;
const read = async (reply: Response | Promise<Response>) => (await reply).json();

it('the metadata of the MCP server says where it is and how a key is sent', async () => {
  expect(await read(resource(context))).toEqual({
    // RFC 9728 3.3: exactly the address that clients use.
    resource: 'https://redletter.example/mcp',
    resource_name: 'Redletter',
    bearer_methods_supported: ['header'],
    resource_documentation: 'https://redletter.example/docs/mcp/',
  });
});

it('the description for registries names the address, and asks for the key as a secret', async () => {
  const written = (await read(description(context))) as { description: string };
  expect(written).toMatchObject({
    name: expect.stringMatching(/^[a-z.]+\/redletter$/),
    remotes: [
      {
        type: 'streamable-http',
        url: 'https://redletter.example/mcp',
        headers: [{ name: 'Authorization', variables: { api_key: { isSecret: true } } }],
      },
    ],
  });
  const { countries } = loadNewestRelease('artifacts');
  expect(written.description).toContain(`of ${countries.length} countries,`);
  // What registries take at most.
  expect(written.description.length).toBeLessThanOrEqual(100);
});
