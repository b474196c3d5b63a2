import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder, replaceText } from './synced-files.ts';

const FORM = /^[0-9A-Za-z]{16}$/;

/**
 * Remembers in a file which store this folder belongs to. A Redis that has lost its data, or
 * another or missing database, would call every key unknown: a false 401. Decision 30.
 */
export class StoreIdentity {
  readonly #file: string;
  #id: string | null = null;

  constructor(file: string) {
    this.#file = file;
    try {
      this.#id = FORM.exec(readFileSync(file, 'utf8').trim())?.[0] ?? null;
    } catch {
      // There is none yet.
    }
  }

  /** Null until the first store is known. */
  get id(): string | null {
    return this.#id;
  }

  /** Binds the folder to this store, also after a restart or a power cut. */
  adopt(id: string): void {
    if (this.#id !== null || !FORM.test(id)) return;
    makePrivateFolder(dirname(this.#file));
    replaceText(this.#file, `${id}\n`);
    this.#id = id;
  }
}
