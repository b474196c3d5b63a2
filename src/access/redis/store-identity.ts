import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FORM = /^[0-9A-Za-z]{16}$/;

/**
 * Which store this instance belongs to, remembered in a file: a Redis that has lost its
 * data, or is another one, would call every key unknown, and that would be a false 401.
 */
export class StoreIdentity {
  readonly #file: string;
  #id: string | null;

  constructor(file: string) {
    this.#file = file;
    this.#id = readId(file);
  }

  /** Null until a store has been met. */
  get id(): string | null {
    return this.#id;
  }

  /** Belongs to this store from now on, also after a restart. */
  adopt(id: string): void {
    if (this.#id !== null || !FORM.test(id)) return;
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, `${id}\n`, { mode: 0o600 });
    renameSync(draft, this.#file);
    this.#id = id;
  }
}

function readId(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return FORM.test(text) ? text : null;
  } catch {
    return null;
  }
}
