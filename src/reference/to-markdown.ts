import { type Block, pagePath, type ReferencePage } from './blocks.ts';

/** A page of the reference as Markdown. */
export function toMarkdown(page: ReferencePage, siteUrl: string): string {
  const parts = [`# ${page.title}`, page.lead, `Page: ${siteUrl}${pagePath(page.slug)}`];
  for (const { id, title, blocks, examples } of page.sections) {
    parts.push(`<a id="${id}"></a>\n\n## ${title}`);
    parts.push(...[...blocks, ...examples].map(writeBlock));
  }
  // Links within the site become absolute, because the file may be read elsewhere.
  const text = `${parts.join('\n\n')}\n`;
  return text.replaceAll('](/', `](${siteUrl}/`);
}

/** A block as Markdown. */
export function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) => `${block.numbered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
        .join('\n');
    case 'code':
      return `${block.label}:\n\n\`\`\`\n${block.code}\n\`\`\``;
    case 'samples':
      return block.samples
        .map(({ language, code }) => `${block.label}, ${language}:\n\n\`\`\`\n${code}\n\`\`\``)
        .join('\n\n');
    default:
      return block satisfies never;
  }
}
