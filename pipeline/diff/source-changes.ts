import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';

/** The differences of one source file, comments and layout left out. */
export interface SourceChange {
  readonly file: string;
  readonly changes: readonly FieldChange[];
}

/** The files below `sources` that differ, sorted by name. */
export function sourceChanges(before: Folder, after: Folder): SourceChange[] {
  const names = [...new Set([...(before.names ?? []), ...(after.names ?? [])])].sort();
  return (
    names
      // Official lists supply no date: they are compared, never used as a source.
      .filter((name) => /\.(yaml|csv)$/u.test(name) && !name.startsWith('official/'))
      .filter((name) => !sameBytes(before, after, name))
      .map((name) => ({
        file: `${after.shownAs}/${name}`,
        changes: fieldChanges(written(before, name), written(after, name)),
      }))
      .filter(({ changes }) => changes.length > 0)
  );
}

function sameBytes(before: Folder, after: Folder, name: string): boolean {
  const [old, now] = [before.read(name), after.read(name)];
  return old !== null && now !== null && old.equals(now);
}

/** A file's plain content: the YAML tree, or the rows of a CSV by their text. */
function written(folder: Folder, name: string): unknown {
  if (folder.names?.includes(name) !== true) return undefined;
  const { text } = readText(folder, name);
  if (text === null) return 'a file that cannot be read';
  if (name.endsWith('.csv')) return rowsOf(text);
  return readYaml(text, name).tree?.value ?? text;
}

/** Repeated rows are numbered, so that none is lost. */
function rowsOf(text: string): Record<string, string> {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    text
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const times = (seen.get(row) ?? 0) + 1;
        seen.set(row, times);
        return [times === 1 ? 'row' : `row (${times})`, row] as const;
      })
      .map(([key, row]) => [`${key} ${row}`, row]),
  );
}
