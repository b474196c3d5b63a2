/**
 * JSON as committed: keys in the given order, and every member of the lists and maps in `perLine`
 * on its own line, so that a pull request shows dates moving. The value must be an object; the
 * text ends with a line feed.
 */
export function artifactText(
  value: Readonly<Record<string, unknown>>,
  perLine: readonly string[],
): string {
  const lines = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    if (!perLine.includes(key) || typeof member !== 'object' || member === null) {
      return name + JSON.stringify(member);
    }
    const list = Array.isArray(member);
    const members = list
      ? member.map((each) => JSON.stringify(each))
      : Object.entries(member).map(
          ([id, each]) => `${JSON.stringify(id)}: ${JSON.stringify(each)}`,
        );
    const [open, close] = list ? ['[', ']'] : ['{', '}'];
    return members.length === 0
      ? `${name}${open}${close}`
      : `${name}${open}\n${members.join(',\n')}\n${close}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
