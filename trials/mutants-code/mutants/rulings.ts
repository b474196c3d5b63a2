import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { show } from './change.ts';
import type { CodeFile } from './choose.ts';

const line = z.string().min(1);
const rulingsSchema = z.array(
  z.strictObject({
    file: line,
    /** The lines that the mutant touches, with white space made single. */
    original: line,
    /** What they become; several mutants may have one reason. */
    mutated: z.union([z.string(), z.array(z.string()).min(2)]),
    /** Why nobody could tell the mutant from the original. */
    reason: line,
  }),
);

/** Mutants that a person has read and found to be no other program. */
export class Rulings {
  readonly #reasons = new Map<string, string>();

  /** Throws for a file that is not of the form. */
  constructor(yaml: string) {
    for (const { file, original, mutated, reason } of rulingsSchema.parse(parse(yaml))) {
      for (const each of [mutated].flat()) this.#reasons.set(keyOf(file, original, each), reason);
    }
  }

  /** Whether a mutant is ruled equivalent. */
  has(file: string, original: string, mutated: string): boolean {
    return this.#reasons.has(keyOf(file, original, mutated));
  }

  /** Rulings of which the code has no such mutant, or has it no more. */
  unneeded(files: readonly CodeFile[]): string[] {
    const needed = new Set(
      files.flatMap(({ file, text, candidates }) =>
        candidates.map((candidate) => {
          const { original, mutated } = show(text, candidate);
          return keyOf(file, original, mutated);
        }),
      ),
    );
    return [...this.#reasons.keys()].filter((key) => !needed.has(key));
  }
}

/** Reads the rulings of a checkout. */
export function readRulings(path: string): Rulings {
  return new Rulings(readFileSync(path, 'utf8'));
}

function keyOf(file: string, original: string, mutated: string): string {
  return `${file}: ${original} → ${mutated}`;
}
