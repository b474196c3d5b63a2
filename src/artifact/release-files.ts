import { join } from 'node:path';
import { type Chained, loadCountry, loadRules } from './load-release.ts';
import type { ReleaseFile } from './manifest.ts';
import type { RuleRecord } from './rules/rule-schema.ts';
import type { CountryArtifact } from './schema.ts';

/** The releases of a chain as files, each read on demand. */
export class ReleaseFiles {
  /** Oldest first. */
  readonly chain: readonly Chained[];
  readonly #artifactsDir: string;
  /** SHA-256 of the files known to have the form of a country. */
  readonly #known = new Set<string>();

  /** @param chain as `readChain` has read it. */
  constructor(artifactsDir: string, chain: readonly Chained[]) {
    this.#artifactsDir = artifactsDir;
    this.chain = chain;
  }

  /**
   * Reads a country of a release again, with every check. The manifest read with the chain
   * decides, so that a release that was rewritten later answers nothing.
   * @throws ReleaseError when the file is missing or has changed.
   */
  async readCountry(dataVersion: string, file: ReleaseFile): Promise<CountryArtifact> {
    const folder = join(this.#artifactsDir, dataVersion);
    const country = await loadCountry(folder, file, this.#known.has(file.sha256));
    this.#known.add(file.sha256);
    return country;
  }

  /**
   * Reads the rules of a release again, with every check.
   * @throws ReleaseError when the file is missing or has changed.
   */
  async readRules(dataVersion: string, file: ReleaseFile): Promise<readonly RuleRecord[]> {
    const folder = join(this.#artifactsDir, dataVersion);
    const rules = await loadRules(folder, file, this.#known.has(file.sha256));
    this.#known.add(file.sha256);
    return rules;
  }
}
