/**
 * The reference as content: one model, written out as a page and as its Markdown twin.
 * Texts are Markdown with inline marks only: `code`, **strong**, [words](address).
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | {
      readonly kind: 'table';
      /** For readers who cannot see where the table stands. */
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its header. */
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'code';
      readonly label: string;
      readonly code: string;
      /** Shown on demand; the rest of the page stays short. */
      readonly folded?: boolean;
    }
  | Samples;

/** One program in several languages, of which one is in sight. */
export interface Samples {
  readonly kind: 'samples';
  /** What it does; no other one of its page does the same. */
  readonly label: string;
  readonly samples: readonly { readonly language: string; readonly code: string }[];
}

export interface Section {
  /** Anchor; permanent. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Examples, beside the text where there is room. */
  readonly examples: readonly Block[];
}

export interface ReferencePage {
  /** `/docs/` itself is the empty one. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Where a page is, and where its twin. */
export function pagePath(slug: string): string {
  return slug === '' ? '/docs/' : `/docs/${slug}/`;
}

export function twinPath(slug: string): string {
  return slug === '' ? '/docs.md' : `/docs/${slug}.md`;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const code = (label: string, lines: string): Block => ({ kind: 'code', label, code: lines });
export const folded = (label: string, lines: string): Block => ({
  kind: 'code',
  label,
  code: lines,
  folded: true,
});

export function section(
  id: string,
  title: string,
  blocks: readonly Block[],
  examples: readonly Block[] = [],
): Section {
  return { id, title, blocks, examples };
}
