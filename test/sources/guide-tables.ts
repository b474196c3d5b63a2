import { editorSchemaText } from '../../pipeline/checks/files/editor-schemas.ts';
import { countryChecks } from '../../pipeline/checks/index.ts';
import { DIAGNOSTIC_CODES } from '../../pipeline/read/codes.ts';
import { RULE_KINDS } from '../../pipeline/rules/index.ts';

/** A part of the editor schema, as far as the guide goes. */
interface SchemaPart {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  readonly items?: SchemaPart;
  readonly additionalProperties?: SchemaPart | boolean;
  readonly anyOf?: readonly SchemaPart[];
}

/** "| `holidays` › `id` | yes | Permanent; … |" for every key of a source file. */
export function fieldRows(): string[] {
  // The keys of what may be a single entry or a list are named once.
  return [...new Set(fieldsOf(JSON.parse(editorSchemaText()) as SchemaPart, []))];
}

/** The same for every key of the file of a term rule. */
export function termRuleRows(): string[] {
  const schema = JSON.parse(editorSchemaText('rule.schema.json')) as SchemaPart;
  const rows = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    `| \`${key}\` | ${schema.required?.includes(key) === true ? 'yes' : ''} | ${value.description ?? ''} |`,
    // The table of countries says what citations hold.
    ...(key === 'citations' ? [] : insideOf(value, [key])),
  ]);
  return [...new Set(rows)];
}

/** "| `file_order` | Holidays do not … |" for every code. */
export function codeRows(): string[] {
  return Object.entries(DIAGNOSTIC_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
}

/** "| `file-order` | Do holidays … |" for every check. */
export function checkRows(): string[] {
  return countryChecks(0).map(({ name, describes }) => `| \`${name}\` | ${describes} |`);
}

/** The beginning of a row for every rule kind; the statute's sentence follows it. */
export function ruleRows(): string[] {
  return RULE_KINDS.map(
    ({ key, example, describes }) => `| \`{ ${key}: ${example} }\` | ${describes} |`,
  );
}

function fieldsOf(part: SchemaPart, path: readonly string[]): string[] {
  return Object.entries(part.properties ?? {}).flatMap(([key, value]) => {
    const own = [...path, key];
    const name = own.map((step) => `\`${step}\``).join(' › ');
    const needed = part.required?.includes(key) === true ? 'yes' : '';
    const row = `| ${name} | ${needed} | ${value.description ?? ''} |`;
    // Rules have a table of their own.
    return key === 'rule' ? [row] : [row, ...insideOf(value, own)];
  });
}

function insideOf(part: SchemaPart, path: readonly string[]): string[] {
  const more = typeof part.additionalProperties === 'object' ? [part.additionalProperties] : [];
  const parts = [part.items, ...more, ...(part.anyOf ?? [])].filter((each) => each !== undefined);
  return [...fieldsOf(part, path), ...parts.flatMap((each) => insideOf(each, path))];
}
