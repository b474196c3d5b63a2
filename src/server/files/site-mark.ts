/**
 * Where built pages are said to be: an origin that can be nobody's (RFC 6761 6.4). Whoever
 * serves them puts the real one in its place, so that a build belongs to no address.
 * Contract 16.8, Decision 29.
 */
export const SITE_MARK = 'https://site-url.invalid';

/**
 * A text as it would have been built for `siteUrl`. In calendars lines are folded, perhaps inside of
 * the mark: none is built ahead.
 * @param siteUrl an origin, without a trailing slash.
 */
export function putSiteUrl(text: string, siteUrl: string): string {
  const { host } = new URL(siteUrl);
  // Where the scheme is another one, as in `webcal:`, the host stands alone.
  return text.replaceAll(SITE_MARK, siteUrl).replaceAll(new URL(SITE_MARK).host, host);
}
