interface Waiting<Item> {
  readonly item: Item;
  readonly isPatient: boolean;
}

/** A line, bounded where it says so, in which each network has its turn, however many of one wait. */
export class FairLine<Item> {
  readonly #max: number;
  readonly #maxEach: number;
  /** By network; the next turn is that of the first. */
  readonly #queues = new Map<string, Waiting<Item>[]>();
  #size = 0;

  /** @param max how many may wait, and `maxEach` how many of one network. */
  constructor(max = Number.POSITIVE_INFINITY, maxEach = max) {
    this.#max = max;
    this.#maxEach = maxEach;
  }

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /**
   * Lets somebody wait; false when too many do.
   * @param who the network.
   * @param isPatient whether it lets what its own network asks for otherwise go first.
   */
  add(who: string, item: Item, isPatient = false): boolean {
    const queue = this.#queues.get(who) ?? [];
    if (this.#size >= this.#max || queue.length >= this.#maxEach) return false;
    // Patient ones are last; where none is, nobody looks through the thousands that may wait.
    const isLast = isPatient || queue.at(-1)?.isPatient !== true;
    const patient = isLast ? -1 : queue.findIndex((each) => each.isPatient);
    queue.splice(patient < 0 ? queue.length : patient, 0, { item, isPatient });
    this.#queues.set(who, queue);
    this.#size += 1;
    return true;
  }

  /** Takes the next out of the line; undefined when nobody waits. */
  next(): Item | undefined {
    const [turn] = this.#queues;
    if (turn === undefined) return undefined;
    const [who, queue] = turn;
    this.#queues.delete(who);
    if (queue.length > 1) this.#queues.set(who, queue);
    this.#size -= 1;
    return queue.shift()?.item;
  }

  /** All who wait. */
  get items(): readonly Item[] {
    return [...this.#queues.values()].flat().map(({ item }) => item);
  }
}
