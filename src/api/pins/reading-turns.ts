/** The most waiting reads: per account, and in total. */
const WAITING_MAX = { account: 64, all: 256 } as const;

/**
 * Reads one thing after another, accounts in turn, with a rest after each. Whoever requests much
 * waits longer, and nobody else does (Decision 31).
 */
export class ReadingTurns {
  readonly #rest: () => Promise<void>;
  /** Waiting reads by account, in the order of turns, then by key. */
  readonly #waiting = new Map<string, Map<string, Turn>>();
  #count = 0;
  #isBusy = false;
  /** The current read. */
  #current: Turn | null = null;

  /** @param rest lets other requests be answered. */
  constructor(rest: () => Promise<void>) {
    this.#rest = rest;
  }

  /**
   * Runs `read` in the account's turn. Requests for a key that is waiting or being read share
   * that read.
   * @returns null when too many reads wait.
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

  /** The first read of the account whose turn it is; the account goes to the back. */
  #next(): Turn | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const [account, own] = first;
    // Accounts without waiting reads are removed.
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
