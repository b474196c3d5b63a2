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

/** A link to a source; what would end it in Markdown or in a table is escaped. */
export function link(title: string, url: string): string {
  const address = url.replace(/[()<>|\\\s]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
  return `[${cell(title)}](${address})`;
}
