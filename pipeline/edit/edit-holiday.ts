import type { HolidaySource } from '../country/form/holiday-schema.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { yamlText } from '../values/yaml-text.ts';

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** Removes a year from a holiday's list of years, and the list once it is empty. */
export function removeYear(
  text: string,
  id: string,
  key: 'estimated' | 'not_announced',
  year: number,
): string {
  const line = placeIn(text, id, key)?.line;
  if (line === undefined) return text;
  const lines = text.split('\n');
  const written = lines[line - 1] ?? '';
  const list = new RegExp(`\\b${key}: \\[([^\\]]*)\\]`, 'u');
  const left = list
    .exec(written)?.[1]
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== String(year));
  if (left === undefined) return text;
  if (left.length > 0) lines[line - 1] = written.replace(list, `${key}: [${left.join(', ')}]`);
  else if (new RegExp(`^ +${key}: \\[[^\\]]*\\]\\s*$`, 'u').test(written))
    lines.splice(line - 1, 1);
  else lines[line - 1] = written.replace(new RegExp(`,? ?${key}: \\[[^\\]]*\\]`, 'u'), '');
  return lines.join('\n');
}

/** The estimated dates that a rule lists. */
const LISTED_ESTIMATE = /\{ date: (\d{4}-\d\d-\d\d),[^{}]*accuracy: estimated[^{}]*\}/gu;

/** Replaces a year's estimated dates in the rule's own list by an announced date. */
export function confirmListed(
  text: string,
  { id, date, legalYear, cite }: { id: string; date: string; legalYear: number; cite: string },
): string {
  const block = blockOf(text, id);
  if (block === null) return text;
  const lines = text.split('\n');
  for (let at = block.first; at <= block.last; at += 1) {
    lines[at] = (lines[at] ?? '').replace(LISTED_ESTIMATE, (entry, was: string) => {
      const official = /official_date: (\d{4}-\d\d-\d\d)/u.exec(entry)?.[1];
      if (Number((official ?? was).slice(0, 4)) !== legalYear) return entry;
      const exact = entry.replace(was, date).replace(/,? ?accuracy: estimated/u, '');
      const cited = exact.replace(/cite: \[?([^\]}]*[^\]} ])\]?/u, `cite: [${cite}, $1]`);
      return cited === exact ? exact.replace(/ \}$/u, `, cite: ${cite} }`) : cited;
    });
  }
  return lines.join('\n');
}

/** Adds a cancellation for a year, everywhere or in some regions. */
export function addCancelled(
  text: string,
  {
    id,
    year,
    cite,
    regions,
  }: { id: string; year: number; cite: string; regions: readonly string[] },
): string {
  const where = regions.length === 0 ? '' : ` regions: [${regions.map(yamlText).join(', ')}],`;
  const entry = `{ year: ${year},${where} cite: ${cite} }`;
  const lines = text.split('\n');
  const there = placeIn(text, id, 'cancelled');
  if (there !== null) {
    const line = lines[there.line - 1] ?? '';
    const end = line.indexOf(']', there.column - 1);
    const opened = /cancelled:\s*$/u.test(line) ? null : end;
    if (opened !== null && opened >= 0) {
      // Lists of regions or citations have brackets of their own; the last bracket closes the
      // years.
      const last = /^\s*cancelled:/u.test(line) ? line.lastIndexOf(']') : end;
      lines[there.line - 1] = `${line.slice(0, last)}, ${entry}${line.slice(last)}`;
    } else {
      const indent = /^ */u.exec(lines[there.line] ?? '')?.[0] ?? '';
      lines.splice(there.line, 0, `${indent}- ${entry}`);
    }
    return lines.join('\n');
  }
  const before = placeIn(text, id, 'cite');
  if (before === null) return text;
  const line = lines[before.line - 1] ?? '';
  const head = line.slice(0, before.column - 1);
  if (/^ *$/u.test(head)) lines.splice(before.line - 1, 0, `${head}cancelled: [${entry}]`);
  else lines[before.line - 1] = `${head}cancelled: [${entry}], ${line.slice(before.column - 1)}`;
  return lines.join('\n');
}

/** Adds a day to a feast for one year, below the day before it. */
export function addFeastDay(
  text: string,
  first: HolidaySource,
  { number, date, cite }: { number: number; date: string; cite: string },
): string {
  const before = number === 2 ? first.id : `${first.id}-${number - 1}`;
  const block = blockOf(text, before);
  if (block === null) return text;
  const { indent, last } = block;
  const lines = text.split('\n');
  const names = Object.entries(first.names ?? {}).map(([tag, name]) => `${tag}: ${yamlText(name)}`);
  const regions = first.regions?.map(({ code }) => yamlText(code));
  const entry = [
    `- id: ${first.id}-${number}`,
    `  name: ${yamlText(`${first.name} (${ORDINALS[number - 2] ?? number} day)`)}`,
    ...(names.length === 0 ? [] : [`  names: { ${names.join(', ')} }`]),
    ...(regions === undefined ? [] : [`  regions: [${regions.join(', ')}]`]),
    `  rule: { dates: [${date}] }`,
    '  observance: none',
    `  cite: ${cite}`,
  ];
  lines.splice(last + 1, 0, ...entry.map((line) => `${indent}${line}`));
  return lines.join('\n');
}

/** The lines of a holiday, without the comments below it. */
function blockOf(text: string, id: string): { indent: string; first: number; last: number } | null {
  const { tree, index } = find(text, id);
  if (tree === null || index < 0) return null;
  const lines = text.split('\n');
  const start = tree.placeOf(['holidays', index]);
  const indent = ' '.repeat(Math.max(0, start.column - 3));
  let last = start.line - 1;
  for (let at = start.line; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith(`${indent}- `) || /^[^\s#]/u.test(line)) break;
    if (/^ *[^\s#]/u.test(line)) last = at;
  }
  return { indent, first: start.line - 1, last };
}

/** The line of a holiday's key; null if there is none. */
function placeIn(text: string, id: string, key: string): { line: number; column: number } | null {
  const { tree, index, keys } = find(text, id);
  return keys.includes(key) ? (tree?.placeOfKey(['holidays', index, key]) ?? null) : null;
}

function find(text: string, id: string): { tree: YamlTree | null; index: number; keys: string[] } {
  const { tree } = readYaml(text, id);
  const value = tree?.value;
  const holidays =
    typeof value === 'object' && !Array.isArray(value) && Array.isArray(value.holidays)
      ? value.holidays
      : [];
  const index = holidays.findIndex(
    (holiday) => typeof holiday === 'object' && !Array.isArray(holiday) && holiday.id === id,
  );
  return { tree, index, keys: Object.keys(holidays[index] ?? {}) };
}
