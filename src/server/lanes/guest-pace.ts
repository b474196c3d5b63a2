/**
 * If a paying caller was answered within this time, guests wait for their turn. Longer than a stall
 * that guests can cause, which would end the very pace that keeps it short.
 */
const BUSY_MILLIS = 500;
/** Guests answered in a tick while callers with a key are there: 3,200 a second. */
const TICK_MILLIS = 5;
const GUESTS_A_TICK = 16;
/** And their bytes, 25 MiB a second: a large reply uses up the turns of those behind it. */
const BYTES_A_TICK = 128 * 1024;
/** Otherwise guests wait when this much was answered in one turn of the loop. */
const GUESTS_A_TURN = 64;
const BYTES_A_TURN = 512 * 1024;
/** Beyond these a guest does not wait: its connection ends, which costs nothing more. */
const WAITING_MAX = 2_000;

/** A reply that waits for its turn. */
interface Due {
  readonly reply: () => void;
  readonly bytes: number;
}

/**
 * Lets paying callers go first. A guest costs the event loop as much as a caller does, most of it
 * before anybody knows who is asking; but a guest that waits for a reply asks nothing more. So
 * while callers with a key are answered, replies and bytes to guests leave at a bounded pace. At
 * any time, a turn of the loop answers only so many guests that others are not kept waiting.
 */
export class GuestPace {
  /** When a caller with a key was answered last. */
  paidAt = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  readonly #waiting: Due[] = [];
  /** How many of the first are for callers of the Free plan. */
  #free = 0;
  /** Bytes that may leave in this tick; below 0 after a large reply. */
  #bytesLeft = 0;
  #answeredInTurn = 0;
  #bytesInTurn = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a monotonic clock. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many guests wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Callers with a key are being answered. */
  get isBusy(): boolean {
    return this.#now() - this.paidAt < BUSY_MILLIS;
  }

  /**
   * Answers a guest: at once when no caller is there, otherwise in its turn.
   * @param bytes of its body.
   * @param isFree whether it is a caller of the Free plan, who goes before all guests.
   * @returns false when too many wait already: the guest is not answered.
   */
  answer(reply: () => void, bytes = 0, isFree = false): boolean {
    if ((isFree ? this.#free : this.#waiting.length) >= WAITING_MAX) return false;
    this.#take({ reply, bytes }, isFree);
    return true;
  }

  /** Resolves when more of a reply that has begun may leave. */
  turn(bytes: number): Promise<void> {
    return new Promise((reply) => this.#take({ reply, bytes }));
  }

  #take(due: Due, isFree = false): void {
    if (this.#waiting.length === 0 && !this.isBusy && this.#hasTurn(due)) {
      due.reply();
      return;
    }
    this.#waiting.splice(isFree ? this.#free : this.#waiting.length, 0, due);
    if (isFree) this.#free += 1;
    this.#timer ??= setTimeout(this.#tick, this.isBusy ? TICK_MILLIS : 0);
  }

  /** Answers all that wait, at the end of the service. */
  stop(): void {
    this.#free = 0;
    for (const { reply } of this.#waiting.splice(0)) reply();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #hasTurn({ bytes }: Due): boolean {
    if (this.#answeredInTurn === 0) setImmediate(this.#endTurn);
    this.#answeredInTurn += 1;
    this.#bytesInTurn += bytes;
    return this.#answeredInTurn <= GUESTS_A_TURN && this.#bytesInTurn <= BYTES_A_TURN;
  }

  readonly #endTurn = (): void => {
    this.#answeredInTurn = 0;
    this.#bytesInTurn = 0;
  };

  readonly #tick = (): void => {
    this.#timer = undefined;
    if (this.isBusy) this.#answerSome(GUESTS_A_TICK, BYTES_A_TICK);
    else this.#answerSome(GUESTS_A_TURN, BYTES_A_TURN);
    if (this.#waiting.length === 0) return;
    this.#timer ??= setTimeout(this.#tick, this.isBusy ? TICK_MILLIS : 0);
  };

  #answerSome(countMax: number, bytesMax: number): void {
    this.#bytesLeft = Math.min(this.#bytesLeft + bytesMax, bytesMax);
    let count = 0;
    for (const { bytes } of this.#waiting) {
      if (count === countMax || this.#bytesLeft <= 0) break;
      this.#bytesLeft -= bytes;
      count += 1;
    }
    this.#free = Math.max(0, this.#free - count);
    for (const { reply } of this.#waiting.splice(0, count)) reply();
  }
}
