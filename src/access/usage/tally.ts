import type { Month } from '../limits/month.ts';
import type { UsageEntry } from './usage-entry.ts';

/** An entry that is still added to. */
export interface TallyEntry {
  readonly entry: UsageEntry & { units: number };
  /** How many entries come before it. */
  readonly place: number;
  /** How many of its units its journal's file holds. */
  written: number;
}

/**
 * Entries added up: one sum for each account of a month, in the order in which they first come
 * up, and each call by itself. Who writes a journal and who reads it add up alike, so that "the
 * first hundred entries are merged" means the same to both.
 */
export class Tally {
  readonly #entries: UsageEntry[] = [];
  /** The sums of the newest month: a month that is over gets no more units. */
  readonly #sums = new Map<number, TallyEntry>();
  #month: Month = -1;

  static of(entries: readonly UsageEntry[]): Tally {
    const tally = new Tally();
    for (const entry of entries) tally.add(entry);
    return tally;
  }

  get entries(): readonly UsageEntry[] {
    return this.#entries;
  }

  /** Adds an entry, and says which one it has become a part of. */
  add({ accountId, month, units, call }: UsageEntry): TallyEntry {
    if (month !== this.#month) this.#begin(month);
    const known = call === null ? this.#sums.get(accountId) : undefined;
    if (known !== undefined) {
      known.entry.units += units;
      return known;
    }
    const entry = { accountId, month, units, call };
    const added = { entry, place: this.#entries.length, written: 0 };
    this.#entries.push(entry);
    if (call === null) this.#sums.set(accountId, added);
    return added;
  }

  /** The sum of an account in the newest month, if it is not among the first so many entries. */
  unitsAfter(first: number, accountId: number, month: Month): number {
    const known = month === this.#month ? this.#sums.get(accountId) : undefined;
    return known === undefined || known.place < first ? 0 : known.entry.units;
  }

  #begin(month: Month): void {
    this.#month = month;
    this.#sums.clear();
  }
}
