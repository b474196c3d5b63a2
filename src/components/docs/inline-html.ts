import { HTMLString } from 'astro/runtime/server/index.js';
import { type Markup, markup } from '../words/writing.ts';

/** The inline marks of the reference's texts as HTML: `code`, **strong**, [words](address). */
export function inlineHtml(text: string): Markup {
  const html = markup`${text}`
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
  return new HTMLString(html);
}
