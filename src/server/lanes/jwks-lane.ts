import { hash } from 'node:crypto';
import { namesTag } from '../../api/reply.ts';
import { IN_JSON, type Lane } from './lane.ts';
import { pageReply, SITE_ROUTE, textReply } from './page-reply.ts';

/** Where the public keys are: RFC 8615. */
const PATH = '/.well-known/jwks.json';

/** Answers with the keys that signatures are checked with, of now and of before: Contract 21.3. */
export function createJwksLane(keys: { readonly jwks: string }): Lane {
  return {
    ...IN_JSON,
    name: 'site',
    paths: /^\/\.well-known\/jwks\.json$/,
    readsBody: false,
    weight: 0,
    answer(visit) {
      if (visit.method !== 'GET' && visit.method !== 'HEAD') {
        const allow = ['Allow', 'GET, HEAD'];
        return textReply(visit, 405, `${PATH} answers GET and HEAD only.`, allow);
      }
      const body = Buffer.from(keys.jwks);
      const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
      const headers = [
        'Cache-Control',
        'public, no-cache',
        'Access-Control-Allow-Origin',
        '*',
        'ETag',
        tag,
      ];
      if (namesTag(visit.ifNoneMatch, tag)) return pageReply(visit, 304, headers, null, SITE_ROUTE);
      headers.push('Content-Type', 'application/jwk-set+json');
      headers.push('Content-Length', String(body.length));
      return pageReply(visit, 200, headers, body, SITE_ROUTE);
    },
  };
}
