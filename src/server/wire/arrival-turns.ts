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
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #isFull: () => boolean;
  #waiting = 0;
  #inTurn = 0;
  #isArmed = false;

  /** @param isFull whether so many replies wait that nothing more is to be handled now. */
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Handles a request now or in a later turn, in the order of its network.
   * @param who the network; asked where it has to wait.
   * @param onWait told before it does.
   * @returns false when too many wait already: it is not handled.
   */
  admit(who: () => string, handle: () => void, onWait: () => void): boolean {
    this.#arm();
    if (this.#waiting === 0 && this.#hasRoom()) {
      this.#inTurn += 1;
      handle();
      return true;
    }
    if (this.#waiting >= WAITING_MAX) return false;
    onWait();
    this.#waiting += 1;
    const name = who();
    const line = this.#lines.get(name);
    if (line === undefined) this.#lines.set(name, [handle]);
    else line.push(handle);
    return true;
  }

  #arm(): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    if (this.#waiting > 0 && this.#isFull()) setTimeout(this.#turn, FULL_MILLIS);
    else setImmediate(this.#turn);
  }

  #hasRoom(): boolean {
    return this.#inTurn < GUESTS_A_TURN && !this.#isFull();
  }

  readonly #turn = (): void => {
    this.#isArmed = false;
    this.#inTurn = 0;
    while (this.#waiting > 0 && this.#hasRoom()) {
      const [[name, line]] = this.#lines as unknown as [[string, (() => void)[]]];
      // The last in its turn, if it has more.
      this.#lines.delete(name);
      const handle = line.shift();
      if (line.length > 0) this.#lines.set(name, line);
      this.#waiting -= 1;
      this.#inTurn += 1;
      handle?.();
    }
    if (this.#waiting > 0) this.#arm();
  };
}
