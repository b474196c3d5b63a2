/** A paying caller has been answered as lately as this: guests wait for their turn. */
const BUSY_MILLIS = 100;
/** So many guests are answered every tick while callers with a key are there: 4,000 a second. */
const TICK_MILLIS = 5;
const GUESTS_A_TICK = 20;
/** More than these do not wait: their connection ends, which costs us nothing further. */
const WAITING_MAX = 2_000;

/**
 * Lets paying callers go first. A guest costs the event loop as much as a caller does, and most
 * of it before anybody knows who it is; a guest that waits for its reply asks nothing more. So
 * while callers with a key are answered, replies to guests leave at a bounded pace.
 */
export class GuestPace {
  /** When a caller with a key was answered last. */
  paidAt = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many guests wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Answers a guest: at once while no caller is about, else in its turn.
   * @returns false when too many wait already: the guest is not answered.
   */
  answer(reply: () => void): boolean {
    if (this.#waiting.length === 0 && !this.#isBusy()) {
      reply();
      return true;
    }
    if (this.#waiting.length >= WAITING_MAX) return false;
    this.#waiting.push(reply);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MILLIS);
    return true;
  }

  /** Answers all that wait: for the end, after which nobody comes. */
  stop(): void {
    this.#answerNext(this.#waiting.length);
  }

  #isBusy(): boolean {
    return this.#now() - this.paidAt < BUSY_MILLIS;
  }

  #tick(): void {
    this.#answerNext(this.#isBusy() ? GUESTS_A_TICK : this.#waiting.length);
  }

  #answerNext(count: number): void {
    for (const reply of this.#waiting.splice(0, count)) reply();
    if (this.#waiting.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
