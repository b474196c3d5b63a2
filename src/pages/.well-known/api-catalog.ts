import type { APIRoute } from 'astro';
import { jsonReply } from '../_file.ts';

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
      { anchor: at('/.well-known/api-catalog'), item: [{ href: at('/v1/') }] },
    ],
  };
  const profile = 'profile="https://www.rfc-editor.org/info/rfc9727"';
  return jsonReply(catalog, `application/linkset+json; ${profile}`);
};
