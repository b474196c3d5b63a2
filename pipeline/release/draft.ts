import { createHash } from 'node:crypto';
import {
  type Change,
  type CountryArtifact,
  changesFileSchema,
  type Disagreement,
  manifestSchema,
  SCHEMA_VERSION,
  secondOpinionFileSchema,
} from '../../src/artifact/schema.ts';
import { artifactText } from '../expand/artifact-text.ts';
import { countryText } from '../expand/country-artifact.ts';

/** The files of a release, by name; the manifest is among them. */
export type DraftFiles = ReadonlyMap<string, string>;

/** The package that gives the second opinion, as its lock says. */
export interface SecondOpinionDraft {
  readonly package: string;
  readonly compared: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

/**
 * All files of a release as they will be committed. Pure: the same input gives the
 * same bytes, wherever and whenever it runs.
 */
export function draftRelease(input: {
  readonly dataVersion: string;
  readonly previous: string | null;
  /** ISO date. */
  readonly released: string;
  readonly countries: readonly CountryArtifact[];
  readonly changes: readonly Change[];
  readonly secondOpinion: SecondOpinionDraft;
}): DraftFiles {
  const files = new Map<string, string>();
  for (const artifact of input.countries)
    files.set(`${artifact.country}.json`, countryText(artifact));
  const changes = changesFileSchema.parse({
    schema_version: SCHEMA_VERSION,
    data_version: input.dataVersion,
    previous: input.previous,
    changes: input.changes,
  });
  files.set('changes.json', artifactText(changes, ['changes']));
  const opinion = secondOpinionFileSchema.parse({
    schema_version: SCHEMA_VERSION,
    package: input.secondOpinion.package,
    compared: [...input.secondOpinion.compared].sort(),
    disagreements: input.secondOpinion.disagreements,
  });
  files.set('second-opinion.json', artifactText(opinion, ['compared', 'disagreements']));
  const manifest = manifestSchema.parse({
    schema_version: SCHEMA_VERSION,
    data_version: input.dataVersion,
    released: input.released,
    previous: input.previous,
    files: [...files.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => ({
        name,
        size: Buffer.byteLength(text),
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
  });
  files.set('manifest.json', artifactText(manifest, ['files']));
  return files;
}
