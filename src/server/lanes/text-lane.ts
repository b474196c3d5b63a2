import type { FlatHeaders } from '../../api/message.ts';
import { namesTag } from '../../api/reply.ts';
import { entityTag } from '../files/entity-tag.ts';
import { IN_JSON, type Lane } from './lane.ts';
import { pageReply, SITE_ROUTE, textReply } from './page-reply.ts';

/** The address of the public keys: RFC 8615. */
export const JWKS_PATH = '/.well-known/jwks.json';

/** With these, current and earlier signatures are checked: Contract 21.3. */
export const JWKS_FIELDS: FlatHeaders = [
  ...['Cache-Control', 'public, no-cache', 'Access-Control-Allow-Origin', '*'],
  ...['Content-Type', 'application/jwk-set+json'],
];

/** Answers one address with a text that the service writes itself. */
export function createTextLane(address: string, fields: FlatHeaders, text: () => string): Lane {
  return {
    ...IN_JSON,
    name: 'site',
    paths: new RegExp(`^${RegExp.escape(address)}$`),
    readsBody: false,
    weight: 0,
    answer(visit) {
      if (visit.method !== 'GET' && visit.method !== 'HEAD') {
        const allow = ['Allow', 'GET, HEAD'];
        return textReply(visit, 405, `${address} answers GET and HEAD only.`, allow);
      }
      const body = Buffer.from(text());
      const tag = entityTag(body, null);
      const headers = [...fields, 'ETag', tag];
      if (namesTag(visit.ifNoneMatch, tag)) return pageReply(visit, 304, headers, null, SITE_ROUTE);
      headers.push('Content-Length', String(body.length));
      return pageReply(visit, 200, headers, body, SITE_ROUTE);
    },
  };
}
