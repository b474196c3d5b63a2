/** A Map that holds so many entries and no more: a new one pushes out the one set longest ago. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    super();
    this.#sizeMax = sizeMax;
  }

  /** An entry set again keeps its place; one that was deleted first goes last. */
  override set(key: K, value: V): this {
    if (this.size >= this.#sizeMax && !this.has(key)) {
      // A Map keeps the order of insertion.
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return super.set(key, value);
  }
}
