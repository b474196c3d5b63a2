import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Coverage, listed } from './cover.ts';
import type { Candidate } from './mutants/change.ts';
import type { Verdict } from './verdict.ts';

/** What the built site depends on, besides the test that reads it. */
const BUILT_OF = [
  ...['src', 'pipeline', 'public', 'artifacts', 'sources', 'test/support'],
  ...['astro.config.mjs', 'package-lock.json'],
];

type Kill = Extract<Verdict, { end: 'killed' | 'killed by time' }>;

/**
 * Mutants that died in an earlier run. They still die as long as neither the test that killed
 * them nor anything that it runs has changed, so a run after new tests tries only the survivors.
 * Timeouts are not kept: such a mutant may live on a quicker day.
 */
export class KnownKills {
  readonly #file: string;
  readonly #keyOf: (test: string) => string;
  readonly #known: Record<string, { readonly by: string; readonly key: string }>;

  constructor(file: string, folder: string, coverage: Coverage) {
    this.#file = file;
    this.#known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const built = listed(folder, BUILT_OF).join('\n');
    this.#keyOf = (test) =>
      coverage[test]?.key ??
      createHash('sha256')
        .update(`${built}\n${listed(folder, [test]).join('\n')}`)
        .digest('hex');
  }

  /** @param text of the file without the mutation. */
  find(candidate: Candidate, text: string): Kill | undefined {
    const known = this.#known[idOf(candidate, text)];
    return known === undefined || known.key !== this.#keyOf(known.by)
      ? undefined
      : { end: 'killed', by: known.by };
  }

  keep(candidate: Candidate, text: string, verdict: Verdict): void {
    if (verdict.end !== 'killed') return;
    this.#known[idOf(candidate, text)] = { by: verdict.by, key: this.#keyOf(verdict.by) };
    writeFileSync(this.#file, JSON.stringify(this.#known));
  }
}

function idOf(candidate: Candidate, text: string): string {
  return createHash('sha256')
    .update(`${JSON.stringify(candidate)}\n${text}`)
    .digest('hex');
}
