/** The place of a reader in a template: in text, in an expression, or in a tag. */
type Place = 'text' | 'script' | 'tag';

const SAID = /^(?:aria-label|title|alt|placeholder|abbr|tooldescription)$/;
const HAS_WORDS = /\p{L}{2}/u;

/**
 * The texts of an Astro template outside its script: text between tags, attributes that are read
 * out, and string literals with a space in printed expressions.
 * @param source formatted by prettier: every element is closed.
 */
export function wordsOfTemplate(source: string): string[] {
  const html = source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '');
  const found: string[] = [];
  const stack: Place[] = ['text'];
  let text = '';
  const flush = () => {
    if (HAS_WORDS.test(text)) found.push(text.trim());
    text = '';
  };
  let index = 0;
  while (index < html.length) {
    const place = stack.at(-1);
    const rest = html.slice(index, index + 400);
    const [char = ''] = rest;
    if (place === 'text' && char === '{') {
      flush();
      stack.push('script');
    } else if (place !== 'tag' && /^<\/[\w.]*>/.test(rest)) {
      flush();
      stack.pop();
      index += rest.indexOf('>');
    } else if (place !== 'tag' && /^<(?:[A-Za-z!]|>)/.test(rest)) {
      flush();
      stack.push('tag');
    } else if (place === 'text') {
      text += char;
    } else if (place === 'tag') {
      const said = /^([\w-]+)="([^"]*)"/.exec(rest);
      if (char === '{') stack.push('script');
      else if (said !== null) {
        if (SAID.test(said[1] ?? '') && HAS_WORDS.test(said[2] ?? '')) found.push(said[2] ?? '');
        index += said[0].length - 1;
      } else if (char === '>') {
        const isClosed =
          html[index - 1] === '/' || /^<!/.test(html.slice(html.lastIndexOf('<', index), index));
        stack.pop();
        if (!isClosed) stack.push('text');
      }
    } else if (char === '{') stack.push('script');
    else if (char === '}') stack.pop();
    else {
      const literal = /^(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/.exec(rest)?.[0];
      if (literal !== undefined) {
        const isPrinted = !stack.includes('tag');
        const words = literal.replaceAll(/\$\{[^}]*\}|<[^>]*>/g, '');
        if (isPrinted && HAS_WORDS.test(words) && words.includes(' ')) found.push(literal);
        index += literal.length - 1;
      }
    }
    index += 1;
  }
  flush();
  return found;
}
