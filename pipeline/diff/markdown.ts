/** A text inside a Markdown table: on one line, and nothing in it is taken for markup. */
export function cell(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>|~#]/gu, (character) => `\\${character}`);
}

/** A table; the cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** "1 date", "2 dates". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A link to a source. */
export function link(title: string, url: string): string {
  return `[${cell(title)}](${encodeURI(decodeSafely(url)).replace(/[()]/gu, (bracket) => (bracket === '(' ? '%28' : '%29'))})`;
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
