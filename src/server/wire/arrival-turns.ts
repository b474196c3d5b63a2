import { FairLine } from './fair-line.ts';

/** So many requests of guests are handled in a turn of the event loop. */
const GUESTS_A_TURN = 32;
/** While callers who pay are answered, guests' requests have one part in so many of the loop's time, */
const SHARE = 5;
/** and this much of it at once, */
const BURST_MILLIS = 1;
/** and no work of theirs keeps those behind it waiting for longer than this. */
const DEBT_MILLIS_MAX = 200;
/** While replies wait for their pace, there is room for more only so often. */
const FULL_MILLIS = 2;
/** More than these do not wait: their connection ends, which costs us nothing further. */
const WAITING_MAX = 4_000;

export interface ArrivalTurnsOptions {
  /** Whether so many replies wait that nothing more is to be handled now. */
  readonly isFull: () => boolean;
  /** Whether callers who pay are being answered. */
  readonly isBusy: () => boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** A request of a guest. */
export interface Arrival {
  /** The network; asked where it has to wait. */
  readonly who: () => string;
  readonly handle: () => void;
  /** Told when it has to wait. */
  readonly onWait: () => void;
  /** What it costs the loop beside being handled, as for the body that it brings; milliseconds. */
  readonly millis: number;
}

/**
 * Lets no turn of the event loop be filled by those who have shown no key, neither by many requests nor
 * by dear ones: what has arrived beyond a share waits for the next turns, one network after the other,
 * so that many connections of one keep nobody else waiting (Contract 14.6).
 */
export class ArrivalTurns {
  readonly #line = new FairLine<Arrival>(WAITING_MAX);
  readonly #options: ArrivalTurnsOptions;
  #inTurn = 0;
  #isArmed = false;
  /** When guests will have waited for as long as their share asks for what was done for them. */
  #evenAt = Number.NEGATIVE_INFINITY;

  constructor(options: ArrivalTurnsOptions) {
    this.#options = options;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#line.size;
  }

  /**
   * Handles a request now or in a later turn, in the order of its network.
   * @returns false when too many wait already: it is not handled.
   */
  admit(arrival: Arrival): boolean {
    this.#arm();
    if (this.#line.size === 0 && this.#hasRoom()) {
      this.#handle(arrival);
      return true;
    }
    if (!this.#line.add(arrival.who(), arrival)) return false;
    arrival.onWait();
    return true;
  }

  #handle({ handle, millis }: Arrival): void {
    const { now } = this.#options;
    this.#inTurn += 1;
    const begunAt = now();
    handle();
    const endedAt = now();
    const due = Math.max(this.#evenAt, begunAt) + SHARE * (endedAt - begunAt + millis);
    this.#evenAt = Math.min(due, endedAt + DEBT_MILLIS_MAX);
  }

  /** Milliseconds for which callers who pay go first. */
  #rest(): number {
    const { isBusy, now } = this.#options;
    return isBusy() ? Math.max(0, this.#evenAt - SHARE * BURST_MILLIS - now()) : 0;
  }

  #arm(): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    const rest = this.#line.size === 0 ? 0 : this.#rest();
    const wait = this.#line.size > 0 && this.#options.isFull() ? FULL_MILLIS : 0;
    if (rest + wait > 0) setTimeout(this.#turn, Math.max(rest, wait));
    else setImmediate(this.#turn);
  }

  #hasRoom(): boolean {
    return this.#inTurn < GUESTS_A_TURN && !this.#options.isFull() && this.#rest() === 0;
  }

  readonly #turn = (): void => {
    this.#isArmed = false;
    this.#inTurn = 0;
    while (this.#hasRoom()) {
      const arrival = this.#line.next();
      if (arrival === undefined) return;
      this.#handle(arrival);
    }
    if (this.#line.size > 0) this.#arm();
  };
}
