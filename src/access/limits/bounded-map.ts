/** A Map with a limit: a new entry evicts the one set longest ago. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    super();
    this.#sizeMax = sizeMax;
  }

  /** An entry that is set again keeps its place; one that was deleted first moves to the end. */
  override set(key: K, value: V): this {
    if (this.size >= this.#sizeMax && !this.has(key)) {
      // A Map iterates in insertion order.
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return super.set(key, value);
  }
}
