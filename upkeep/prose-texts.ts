import { lexer, type Token, walkTokens } from 'marked';
import ts from 'typescript';

/** A text that people read as prose. */
export interface Prose {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** Code spans become one word; links and emphasis become their text. */
function shownText(tokens: readonly Token[]): string {
  const show = (token: Token): string => {
    if (token.type === 'codespan') return 'code';
    if (token.type === 'br') return ' ';
    const inner = 'tokens' in token ? token.tokens : undefined;
    return inner === undefined ? ('text' in token ? String(token.text) : '') : shownText(inner);
  };
  return tokens.map(show).join('');
}

/** Paragraphs, list items and headings of a Markdown file; neither code nor tables. */
export function markdownProse(source: string): Prose[] {
  const found: Prose[] = [];
  let from = 0;
  walkTokens(lexer(source), (token) => {
    if (!['paragraph', 'heading', 'text'].includes(token.type) || !('tokens' in token)) return;
    const index = source.indexOf(token.raw.trim().split('\n')[0] ?? '', from);
    if (index >= 0) from = index;
    found.push({ line: lineAt(source, from), text: shownText(token.tokens ?? []) });
  });
  return found;
}

const commentText = (raw: string): string =>
  raw.replace(/^\/\*+|\*+\/$/g, '').replace(/^\s*(?:\*|\/\/+)?[ \t]?/gm, '');

/** Comments of a TypeScript file, and its strings of four words or more: messages and titles. */
export function codeProse(source: string): Prose[] {
  const found: Prose[] = [];
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const seen = new Set<number>();
  const comments = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      found.push({ line: lineAt(source, pos), text: commentText(source.slice(pos, end)) });
    }
  };
  const visit = (node: ts.Node): void => {
    comments(ts.getLeadingCommentRanges(source, node.getFullStart()));
    comments(ts.getTrailingCommentRanges(source, node.getEnd()));
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && node.text.trim().split(/\s+/).length >= 4) {
      found.push({ line: lineAt(source, node.getStart()), text: node.text });
    }
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.join(' ').trim().split(/\s+/).length >= 4) {
        found.push({ line: lineAt(source, node.getStart()), text: parts.join('…') });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
