import { yamlText } from '../values/yaml-text.ts';

/** What stands in a citation, in this order. */
export interface NewCitation {
  readonly id: string;
  /** Key and text; those without a text are left out. */
  readonly fields: readonly (readonly [string, string | undefined])[];
}

/**
 * Adds a citation below the last one, and leaves every other line as it is.
 * @returns null when the citations are not written one below the other.
 */
export function addCitation(text: string, { id, fields }: NewCitation): string | null {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^citations:\s*(?:#.*)?$/u.test(line));
  const firstIndent = /^ +(?=\S)/u.exec(lines[head + 1] ?? '')?.[0];
  if (head < 0 || firstIndent === undefined) return null;
  let last = head;
  for (let index = head + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^[^\s#]/u.test(line)) break;
    if (/^ +[^\s#]/u.test(line)) last = index;
  }
  const entry = fields.flatMap(([key, value]) =>
    value === undefined ? [] : [`${firstIndent.repeat(2)}${key}: ${valueText(key, value)}`],
  );
  lines.splice(last + 1, 0, `${firstIndent}${id}:`, ...entry);
  return lines.join('\n');
}

/** An address and a date stand as they are; a text in quotes where YAML needs them. */
function valueText(key: string, value: string): string {
  return ['url', 'read', 'years'].includes(key) ? value : yamlText(value);
}
