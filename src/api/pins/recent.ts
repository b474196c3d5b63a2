/** The values that were asked for lately, as many as may be held; the one not asked for longest goes. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  /** The key that was asked for last: it need not be put behind the others again. */
  #latest: string | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined || key === this.#latest) return value;
    this.#latest = key;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#latest = key;
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    this.#values.delete(this.#values.keys().next().value as string);
  }
}
