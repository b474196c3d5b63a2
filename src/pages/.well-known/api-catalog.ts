import type { APIRoute } from 'astro';

/** RFC 9727: where the API is described, as a linkset (RFC 9264). */
export const GET: APIRoute = ({ site }) => {
  const at = (path: string) => new URL(path, site).href;
  const catalog = {
    linkset: [
      {
        anchor: at('/v1/'),
        'service-desc': [{ href: at('/openapi.json'), type: 'application/openapi+json' }],
        'service-doc': [
          { href: at('/docs/'), type: 'text/html' },
          { href: at('/docs.md'), type: 'text/markdown' },
        ],
        status: [{ href: at('/status/'), type: 'text/html' }],
      },
      {
        anchor: at('/.well-known/api-catalog'),
        item: [{ href: at('/v1/') }],
      },
    ],
  };
  return new Response(`${JSON.stringify(catalog, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    },
  });
};
