declare const NAMES: unique symbol;

/** A sentence with placeholders or plural forms: no string, so that no page prints it unfilled. */
export interface Sentence<Name extends string> {
  readonly [NAMES]: Name;
}

/** A part of a sentence: text, the name of a placeholder, or a tag with its own parts. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly parts: readonly Part[] };

const TOKEN = /\{(?<name>\w+)\}|<(?<tag>\w+)>(?<inside>.*?)<\/\k<tag>>/gs;
const taken = new Map<string, readonly Part[]>();

/** Splits a written sentence into its parts, in order. */
export function partsOf(text: string): readonly Part[] {
  return taken.getOrInsertComputed(text, splitText);
}

function splitText(text: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const { name, tag, inside = '' } = match.groups ?? {};
    if (name !== undefined) parts.push({ kind: 'name', name });
    else if (tag !== undefined) parts.push({ kind: 'tag', tag, parts: splitText(inside) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
