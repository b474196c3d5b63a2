import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftRelease } from '../../../pipeline/release/draft.ts';
import { newsSince } from '../../../pipeline/release/news.ts';
import { loadReleases, type Release, readChain } from '../../../src/artifact/load-release.ts';
import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';

/** A release that a test describes. */
export interface MadeRelease {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly released: string;
  readonly countries: readonly CountryArtifact[];
  readonly rules?: readonly RuleRecord[];
  /** Why it changed the past; absent when it did not. */
  readonly reason?: string;
}

/** Releases in order, each with the changes that the pipeline finds, as folders. */
export function makeHistory(artifactsDir: string, made: readonly MadeRelease[]): Release[] {
  for (const each of made) {
    const { version, released, countries, rules = [], reason = 'A mistake of ours.' } = each;
    const history = loadReleases(artifactsDir);
    const data = { countries, disagreements: [], translations: [], rules };
    const news = newsSince(history, data, released);
    const withReason = <Told extends { past: boolean }>(told: Told) =>
      told.past ? { ...told, reason } : told;
    const files = draftRelease({
      dataVersion: version,
      chain: readChain(artifactsDir),
      released,
      countries,
      changes: news.changes.map(withReason),
      facts: news.facts.map(withReason),
      rules,
      ruleChanges: news.rules.map(withReason),
      secondOpinion: { package: 'other 1.0', compared: [], disagreements: [] },
      translations: [],
    });
    mkdirSync(join(artifactsDir, version));
    for (const [name, text] of files) writeFileSync(join(artifactsDir, version, name), text);
  }
  return loadReleases(artifactsDir);
}
