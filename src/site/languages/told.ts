/** A piece of text on a page, with its language if that differs from the page's. */
export interface Piece {
  readonly text: string;
  /** BCP 47; null for the language of the page. */
  readonly language: string | null;
}

/** Text on a page: a string, or pieces if some of it is in another language. */
export type Told = string | readonly Piece[];

/** The pieces of a text. */
export function piecesOf(told: Told): readonly Piece[] {
  return typeof told === 'string' ? [{ text: told, language: null }] : told;
}

/** Joins pieces into one text; a string if none is in another language. */
export function joinPieces(pieces: readonly Piece[]): Told {
  if (pieces.some(({ language }) => language !== null)) return pieces;
  return pieces.map(({ text }) => text).join('');
}

/** Texts without duplicates. */
export function distinctTold(items: readonly Told[]): Told[] {
  return [...new Map(items.map((told) => [plain(told), told])).values()];
}

/** The text without its languages, for files and attributes. */
export function plain(told: Told): string {
  return typeof told === 'string' ? told : told.map(({ text }) => text).join('');
}

const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur)\b/;

/** The direction in which a language is written. */
export function directionOf(language: string | null): 'rtl' | 'ltr' {
  return language !== null && RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
