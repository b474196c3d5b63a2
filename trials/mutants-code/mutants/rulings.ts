import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { show } from './change.ts';
import type { CodeFile } from './choose.ts';

const line = z.string().min(1);
const rulingsSchema = z.array(
  z.strictObject({
    file: line,
    /** The lines that the mutant touches, with white space collapsed. */
    original: line,
    /** Their replacements; several mutants may share a reason. */
    mutated: z.union([z.string(), z.array(z.string()).min(2)]),
    /** Why the mutant cannot be told from the original. */
    reason: line,
  }),
);

/** Mutants that a person has read and found equivalent. */
export class Rulings {
  readonly #reasons = new Map<string, string>();

  /** Throws when a file does not have this form. */
  constructor(yaml: string) {
    for (const { file, original, mutated, reason } of rulingsSchema.parse(parse(yaml))) {
      for (const each of [mutated].flat()) this.#reasons.set(keyOf(file, original, each), reason);
    }
  }

  /** Whether a mutant is ruled equivalent. */
  has(file: string, original: string, mutated: string): boolean {
    return this.#reasons.has(keyOf(file, original, mutated));
  }

  /** Rulings on mutants that the code does not have, or no longer has. */
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
