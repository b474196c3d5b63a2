/** A repeatable source of randomness: the same seed gives the same mutants. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  below(below: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32 (T. Ettinger, public domain): 32 bits of state are plenty for choosing. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(choices: readonly T[]): T => {
      if (choices.length === 0) throw new RangeError('there is nothing to pick from');
      return choices[below(choices.length)] as T;
    },
  };
}
