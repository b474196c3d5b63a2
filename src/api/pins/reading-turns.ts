/** Readings that wait: of one account, and of all together. */
const WAITING_MAX = { account: 64, all: 256 } as const;

/**
 * Has one thing read after the other, accounts by turns, with a rest after each: whoever asks for
 * much waits longer, and nobody else does (Decision 31).
 */
export class ReadingTurns {
  readonly #rest: () => Promise<void>;
  /** By account, in the order of turns; what an account waits for by its key. */
  readonly #waiting = new Map<string, Map<string, Turn>>();
  #count = 0;
  #isBusy = false;
  /** What is being read. */
  #current: Turn | null = null;

  /** @param rest lets the requests of others be answered. */
  constructor(rest: () => Promise<void>) {
    this.#rest = rest;
  }

  /**
   * Has `read` done when it is the account's turn. Who waits for the same key already waits with it,
   * and so does whoever asks for what is being read.
   * @returns null when too much is waiting.
   */
  wait(account: string, key: string, read: () => Promise<void>): Promise<void> | null {
    if (this.#current?.key === key) return this.#current.promise;
    const own = this.#waiting.get(account) ?? new Map<string, Turn>();
    const known = own.get(key);
    if (known !== undefined) return known.promise;
    if (own.size >= WAITING_MAX.account || this.#count >= WAITING_MAX.all) return null;
    const turn: Turn = { ...Promise.withResolvers<void>(), key, read };
    own.set(key, turn);
    this.#waiting.set(account, own);
    this.#count += 1;
    if (!this.#isBusy) void this.#work();
    return turn.promise;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let turn = this.#next(); turn !== null; turn = this.#next()) {
      this.#current = turn;
      await turn.read().then(turn.resolve, turn.reject);
      this.#current = null;
      await this.#rest();
    }
    this.#isBusy = false;
  }

  /** The first one of the account whose turn it is, which then is the last account. */
  #next(): Turn | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const [account, own] = first;
    // An account is there as long as it waits for something.
    const turn = own.values().next().value as Turn;
    own.delete(turn.key);
    this.#count -= 1;
    this.#waiting.delete(account);
    if (own.size > 0) this.#waiting.set(account, own);
    return turn;
  }
}

interface Turn extends PromiseWithResolvers<void> {
  readonly key: string;
  readonly read: () => Promise<void>;
}
