import type { Random } from '../../../test/support/random.ts';
import { type Candidate, mutate } from './change.ts';

/** Whether a file would still compile with another text. */
export interface Compiler {
  compiles(file: string, text: string): boolean;
}

/** A code file and its possible mutants. */
export interface CodeFile {
  readonly file: string;
  readonly text: string;
  readonly candidates: readonly Candidate[];
}

/**
 * Mutants that compile, one after another: spread evenly over the lines of all files, with equal
 * chances for each kind of mutation in a file, and the same for the same seed. Fewer than `count`
 * when there are no more.
 */
export function* chooseMutants(
  files: readonly CodeFile[],
  count: number,
  random: Random,
  compiler: Compiler,
): Generator<Candidate> {
  const pools = files
    .filter(({ candidates }) => candidates.length > 0)
    .map((file) => ({ file, lines: file.text.split('\n').length, kinds: byKind(file.candidates) }));
  let chosen = 0;
  while (chosen < count && pools.some(({ kinds }) => kinds.length > 0)) {
    const left = pools.filter(({ kinds }) => kinds.length > 0);
    const lines = left.reduce((sum, pool) => sum + pool.lines, 0);
    const step = lines / (count - chosen);
    let at = random.fraction() * step;
    let before = 0;
    for (const { file, lines: own, kinds } of left) {
      for (; at < before + own; at += step) {
        const candidate = takeOne(file, kinds, random, compiler);
        if (candidate === undefined) continue;
        chosen += 1;
        yield candidate;
      }
      before += own;
    }
  }
}

function byKind(candidates: readonly Candidate[]): Candidate[][] {
  return [...Map.groupBy(candidates, ({ kind }) => kind).values()];
}

/** Takes one candidate that compiles from the pool; undefined when it is empty. */
function takeOne(
  { text }: CodeFile,
  kinds: Candidate[][],
  random: Random,
  compiler: Compiler,
): Candidate | undefined {
  while (kinds.length > 0) {
    const kind = random.pick(kinds);
    const [candidate] = kind.splice(random.below(kind.length), 1);
    if (kind.length === 0) kinds.splice(kinds.indexOf(kind), 1);
    if (candidate !== undefined && compiler.compiles(candidate.file, mutate(text, candidate))) {
      return candidate;
    }
  }
  return undefined;
}
