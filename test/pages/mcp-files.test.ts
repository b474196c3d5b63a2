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

/** What the schema of the registry holds a description to. */
const REGISTRY_NAME = /^[a-zA-Z0-9.-]{1,189}\/[a-zA-Z0-9._-]+$/;

it.each([
  ['https://redletter.example', 'example.redletter/redletter'],
  ['https://days.acme.co.uk:8443', 'uk.co.acme.days/redletter'],
  ['http://127.0.0.1:4321', '1.0.0.127/redletter'],
  ['http://[::1]:80', '1/redletter'],
])(
  'the description for registries at %s is named %s, and asks for the key as a secret',
  async (site, name) => {
    const at = (origin: string) => ({ site: new URL(origin) }) as unknown as APIContext;
    const written = (await read(description(at(site)))) as { description: string };
    expect(written).toMatchObject({
      name,
      remotes: [
        {
          type: 'streamable-http',
          url: `${site.replace(/:80$/, '')}/mcp`,
          headers: [{ name: 'Authorization', variables: { api_key: { isSecret: true } } }],
        },
      ],
    });
    expect(name).toMatch(REGISTRY_NAME);
    const { countries } = loadNewestRelease('artifacts');
    expect(written.description).toContain(`of ${countries.length} countries,`);
    expect(written.description.length).toBeLessThanOrEqual(100);
  },
);
