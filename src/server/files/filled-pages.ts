import { readSpan, type SitePack } from './site-pack.ts';
import { putSiteUrl } from './site-placeholder.ts';

/** Marks the place for what depends on the request. */
const SLOT = '<div id="slot"></div>';
/** Asks to come back later in place of another page; it has no address of its own. */
export const BUSY_PAGE = '/busy/';
const ADDRESSES = [BUSY_PAGE, '/account/', '/keys/', '/report/', '/report/kept/'];

/** The built pages that a request fills in, or that must be at hand under overload. */
export interface FilledPages {
  /** Null when the site has none. */
  readonly busy: string | null;
  /** A page with words filled in; null for any other address. */
  fill(address: string, words: string): Promise<string | null>;
}

export function fillSlot(html: string, words: string): string {
  return html.replace(SLOT, () => words);
}

export function readFilledPages(pack: SitePack | null, siteUrl: string): FilledPages {
  const texts = new Map<string, string>();
  for (const address of ADDRESSES) {
    const span = pack?.files.get(address);
    if (pack === null || span === undefined) continue;
    texts.set(address, putSiteUrl(readSpan(pack.descriptor, span).toString(), siteUrl));
  }
  return {
    busy: texts.get(BUSY_PAGE) ?? null,
    fill: async (address, words) => {
      const html = texts.get(address);
      return html === undefined ? null : fillSlot(html, words);
    },
  };
}
