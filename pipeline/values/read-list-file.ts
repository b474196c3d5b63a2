import { z } from 'zod';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { diagnosticsOf } from './zod-diagnostics.ts';

/** Reads a YAML file that holds a list of entries; a missing file is an empty list. */
export function readListFile<T>(
  folder: Folder,
  name: string,
  entry: z.ZodType<T, unknown>,
): { entries: T[]; tree: YamlTree | null; diagnostics: readonly Diagnostic[] } {
  if (folder.names?.includes(name) !== true) return { entries: [], tree: null, diagnostics: [] };
  const text = readText(folder, name);
  if (text.text === null) return { entries: [], tree: null, diagnostics: text.diagnostics };
  // A file that has been started and holds nothing yet.
  if (text.text.split('\n').every((line) => /^ *(?:#|$)/u.test(line))) {
    return { entries: [], tree: null, diagnostics: [] };
  }
  const yaml = readYaml(text.text, `${folder.shownAs}/${name}`);
  if (yaml.tree === null) return { entries: [], tree: null, diagnostics: yaml.diagnostics };
  const parsed = z.array(entry).safeParse(yaml.tree.value, { reportInput: true });
  if (!parsed.success) {
    return {
      entries: [],
      tree: null,
      diagnostics: diagnosticsOf(parsed.error.issues, yaml.tree),
    };
  }
  return { entries: parsed.data, tree: yaml.tree, diagnostics: [] };
}
