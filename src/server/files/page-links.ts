import { bareType } from './media-types.ts';

const ALTERNATE = /<link rel="alternate" type="([^"]+)" href="([^"]+)"/g;
/** The forms in which templates write `&` in an attribute. */
const AMPERSAND = /&(?:amp|#38);/g;

/**
 * The files that a page links as other forms of itself, as a Link field (RFC 8288), for programs
 * that read no HTML; null where there are none.
 */
export function linkField(html: string): string | null {
  const links = [...html.matchAll(ALTERNATE)].map(([, type = '', href = '']) => {
    const address = href.replace(AMPERSAND, '&');
    return `<${address}>; rel="alternate"; type="${bareType(type)}"`;
  });
  return links.length === 0 ? null : links.join(', ');
}
