interface Waiting<Item> {
  readonly item: Item;
  readonly isPatient: boolean;
}

/** A bounded queue in which networks alternate, however many requests of one are waiting. */
export class FairLine<Item> {
  readonly #max: number;
  readonly #maxEach: number;
  /** By network; the first one is next. */
  readonly #queues = new Map<string, Waiting<Item>[]>();
  #size = 0;

  /**
   * @param max how many may wait.
   * @param maxEach how many of one network.
   */
  constructor(max = Number.POSITIVE_INFINITY, maxEach = max) {
    this.#max = max;
    this.#maxEach = maxEach;
  }

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds somebody; false when too many wait.
   * @param who the network.
   * @param isPatient whether it lets other requests of its own network go first.
   */
  add(who: string, item: Item, isPatient = false): boolean {
    const queue = this.#queues.get(who) ?? [];
    if (this.#size >= this.#max || queue.length >= this.#maxEach) return false;
    // Patient ones are last; if there are none, thousands need not be searched.
    const isLast = isPatient || queue.at(-1)?.isPatient !== true;
    const patient = isLast ? -1 : queue.findIndex((each) => each.isPatient);
    queue.splice(patient < 0 ? queue.length : patient, 0, { item, isPatient });
    this.#queues.set(who, queue);
    this.#size += 1;
    return true;
  }

  /** Takes the next one; undefined when nobody waits. */
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
