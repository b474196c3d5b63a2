import { readAddress } from '../../address/read-address.ts';

/**
 * An English sentence on a translated page, which the compiler of the catalogs marks with
 * invisible characters. Attributes, and elements that hold only text, cannot mark a part of their
 * text.
 */
const SIGNS = /\u2066\u2063|\u2063\u2069/g;
const MARKED =
  /<(?<only>title|option|script|style|textarea)\b[^>]*>.*?<\/\k<only>>|<[^>]*>|\u2066\u2063(?<english>.*?)\u2063\u2069/gs;

/** Marks the sentences of a page that its language lacks as English. */
export function markEnglish(html: string): string {
  return html.replaceAll(MARKED, (all, _only, english: string | undefined) =>
    english === undefined
      ? all.replaceAll(SIGNS, '')
      : `<span lang="en" dir="ltr">${english}</span>`,
  );
}

/**
 * A link to a page of the site; addresses of files have no slash at the end. A link with a `lang`
 * is already marked.
 */
const LINK = /<a (?![^>]*\blang=)([^>]*?href="(\/(?:[^"?#]*\/)?)(?:[?#][^"]*)?"[^>]*)>/g;

/**
 * Marks the links of a translated page that lead to English pages, so that the style sheet can
 * show it.
 */
export function markEnglishLinks(html: string): string {
  return html.replaceAll(LINK, (all, attributes: string, address: string) =>
    readAddress(address).word === '' ? `<a ${attributes} hreflang="en">` : all,
  );
}
