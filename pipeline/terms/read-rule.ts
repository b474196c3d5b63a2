import type { Diagnostic, Place } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { Path } from '../read/yaml-tree.ts';
import { diagnosticsOf } from '../values/zod-diagnostics.ts';
import { type RuleSource, ruleSchema } from './form/rule-schema.ts';

/** A valid source file of a rule, with the place of each part. */
export interface RuleFile {
  /** The id from its name. */
  readonly id: string;
  readonly shownAs: string;
  readonly source: RuleSource;
  placeOf(path: Path): Place;
  placeOfKey(path: Path): Place;
}

/** The name of a source file of a rule. */
const RULE_FILE = /^rules\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/u;

/** The names of the rule files below the sources, sorted. */
export function listRuleFiles(sources: Folder): string[] {
  return (sources.names ?? []).filter((name) => RULE_FILE.test(name));
}

/** The id in the name of a rule file. */
export function ruleIdOf(name: string): string {
  return RULE_FILE.exec(name)?.[1] ?? '';
}

/** Reads `rules/ID.yaml`; the file is null when it does not have the form. */
export function readRule(
  sources: Folder,
  name: string,
): { readonly file: RuleFile | null; readonly diagnostics: readonly Diagnostic[] } {
  const shownAs = `${sources.shownAs}/${name}`;
  const text = readText(sources, name);
  if (text.text === null) return { file: null, diagnostics: text.diagnostics };
  const yaml = readYaml(text.text, shownAs);
  if (yaml.tree === null) return { file: null, diagnostics: yaml.diagnostics };
  const parsed = ruleSchema.safeParse(yaml.tree.value, { reportInput: true });
  if (!parsed.success) {
    return { file: null, diagnostics: diagnosticsOf(parsed.error.issues, yaml.tree) };
  }
  const { placeOf, placeOfKey } = yaml.tree;
  const id = ruleIdOf(name);
  return { file: { id, shownAs, source: parsed.data, placeOf, placeOfKey }, diagnostics: [] };
}
