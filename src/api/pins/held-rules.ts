import { RULES } from '../../artifact/load-release.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { PreparedRules } from '../terms/prepared-rules.ts';
import { HeldFiles } from './held-files.ts';
import { ReadingTurns } from './reading-turns.ts';

/** The most rule files kept besides the served one; each takes some 100 KiB. */
const FILES_MAX = 8;

/** The term rules of earlier releases, by file content; each file is read on demand. */
export class HeldRules {
  readonly #files: Pick<ReleaseFiles, 'readRules'>;
  readonly #records: HeldFiles<readonly RuleRecord[]>;
  readonly #since: string | null;

  /**
   * @param served the rules of the served release, with its manifest.
   * @param rest a pause, awaited after each read.
   */
  constructor(
    files: Pick<ReleaseFiles, 'readRules' | 'chain'>,
    served: { readonly manifest: Manifest; readonly rules: readonly RuleRecord[] },
    rest: () => Promise<void>,
  ) {
    this.#files = files;
    this.#records = new HeldFiles(FILES_MAX, new ReadingTurns(rest));
    const first = files.chain.find(({ manifest }) => fileOf(manifest) !== undefined);
    this.#since = first?.manifest.data_version ?? null;
    const file = fileOf(served.manifest);
    if (file !== undefined) this.#records.set(file.sha256, served.rules);
  }

  /**
   * The rules of a release.
   * @throws Unread when its file must be read first.
   */
  of(manifest: Manifest): PreparedRules {
    const file = fileOf(manifest);
    const read = (rules: ReleaseFile) => this.#files.readRules(manifest.data_version, rules);
    const records = file && this.#records.get(file.sha256, () => read(file));
    return new PreparedRules(records ?? [], manifest.data_version, this.#since);
  }
}

function fileOf({ files }: Manifest): ReleaseFile | undefined {
  return files.find(({ name }) => name === RULES);
}
