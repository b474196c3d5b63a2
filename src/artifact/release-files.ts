import { join } from 'node:path';
import type { z } from 'zod';
import { type Chained, loadFile } from './load-release.ts';
import type { ReleaseFile } from './manifest.ts';
import { type RuleRecord, rulesFileSchema } from './rules/rule-schema.ts';
import { type CountryArtifact, countryArtifactSchema } from './schema.ts';

/**
 * The files of a chain of releases, each read on demand with every check. The manifest read at
 * the start decides: a release that is rewritten later gives no answers. Reading throws
 * ReleaseError when a file is missing or has changed.
 */
export class ReleaseFiles {
  /** Oldest first. */
  readonly chain: readonly Chained[];
  readonly #artifactsDir: string;
  /** SHA-256 of the files known to be well-formed. */
  readonly #known = new Set<string>();

  /** @param chain as `readChain` returns it. */
  constructor(artifactsDir: string, chain: readonly Chained[]) {
    this.#artifactsDir = artifactsDir;
    this.chain = chain;
  }

  /** Reads a country of a release. */
  readCountry(dataVersion: string, file: ReleaseFile): Promise<CountryArtifact> {
    return this.#read(countryArtifactSchema, dataVersion, file);
  }

  /** Reads the term rules of a release. */
  async readRules(dataVersion: string, file: ReleaseFile): Promise<readonly RuleRecord[]> {
    return (await this.#read(rulesFileSchema, dataVersion, file)).rules;
  }

  async #read<T extends z.ZodType>(
    schema: T,
    dataVersion: string,
    file: ReleaseFile,
  ): Promise<z.infer<T>> {
    const folder = join(this.#artifactsDir, dataVersion);
    const value = await loadFile(schema, folder, file, this.#known.has(file.sha256));
    this.#known.add(file.sha256);
    return value;
  }
}
