import type { Folder } from '../../pipeline/read/folder.ts';
import { Random } from '../../test/support/random.ts';
import { type Mutant, mutate } from './mutators.ts';

/** A mutant of one file of a folder; its number and the seed reproduce it. */
export interface NumberedMutant extends Mutant {
  readonly number: number;
  readonly name: string;
}

export interface MutantsAsked {
  readonly count: number;
  readonly seed: number;
  /** Larger files are skipped; each takes its time to read. */
  readonly bytesMax?: number;
}

/**
 * Mutants of the YAML and CSV files of the sources, the same for the same seed. Official lists
 * are excluded: they are only compared with, and neither published nor diffed.
 */
export function* mutantsOf(folder: Folder, asked: MutantsAsked): Generator<NumberedMutant> {
  const texts = (folder.names ?? [])
    .filter((name) => /\.(yaml|csv)$/u.test(name) && !name.startsWith('official/'))
    .map((name): [string, string] => [name, String(folder.read(name))])
    .filter(([, text]) => text.length <= (asked.bytesMax ?? Number.POSITIVE_INFINITY));
  const random = new Random(asked.seed);
  for (let number = 0; number < asked.count; number += 1) {
    const [name, text] = random.pick(texts);
    yield { number, name, ...mutate(name, text, random) };
  }
}
