/**
 * Pseudorandom numbers that are the same for the same seed, so that a failure can be reproduced.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /**
   * From 0 to below 1. Mulberry32 (T. Ettinger, public domain): 32 bits are enough for choosing.
   */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `end` - 1. */
  below(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  /**
   * A random entry of a list.
   * @throws RangeError when the list is empty.
   */
  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('there is nothing to pick from');
    return choices[this.below(choices.length)] as T;
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }
}
