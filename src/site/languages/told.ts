/** A piece of what a page says, and the language it is in, where it is not the page's. */
export interface Piece {
  readonly text: string;
  /** BCP 47; null for the language of the page. */
  readonly language: string | null;
}

/** What a page says: plain text, or pieces of which some are in another language. */
export type Told = string | readonly Piece[];

/** The pieces of what is told. */
export function piecesOf(told: Told): readonly Piece[] {
  return typeof told === 'string' ? [{ text: told, language: null }] : told;
}

/** Pieces as one; plain text where none is in another language. */
export function joinPieces(pieces: readonly Piece[]): Told {
  if (pieces.some(({ language }) => language !== null)) return pieces;
  return pieces.map(({ text }) => text).join('');
}

/** The same without what was told before. */
export function distinctTold(items: readonly Told[]): Told[] {
  return [...new Map(items.map((told) => [plain(told), told])).values()];
}

/** What is told without its languages: for files, and for attributes. */
export function plain(told: Told): string {
  return typeof told === 'string' ? told : told.map(({ text }) => text).join('');
}

const RIGHT_TO_LEFT = /^(?:ar|he|fa|ur)\b/;

/** The direction of a language, where a page has to be told. */
export function directionOf(language: string | null): 'rtl' | 'ltr' {
  return language !== null && RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
