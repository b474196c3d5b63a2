/** A paying caller has been answered as lately as this: guests wait for their turn. */
const BUSY_MILLIS = 100;
/** So many guests are answered every tick while callers with a key are there: 3,200 a second. */
const TICK_MILLIS = 5;
const GUESTS_A_TICK = 16;
/** And so many bytes, 25 MiB a second: what is large takes the turns of those behind it. */
const BYTES_A_TICK = 128 * 1024;
/** While none is, guests wait as well when so much was answered in one turn of the loop. */
const GUESTS_A_TURN = 64;
const BYTES_A_TURN = 512 * 1024;
/** More than these do not wait: their connection ends, which costs us nothing further. */
const WAITING_MAX = 2_000;

/** A reply that waits for its turn. */
interface Due {
  readonly reply: () => void;
  readonly bytes: number;
}

/**
 * Lets paying callers go first. A guest costs the event loop as much as a caller does, and most
 * of it before anybody knows who it is; a guest that waits for its reply asks nothing more. So
 * while callers with a key are answered, replies and bytes to guests leave at a bounded pace; and at any
 * time, no more of them in a turn than leave the loop free for whoever else has come.
 */
export class GuestPace {
  /** When a caller with a key was answered last. */
  paidAt = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  readonly #waiting: Due[] = [];
  /** Those at the front that are for callers of the Free plan. */
  #free = 0;
  /** Bytes that may leave in this tick; below 0 after a large reply. */
  #bytesLeft = 0;
  #answeredInTurn = 0;
  #bytesInTurn = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward. */
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
   * Answers a guest: at once while no caller is about, else in its turn.
   * @param bytes of its body.
   * @param isFree whether a caller of the Free plan is answered, which goes before all guests.
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

  /** Answers all that wait: for the end, after which nobody comes. */
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
