import { readYaml } from '../read/read-yaml.ts';

/** Adds the address of a citation's archived copy; every other line stays unchanged. */
export function addArchived(text: string, id: string, copy: string, day: string): string {
  const place = readYaml(text, id).tree?.placeOfKey(['citations', id, 'url']);
  if (place === undefined) return text;
  const lines = text.split('\n');
  const line = lines[place.line - 1] ?? '';
  const head = line.slice(0, place.column - 1);
  const entry = `archived: { url: ${JSON.stringify(copy)}, on: ${day} }`;
  if (/^ *$/u.test(head)) lines.splice(place.line, 0, `${head}${entry}`);
  else lines[place.line - 1] = `${head}${entry}, ${line.slice(place.column - 1)}`;
  return lines.join('\n');
}
