/** A piece of text on a page, with its language if that differs from the page's. */
export interface Piece {
  readonly text: string;
  /** BCP 47; null for the language of the page. */
  readonly language: string | null;
}

/** Text on a page: a string, or pieces if some of it is in another language. */
export type Localized = string | readonly Piece[];

/** The pieces of a text. */
export function piecesOf(localized: Localized): readonly Piece[] {
  return typeof localized === 'string' ? [{ text: localized, language: null }] : localized;
}

/** Joins pieces into one text; a string if none is in another language. */
export function joinPieces(pieces: readonly Piece[]): Localized {
  if (pieces.some(({ language }) => language !== null)) return pieces;
  return pieces.map(({ text }) => text).join('');
}

/** Texts without duplicates. */
export function distinctLocalized(items: readonly Localized[]): Localized[] {
  return [...new Map(items.map((localized) => [plain(localized), localized])).values()];
}

/** The text without its languages, for files and attributes. */
export function plain(localized: Localized): string {
  return typeof localized === 'string' ? localized : localized.map(({ text }) => text).join('');
}

const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur)\b/;

/** The direction in which a language is written. */
export function directionOf(language: string | null): 'rtl' | 'ltr' {
  return language !== null && RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
