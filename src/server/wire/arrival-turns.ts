import { FairLine } from './fair-line.ts';

/** Guests' requests handled in one turn of the event loop. */
const GUESTS_A_TURN = 32;
/**
 * While paying callers are answered, guests' requests get one part in this many of the loop's
 * time.
 */
const SHARE = 5;
/** The most of that share that guests may take at once. */
const BURST_MILLIS = 1;
/** The longest that one guest's work delays the guests behind it. */
const DEBT_MILLIS_MAX = 200;
/** How often to look for room while replies wait for their pace. */
const FULL_MILLIS = 2;
/** Beyond these limits a request does not wait: its connection ends, which costs nothing more. */
const WAITING_MAX = 4_000;

export interface ArrivalTurnsOptions {
  /** Whether so many replies wait that no further request should be handled. */
  readonly isFull: () => boolean;
  /** Whether paying callers are being answered. */
  readonly isBusy: () => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** A request of a guest. */
export interface Arrival {
  /** Its network; called only if the request has to wait. */
  readonly who: () => string;
  readonly handle: () => void;
  /** Called if the request has to wait. */
  readonly onWait: () => void;
  /** What it costs the loop beyond being handled, such as reading its body; milliseconds. */
  readonly millis: number;
}

/**
 * Keeps requests without a key from filling a turn of the event loop, whether there are many or
 * each is expensive. What exceeds their share waits for the next turns, alternating between
 * networks, so that many connections of one network delay nobody else (Contract 14.6).
 */
export class ArrivalTurns {
  readonly #line = new FairLine<Arrival>(WAITING_MAX);
  readonly #options: ArrivalTurnsOptions;
  #inTurn = 0;
  #isArmed = false;
  /** When guests will have waited as long as their share requires for the work done so far. */
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
   * @returns false when too many wait already: the request is not handled.
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

  /** For how many milliseconds paying callers go first. */
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
