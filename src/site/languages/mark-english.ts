import { readAddress } from '../../address/read-address.ts';

/** English sentences, between marks of the compiler; tags and their text hold no element. */
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

/** A link to a page, whose address ends in a slash, without a `lang` of its own. */
const LINK = /<a (?![^>]*\blang=)([^>]*?href="(\/(?:[^"?#]*\/)?)(?:[?#][^"]*)?"[^>]*)>/g;

/** Marks the links of a translated page that lead to English pages, for the style sheet. */
export function markEnglishLinks(html: string): string {
  return html.replaceAll(LINK, (all, attributes: string, address: string) =>
    readAddress(address).word === '' ? `<a ${attributes} hreflang="en">` : all,
  );
}
