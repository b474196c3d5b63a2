/** A plain text in Markdown: on one line, with markup, HTML and links escaped. */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/gu, ' ')
      .replace(/[\\`*_[\]<>|~#]/gu, (character) => `\\${character}`)
      .replace(/&(?=\w+;)/gu, '\\&')
      // Characters that make a line a list item, heading or rule when they begin it.
      .replace(/^[-+=]/u, (character) => `\\${character}`)
      .replace(/^(\d+)([.)])(?= )/u, '$1\\$2')
  );
}

/** A link, with its title and address escaped. An address that is not on the web stays a text. */
export function markdownLink(title: string, url: string): string {
  if (!/^https?:\/\//iu.test(url)) return markdownText(title);
  const address = url.replace(/[()<>|\\\s]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
  return `[${markdownText(title)}](${address})`;
}
