import { readFileSync } from 'node:fs';
import {
  type Block,
  code,
  list,
  type ReferencePage,
  type Section,
  type SideBlock,
  text,
} from '../blocks.ts';

/** Computed values, by the name in `{{name}}`: words within a text, or whole blocks. */
export type Values = Readonly<Record<string, string | readonly (Block | Section)[]>>;

const PAGE = /^---\ntitle: (.+)\ndescription: (.+)\n---\n\n(.+)\n\n([\s\S]+)$/;
/** A table with its caption, a fence, or the lines up to a blank one. */
const CHUNK = /^Table: .+\n\n(?:\|.+\n?)+|^```[\s\S]*?^```$|(?:^.+\n?)+/gm;
const HEADING = /^## (.+) \{#([\w-]+)\}$/;
const FENCE = /^```\w+ (.+)\n([\s\S]*)\n```$/;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Reads a page from its Markdown file; code goes in the second column, the rest in the first.
 * @param slug '' for the overview.
 * @throws when the file is malformed, or a placeholder has no value.
 */
export function readPage(slug: string, values: Values): ReferencePage {
  // Found through the working folder, because a build bundles this module into another file.
  const file = `src/reference/pages/${slug || 'overview'}.md`;
  const filled = readFileSync(file, 'utf8').replace(PLACEHOLDER, (placeholder, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: ${placeholder} has no value`);
    return typeof value === 'string' ? value : placeholder;
  });
  const [, title = '', description = '', lead = '', body] = PAGE.exec(filled) ?? [];
  if (body === undefined)
    throw new Error(`${file}: must begin with a title, a description and a lead`);
  const sections: (Section & { readonly blocks: Block[]; readonly examples: SideBlock[] })[] = [];
  for (const [chunk] of body.matchAll(CHUNK)) {
    const [, heading, id = ''] = HEADING.exec(chunk.trim()) ?? [];
    if (heading !== undefined) {
      sections.push({ id, title: heading, blocks: [], examples: [] });
      continue;
    }
    for (const part of readParts(chunk.trim(), values)) {
      if ('id' in part)
        sections.push({ ...part, blocks: [...part.blocks], examples: [...part.examples] });
      else if (part.kind === 'code' || part.kind === 'samples')
        sections.at(-1)?.examples.push(part);
      else sections.at(-1)?.blocks.push(part);
    }
  }
  return { slug, title, description, lead, sections };
}

function readParts(chunk: string, values: Values): readonly (Block | Section)[] {
  const name = /^\{\{(\w+)\}\}$/.exec(chunk)?.[1];
  if (name !== undefined) return values[name] as readonly (Block | Section)[];
  const [, label, lines = ''] = FENCE.exec(chunk) ?? [];
  if (label !== undefined) return [code(label, lines)];
  if (chunk.startsWith('Table: ')) return [readTable(chunk)];
  if (chunk.startsWith('- ')) return [list(...chunk.slice(2).split('\n- '))];
  if (!chunk.startsWith('1. ')) return [text(chunk)];
  const items = chunk.split('\n').map((line) => line.replace(/^\d+\. /, ''));
  return [{ kind: 'list', numbered: true, items }];
}

function readTable(chunk: string): Block {
  const [caption = '', , head = '', , ...rows] = chunk.split('\n');
  const cells = (line: string) => line.slice(2, -2).split(' | ');
  return {
    kind: 'table',
    caption: caption.replace('Table: ', ''),
    head: cells(head),
    rows: rows.map(cells),
  };
}
