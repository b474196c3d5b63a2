import { yamlText } from '../values/yaml-text.ts';

/** The keys of a citation, in order. */
export interface NewCitation {
  readonly id: string;
  /** Key and text; keys without a text are left out. */
  readonly fields: readonly (readonly [string, string | undefined])[];
}

/**
 * Adds a citation below the last one; every other line stays unchanged.
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

/** Addresses and dates are unquoted; a text is quoted where YAML needs it. */
function valueText(key: string, value: string): string {
  return ['url', 'read', 'years'].includes(key) ? value : yamlText(value);
}
