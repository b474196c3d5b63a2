import { RULES } from '../../artifact/load-release.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Answer } from '../outcome.ts';
import { type PreparedRule, PreparedRules, type RulesOfRelease } from '../terms/prepared-rules.ts';
import { ReadingTurns } from './reading-turns.ts';
import { Recent } from './recent.ts';
import { Unread } from './unread.ts';

/** Files of rules that are held beside those that are served: some 100 KiB each. */
const FILES_MAX = 8;

/** The term rules of earlier releases, by what is in their files; each is read when it is asked for. */
export class HeldRules {
  readonly #files: Pick<ReleaseFiles, 'readRules'>;
  readonly #turns: ReadingTurns;
  readonly #records = new Recent<readonly RuleRecord[]>(FILES_MAX);
  readonly #since: string | null;

  /**
   * @param served the rules of the release that is served, with its manifest.
   * @param rest is waited for after each reading.
   */
  constructor(
    files: Pick<ReleaseFiles, 'readRules' | 'chain'>,
    served: { readonly manifest: Manifest; readonly rules: readonly RuleRecord[] },
    rest: () => Promise<void>,
  ) {
    this.#files = files;
    this.#turns = new ReadingTurns(rest);
    const first = files.chain.find(({ manifest }) => fileOf(manifest) !== undefined);
    this.#since = first?.manifest.data_version ?? null;
    const file = fileOf(served.manifest);
    if (file !== undefined) this.#records.set(file.sha256, served.rules);
  }

  of(manifest: Manifest): RulesOfRelease {
    const file = fileOf(manifest);
    if (file === undefined) return new PreparedRules([], manifest.data_version, this.#since);
    return new PinnedRules(() => this.#read(manifest, file));
  }

  /** @throws Unread when the file has to be read first. */
  #read(manifest: Manifest, file: ReleaseFile): PreparedRules {
    const held = this.#records.get(file.sha256);
    if (held !== undefined) return new PreparedRules(held, manifest.data_version, this.#since);
    const read = async () => {
      this.#records.set(file.sha256, await this.#files.readRules(manifest.data_version, file));
    };
    throw new Unread((account) => this.#turns.wait(account, file.sha256, read));
  }
}

/** Rules of a release that are read when they are first asked for. */
class PinnedRules implements RulesOfRelease {
  readonly #open: () => PreparedRules;
  #opened: PreparedRules | undefined;

  constructor(open: () => PreparedRules) {
    this.#open = open;
  }

  get since(): string | null {
    return this.#rules.since;
  }

  find(id: string): PreparedRule | undefined {
    return this.#rules.find(id);
  }

  exampleIn(country: string): string | null {
    return this.#rules.exampleIn(country);
  }

  list(country: string | null): Answer {
    return this.#rules.list(country);
  }

  get #rules(): PreparedRules {
    this.#opened ??= this.#open();
    return this.#opened;
  }
}

function fileOf({ files }: Manifest): ReleaseFile | undefined {
  return files.find(({ name }) => name === RULES);
}
