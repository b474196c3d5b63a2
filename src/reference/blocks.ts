/**
 * The content of the reference, rendered as a page and as Markdown. Texts are Markdown with
 * inline marks only: `code`, **strong**, [words](address).
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | {
      readonly kind: 'table';
      /** Read to those who cannot see where the table stands. */
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its header. */
      readonly rows: readonly (readonly string[])[];
    }
  | SideBlock;

/** A block in the second column, beside the text where there is room. */
export type SideBlock =
  | {
      readonly kind: 'code';
      readonly label: string;
      readonly code: string;
      /** Shown on demand, to keep the page short. */
      readonly folded?: boolean;
    }
  | {
      /** One program in several languages, of which one is shown at a time. */
      readonly kind: 'samples';
      /** What the program does; unique on its page. */
      readonly label: string;
      readonly samples: readonly { readonly language: string; readonly code: string }[];
    };

export interface Section {
  /** Anchor; permanent. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly examples: readonly SideBlock[];
}

export interface ReferencePage {
  /** Empty for `/docs/` itself. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** The address of a page. */
export function pagePath(slug: string): string {
  return slug === '' ? '/docs/' : `/docs/${slug}/`;
}

/** The address of its Markdown file. */
export function alternatePath(slug: string): string {
  return slug === '' ? '/docs.md' : `/docs/${slug}.md`;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const code = (label: string, code: string): SideBlock => ({ kind: 'code', label, code });
