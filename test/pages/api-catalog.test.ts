import type { APIContext } from 'astro';
import { expect, it } from 'vitest';
import { GET } from '../../src/pages/.well-known/api-catalog.ts';

it('the API catalogue is a linkset that names the description and the documentation', async () => {
  const site = new URL('https://redletter.example');
  const reply = await GET({ site } as unknown as APIContext);
  expect(reply.headers.get('content-type')).toContain('application/linkset+json');
  const { linkset } = (await reply.json()) as {
    linkset: { anchor: string; [relation: string]: string | { href: string }[] }[];
  };
  const api = linkset.find(({ anchor }) => anchor === 'https://redletter.example/v1/');
  expect(api).toMatchObject({
    'service-desc': [{ href: 'https://redletter.example/openapi.json' }],
    'service-doc': [{ type: 'text/html' }, { type: 'text/markdown' }],
  });
  // RFC 9727, 4.1: the catalogue lists the APIs as items.
  const catalog = linkset.find(({ anchor }) => anchor.endsWith('/.well-known/api-catalog'));
  expect(catalog).toMatchObject({ item: [{ href: 'https://redletter.example/v1/' }] });
});
