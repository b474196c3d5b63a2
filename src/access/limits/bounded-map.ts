/** A Map with a limit: a new entry evicts the one set longest ago. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    super();
    this.#sizeMax = sizeMax;
  }

  /** An existing entry keeps its place; delete it first to move it to the end. */
  override set(key: K, value: V): this {
    if (this.size >= this.#sizeMax && !this.has(key)) {
      // A Map iterates in insertion order.
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return super.set(key, value);
  }
}
