import { createHash } from 'node:crypto';
import { type Chained, RULES } from '../../src/artifact/load-release.ts';
import { type Link, writtenManifestSchema } from '../../src/artifact/manifest.ts';
import {
  RULES_VERSION,
  type RuleChange,
  type RuleRecord,
  rulesFileSchema,
} from '../../src/artifact/rules/rule-schema.ts';
import {
  type Change,
  type CountryArtifact,
  type Disagreement,
  type FactChange,
  RELEASE_FORMAT,
  SCHEMA_VERSION,
  secondOpinionFileSchema,
  writtenChangesSchema,
} from '../../src/artifact/schema.ts';
import type { Translation } from '../../src/artifact/words/translation.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../src/calendar/supported-range.ts';
import { artifactText } from '../expand/artifact-text.ts';
import { countryText } from '../expand/country-artifact.ts';
import { translationFile, translationText } from './translation-text.ts';

/** The files of a release by name, the manifest included. */
export type DraftFiles = ReadonlyMap<string, string>;

/** The package that gives the second opinion, and its locked version. */
export interface SecondOpinionDraft {
  readonly package: string;
  readonly compared: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

/**
 * All files of a release as they will be committed. Pure: the same input gives the same bytes
 * anywhere, at any time.
 */
export function draftRelease(input: {
  readonly dataVersion: string;
  /** The earlier releases, oldest first, for which it vouches. */
  readonly chain: readonly Chained[];
  /** ISO date. */
  readonly released: string;
  readonly countries: readonly CountryArtifact[];
  readonly changes: readonly Change[];
  readonly facts: readonly FactChange[];
  /** Sorted by id; absent if there are none. */
  readonly rules?: readonly RuleRecord[];
  readonly ruleChanges?: readonly RuleChange[];
  readonly secondOpinion: SecondOpinionDraft;
  readonly translations: readonly Translation[];
}): DraftFiles {
  const files = new Map<string, string>();
  const { rules = [], ruleChanges = [] } = input;
  for (const artifact of input.countries)
    files.set(`${artifact.country}.json`, countryText(artifact));
  const { previous, earlier } = linksOf(input.chain);
  const changes = writtenChangesSchema.parse({
    schema_version: RELEASE_FORMAT,
    data_version: input.dataVersion,
    previous: previous?.data_version ?? null,
    changes: input.changes,
    facts: input.facts,
    ...(ruleChanges.length > 0 && { rules: ruleChanges }),
  });
  files.set('changes.json', artifactText(changes, ['changes', 'facts', 'rules']));
  const opinion = secondOpinionFileSchema.parse({
    schema_version: SCHEMA_VERSION,
    package: input.secondOpinion.package,
    compared: [...input.secondOpinion.compared].sort(),
    disagreements: input.secondOpinion.disagreements,
  });
  files.set('second-opinion.json', artifactText(opinion, ['compared', 'disagreements']));
  for (const translation of input.translations)
    files.set(translationFile(translation), translationText(translation));
  if (rules.length > 0) files.set(RULES, rulesText(rules));
  const manifest = writtenManifestSchema.parse({
    schema_version: RELEASE_FORMAT,
    data_version: input.dataVersion,
    released: input.released,
    first: formatIsoDate(RANGE_FIRST),
    last: formatIsoDate(RANGE_LAST),
    previous,
    ...(earlier.length > 0 && { earlier }),
    files: [...files.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => ({
        name,
        size: Buffer.byteLength(text),
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
  });
  files.set('manifest.json', artifactText(manifest, ['earlier', 'files']));
  return files;
}

/** The committed text of a release's rules. */
export function rulesText(rules: readonly RuleRecord[]): string {
  const file = rulesFileSchema.parse({ schema_version: RULES_VERSION, rules });
  return artifactText(file, ['rules']);
}

/** The previous release, and those that neither it nor any earlier one vouches for. */
function linksOf(chain: readonly Chained[]): { previous: Link | null; earlier: Link[] } {
  const vouched = new Set(
    chain.flatMap(({ manifest }) => manifest.links.map((link) => link.data_version)),
  );
  const links = chain.map(({ manifest, manifestSha256 }) => ({
    data_version: manifest.data_version,
    manifest_sha256: manifestSha256,
  }));
  return {
    previous: links.at(-1) ?? null,
    earlier: links.slice(0, -1).filter((link) => !vouched.has(link.data_version)),
  };
}
