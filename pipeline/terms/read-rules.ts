import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { type Diagnostic, hasErrors } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { checkRule } from './check-rule.ts';
import { expandRule } from './expand-rule.ts';
import { listRuleFiles, readRule, ruleIdOf } from './read-rule.ts';

/**
 * Reads, checks and expands the rules of the sources, sorted by id.
 * @param countries those of the same sources that have no errors.
 * @param unread the codes of the others: their rules are read, but not checked against them.
 */
export function readRules(
  sources: Folder,
  countries: readonly CountryArtifact[],
  unread: readonly string[] = [],
): {
  /** The ids of all files, valid or not. */
  readonly ids: readonly string[];
  readonly rules: RuleRecord[];
  readonly diagnostics: Diagnostic[];
} {
  const names = listRuleFiles(sources);
  const rules: RuleRecord[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const read = readRule(sources, name);
    diagnostics.push(...read.diagnostics);
    if (read.file?.source.places.countries.every((code) => !unread.includes(code)) !== true)
      continue;
    const found = checkRule(read.file, countries);
    diagnostics.push(...found);
    if (!hasErrors(found)) rules.push(expandRule(read.file.source, countries));
  }
  return { ids: names.map(ruleIdOf), rules, diagnostics };
}
