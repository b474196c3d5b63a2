/** A text for people as Markdown writes it: on one line, and nothing in it is markup, HTML or a link. */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/gu, ' ')
      .replace(/[\\`*_[\]<>|~#]/gu, (character) => `\\${character}`)
      .replace(/&(?=\w+;)/gu, '\\&')
      // What makes a list, a heading or a rule of a line that begins with it.
      .replace(/^[-+=]/u, (character) => `\\${character}`)
      .replace(/^(\d+)([.)])(?= )/u, '$1\\$2')
  );
}

/** A link; what would end its title or its address is escaped. An address that is not of the web stays a text. */
export function markdownLink(title: string, url: string): string {
  if (!/^https?:\/\//iu.test(url)) return markdownText(title);
  const address = url.replace(/[()<>|\\\s]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
  return `[${markdownText(title)}](${address})`;
}
