import type { IncomingMessage } from 'node:http';
import type { Visit } from '../wire/visit.ts';

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
