import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '../wire/visit.ts';
import { readForm } from './read-form.ts';

/**
 * The fields of a posted form; null if it is not a form, or longer than allowed; `foreign` if a
 * page of another site has posted it. Only a form that is read to its end leaves the connection
 * open.
 */
export async function readOwnForm(
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
  bytesMax: number,
): Promise<URLSearchParams | 'foreign' | null> {
  const isForeign = isFromElsewhere(visit, request);
  if (!isForeign && visit.expects !== null) response.writeContinue();
  const form = isForeign ? 'foreign' : await readForm(request, bytesMax);
  if (!(form instanceof URLSearchParams)) response.shouldKeepAlive = false;
  return form;
}

/**
 * Whether a page of another site has posted a form, in the browser of somebody who may not know
 * of it. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; a client that sends neither
 * is not a browser.
 */
export function isFromElsewhere(
  { host, siteUrl }: Pick<Visit, 'host' | 'siteUrl'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  // `none`: no page sent the form; the browser did, as on a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // The site goes by its Host and by its configured origin; a page elsewhere cannot choose the Host.
  return ![`https://${host}`, `http://${host}`, siteUrl].includes(origin);
}
