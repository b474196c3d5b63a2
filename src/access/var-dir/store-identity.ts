import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder, replaceText } from './synced-files.ts';

const FORM = /^[0-9A-Za-z]{16}$/;

/**
 * Which store this folder belongs to, remembered in a file: a Redis that has lost its data, or a
 * database that is missing or another one's, would call every key unknown, and that would be a
 * false 401. Decision 30.
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

  /** Belongs to this store from now on, also after a restart or a power cut. */
  adopt(id: string): void {
    if (this.#id !== null || !FORM.test(id)) return;
    makePrivateFolder(dirname(this.#file));
    replaceText(this.#file, `${id}\n`);
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
