import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCut } from '../wire/deaf-parser.ts';
import type { WireRequest } from '../wire/wire-request.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i;

/**
 * The fields of a posted form; null if it is not a form, or longer than allowed; `foreign` if a
 * page of another site has posted it. Only a form that is read to its end leaves the connection
 * open.
 */
export async function readForm(
  request: WireRequest,
  incoming: IncomingMessage,
  response: ServerResponse,
  bytesMax: number,
): Promise<URLSearchParams | 'foreign' | null> {
  const isForeign = isFromElsewhere(request, incoming);
  const body = isForeign ? null : await readBody(incoming, bytesMax);
  const isForm = FORM_TYPE.test(incoming.headers['content-type'] ?? '');
  if (body !== null && isForm) return new URLSearchParams(body);
  response.shouldKeepAlive = false;
  return isForeign ? 'foreign' : null;
}

/**
 * Whether a page of another site has posted a form. Browsers say so in `Sec-Fetch-Site`, older
 * ones in `Origin`; a client that sends neither is not a browser.
 */
export function isFromElsewhere(
  { host, siteUrl }: Pick<WireRequest, 'host' | 'siteUrl'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  // `none`: no page sent the form; the browser did, as on a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // The site goes by its Host and by its configured origin; a page elsewhere cannot choose the Host.
  return ![`https://${host}`, `http://${host}`, siteUrl].includes(origin);
}

/** Most bodies fit into this. */
const FIRST_BYTES = 1_024;

/** The body as text, or null when it is longer than allowed, or cut. */
export async function readBody(
  incoming: IncomingMessage,
  bytesMax: number,
): Promise<string | null> {
  // One buffer: a part takes 500 bytes however short it is, and a client chooses how many there are.
  // It grows with what arrives, since announcing a length costs a client nothing.
  let body = Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES, bytesMax));
  let bytes = 0;
  // Ending the loop early must not end the connection: the refusal is still to be written.
  for await (const part of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const size = bytes + part.length;
    if (size > bytesMax) return null;
    if (size > body.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(2 * size, bytesMax));
      body.copy(larger, 0, 0, bytes);
      body = larger;
    }
    bytes += part.copy(body, bytes);
  }
  if (isCut(incoming)) return null;
  return body.toString('utf8', 0, bytes);
}
