/**
 * The origin in built pages, which nobody can own (RFC 6761 6.4). The server replaces it with the
 * real one, so a build belongs to no address. Contract 16.8, Decision 29.
 */
export const SITE_PLACEHOLDER = 'https://site-url.invalid';

/**
 * A text as it would have been built for `siteUrl`. Calendars are never built ahead, because
 * their lines are folded, perhaps inside the placeholder.
 * @param siteUrl an origin, without a trailing slash.
 */
export function putSiteUrl(text: string, siteUrl: string): string {
  const { host } = new URL(siteUrl);
  // Where the scheme differs, as in `webcal:`, the host occurs alone.
  return text
    .replaceAll(SITE_PLACEHOLDER, siteUrl)
    .replaceAll(new URL(SITE_PLACEHOLDER).host, host);
}
