import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticsOf } from '../form/zod-diagnostics.ts';
import { readText } from './read-text.ts';
import { readYaml, type YamlTree } from './read-yaml.ts';

/** Reads a YAML file that holds a list of entries; a file that is not there is an empty list. */
export function readListFile<T>(
  path: string,
  shownAs: string,
  entry: z.ZodType<T, unknown>,
): { entries: T[]; tree: YamlTree | null; diagnostics: readonly Diagnostic[] } {
  if (!existsSync(path)) return { entries: [], tree: null, diagnostics: [] };
  const text = readText(path, shownAs);
  if (text.text === null) return { entries: [], tree: null, diagnostics: text.diagnostics };
  const yaml = readYaml(text.text, shownAs);
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
