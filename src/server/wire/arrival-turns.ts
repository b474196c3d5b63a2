import { FairLine } from './fair-line.ts';

/** So many requests of guests are handled in a turn of the event loop: half a millisecond. */
const GUESTS_A_TURN = 32;
/** While replies wait for their pace, there is room for more only so often. */
const FULL_MILLIS = 2;
/** More than these do not wait: their connection ends, which costs us nothing further. */
const WAITING_MAX = 4_000;

/**
 * Lets no turn of the event loop be filled by those who have shown no key: what has arrived beyond
 * a share waits for the next turns, one network after the other, so that many connections of one
 * keep nobody else waiting (Contract 14.6).
 */
export class ArrivalTurns {
  readonly #line = new FairLine<() => void>(WAITING_MAX);
  readonly #isFull: () => boolean;
  #inTurn = 0;
  #isArmed = false;

  /** @param isFull whether so many replies wait that nothing more is to be handled now. */
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#line.size;
  }

  /**
   * Handles a request now or in a later turn, in the order of its network.
   * @param who the network; asked where it has to wait.
   * @param onWait told when it does.
   * @returns false when too many wait already: it is not handled.
   */
  admit(who: () => string, handle: () => void, onWait: () => void): boolean {
    this.#arm();
    if (this.#line.size === 0 && this.#hasRoom()) {
      this.#inTurn += 1;
      handle();
      return true;
    }
    if (!this.#line.add(who(), handle)) return false;
    onWait();
    return true;
  }

  #arm(): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    if (this.#line.size > 0 && this.#isFull()) setTimeout(this.#turn, FULL_MILLIS);
    else setImmediate(this.#turn);
  }

  #hasRoom(): boolean {
    return this.#inTurn < GUESTS_A_TURN && !this.#isFull();
  }

  readonly #turn = (): void => {
    this.#isArmed = false;
    this.#inTurn = 0;
    while (this.#hasRoom()) {
      const handle = this.#line.next();
      if (handle === undefined) return;
      this.#inTurn += 1;
      handle();
    }
    if (this.#line.size > 0) this.#arm();
  };
}
