/** A link found on a page, as an address of this site. */
export interface FoundLink {
  readonly page: string;
  /** With its query, without the fragment. */
  readonly target: string;
  readonly fragment: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** Every link of a page into this site; `site` is the origin of absolute links to it. */
export function linksOf(page: string, html: string, site: string): FoundLink[] {
  const origin = new URL(site).origin;
  return [...html.matchAll(/<(?:a|link)\s[^>]*?href="([^"]*)"/g)].flatMap((match) => {
    const href = (match[1] ?? '').replace(
      /&(?:amp|#38|quot|#39);/g,
      (found) => ENTITIES[found] ?? '',
    );
    const url = new URL(href, new URL(page, origin));
    if (url.origin !== origin) return [];
    return [
      { page, target: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) },
    ];
  });
}

/** The ids of a page: the possible fragments. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
}

/** Ids that occur more than once on a page. */
export function repeatedIds(html: string): string[] {
  const all = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
  return all.filter((id, index) => all.indexOf(id) !== index);
}
