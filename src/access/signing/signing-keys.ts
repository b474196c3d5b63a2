import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { privateKeyOf } from '../../signature/signing-key.ts';
import { readSigningKeys } from './signing-key-file.ts';

/** The file is read again when a key is needed and the last read is this long ago. */
const LOOK_AGAIN_MILLIS = 1_000;

export interface SigningKeysOptions {
  readonly file: string;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** Called when a changed file cannot be used; the previous content stays in use. */
  readonly onTrouble: (error: unknown) => void;
}

/** The signing keys of a running server, which picks a rotation up by itself. Contract 21.4. */
export class SigningKeys {
  readonly #options: SigningKeysOptions;
  #held: ReturnType<typeof read>;
  #lookedAt: number;
  /** The stamp of the file that was looked at last. */
  #stamp: string;

  /** @throws StoreError when the file cannot be used. */
  constructor(options: SigningKeysOptions) {
    this.#options = options;
    this.#lookedAt = options.now();
    this.#stamp = stampOf(options.file);
    this.#held = read(options.file);
  }

  /** The present signing key. */
  get present(): { readonly id: string; readonly secret: KeyObject } {
    return this.#look();
  }

  /** All public keys, as in `/.well-known/jwks.json`. */
  get jwks(): string {
    return this.#look().jwks;
  }

  #look(): ReturnType<typeof read> {
    const { file, now, onTrouble } = this.#options;
    const moment = now();
    if (moment - this.#lookedAt < LOOK_AGAIN_MILLIS) return this.#held;
    this.#lookedAt = moment;
    const stamp = stampOf(file);
    if (stamp === this.#stamp) return this.#held;
    this.#stamp = stamp;
    try {
      this.#held = read(file);
    } catch (error) {
      onTrouble(error);
    }
    return this.#held;
  }
}

function read(file: string) {
  const { present, retired } = readSigningKeys(file);
  const { d, ...shown } = present;
  const jwks = `${JSON.stringify({ keys: [shown, ...retired] })}\n`;
  return { id: present.kid, secret: privateKeyOf(present), jwks };
}

/** Identifies the file's content: a replaced file is another one. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'missing' : `${found.ino} ${found.mtimeMs} ${found.mode}`;
}
