import { namesTag } from '../../api/reply.ts';
import { entityTag } from '../files/compress.ts';
import { IN_JSON, type Lane } from './lane.ts';
import { pageReply, SITE_ROUTE, textReply } from './page-reply.ts';

/** RFC 8615. */
const ADDRESS = '/.well-known/jwks.json';

/** The public keys with which current and earlier signatures are checked: Contract 21.3. */
export function createKeysLane(keys: { readonly jwks: string }): Lane {
  return {
    ...IN_JSON,
    name: 'site',
    paths: new RegExp(`^${RegExp.escape(ADDRESS)}$`),
    readsBody: false,
    weight: 0,
    answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const allow = ['Allow', 'GET, HEAD'];
        return textReply(request, 405, `${ADDRESS} answers GET and HEAD only.`, allow);
      }
      const body = Buffer.from(keys.jwks);
      const tag = entityTag(body, null);
      const headers = ['Cache-Control', 'public, no-cache', 'Access-Control-Allow-Origin', '*'];
      headers.push('Content-Type', 'application/jwk-set+json', 'ETag', tag);
      if (namesTag(request.ifNoneMatch, tag))
        return pageReply(request, 304, headers, null, SITE_ROUTE);
      headers.push('Content-Length', String(body.length));
      return pageReply(request, 200, headers, body, SITE_ROUTE);
    },
  };
}
