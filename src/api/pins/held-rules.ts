import { RULES } from '../../artifact/load-release.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { PreparedRules } from '../terms/prepared-rules.ts';
import { HeldFiles } from './held-files.ts';
import { ReadingTurns } from './reading-turns.ts';

/** The most rule files kept besides the served one; each takes some 100 KiB. */
const FILES_MAX = 8;

/**
 * The term rules of earlier releases, by file content; each file is read on demand.
 * @param served the rules of the served release, with its manifest.
 * @param rest a pause, awaited after each read.
 * @returns the rules of a release, by its manifest; throws Unread when its file must be read first.
 */
export function holdRules(
  files: Pick<ReleaseFiles, 'readRules' | 'chain'>,
  served: { readonly manifest: Manifest; readonly rules: readonly RuleRecord[] },
  rest: () => Promise<void>,
): (manifest: Manifest) => PreparedRules {
  const held = new HeldFiles<readonly RuleRecord[]>(FILES_MAX, new ReadingTurns(rest));
  const first = files.chain.find(({ manifest }) => fileOf(manifest) !== undefined);
  const since = first?.manifest.data_version ?? null;
  const ofServed = fileOf(served.manifest);
  if (ofServed !== undefined) held.set(ofServed.sha256, served.rules);
  return (manifest) => {
    const { data_version: version } = manifest;
    const file = fileOf(manifest);
    const records = file && held.get(file.sha256, () => files.readRules(version, file));
    return new PreparedRules(records ?? [], version, since);
  };
}

function fileOf({ files }: Manifest): ReleaseFile | undefined {
  return files.find(({ name }) => name === RULES);
}
