import type { Said } from '../files/kinds.ts';
import type { RenderPage } from './page-program.ts';

/** A page as rendered, before it is compressed. */
export interface WrittenPage extends Said {
  readonly body: Buffer;
}

/**
 * Renders one page whole. It depends on its address, the data and the clock, and on nothing else
 * that a client sends (Contract 15.7).
 * @param siteUrl the site's origin, as pages see it.
 * @param target path and query; the caller has checked that the address is known.
 * @throws when the page fails halfway.
 */
export async function writePage(
  render: RenderPage,
  siteUrl: string,
  target: string,
): Promise<WrittenPage> {
  const response = await render(new Request(new URL(target, siteUrl)));
  const { status, headers } = response;
  const text = (name: string) => headers.get(name) ?? undefined;
  // Astro gives its page for unknown addresses the status 404 even where it redirects.
  const isGuessed = status === 404 && headers.has('location');
  return {
    ...{ status: isGuessed ? 302 : status, type: text('content-type') },
    ...{ caching: text('cache-control'), location: text('location') },
    ...{ changed: text('last-modified'), dataVersion: text('x-data-version') },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
