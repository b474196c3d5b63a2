/** Whoever waits in a line. */
export interface Waiting {
  /** The network that it is for. */
  readonly who: string;
  /** Whether it lets the pages of its own network go first: pictures and feeds do. */
  readonly isPatient: boolean;
}

/** A bounded line in which each network has its turn, however many of one wait. */
export class FairLine<Order extends Waiting> {
  readonly #max: number;
  readonly #maxEach: number;
  /** By network; the next turn is that of the first. */
  readonly #queues = new Map<string, Order[]>();
  #size = 0;

  /** @param max how many may wait, and `maxEach` how many of one network. */
  constructor(max: number, maxEach: number) {
    this.#max = max;
    this.#maxEach = maxEach;
  }

  /** Lets an order wait; false when too many do. */
  add(order: Order): boolean {
    const queue = this.#queues.get(order.who) ?? [];
    if (this.#size >= this.#max || queue.length >= this.#maxEach) return false;
    const patient = order.isPatient ? -1 : queue.findIndex(({ isPatient }) => isPatient);
    queue.splice(patient < 0 ? queue.length : patient, 0, order);
    this.#queues.set(order.who, queue);
    this.#size += 1;
    return true;
  }

  /** Takes the next out of the line; undefined when nobody waits. */
  next(): Order | undefined {
    const [turn] = this.#queues;
    if (turn === undefined) return undefined;
    const [who, queue] = turn;
    this.#queues.delete(who);
    if (queue.length > 1) this.#queues.set(who, queue);
    this.#size -= 1;
    return queue.shift();
  }

  /** All who wait. */
  get orders(): readonly Order[] {
    return [...this.#queues.values()].flat();
  }
}
