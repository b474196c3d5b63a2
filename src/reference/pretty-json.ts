/** Short values stand on one line, however deep they are. */
const LINE_MAX = 76;

/** JSON for readers: the same values as the reply, broken into lines where it is long. */
export function prettyJson(body: string): string {
  return write(JSON.parse(body), '');
}

function write(value: unknown, indent: string): string {
  const short = oneLine(value);
  if (indent.length + short.length <= LINE_MAX || typeof value !== 'object' || value === null) {
    return short;
  }
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => `${inner}${write(item, inner)}`)
    : Object.entries(value).map(
        ([key, item]) => `${inner}${JSON.stringify(key)}: ${write(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
