import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { privateKeyOf } from '../../signature/signing-key.ts';
import { readSigningKeys } from './signing-key-file.ts';

/** The file is looked at again when somebody needs a key and the last look is as long ago. */
const LOOK_AGAIN_MILLIS = 1_000;

export interface SigningKeysOptions {
  readonly file: string;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Told when a file that was changed cannot be used; what was read before stays. */
  readonly onTrouble: (error: unknown) => void;
}

interface Held {
  readonly stamp: string;
  readonly id: string;
  readonly secret: KeyObject;
  readonly jwks: string;
}

/** The signing keys of a running server, which takes a rotation by itself. Contract 21.4. */
export class SigningKeys {
  readonly #options: SigningKeysOptions;
  #held: Held;
  #lookedAt: number;
  #troubleStamp = '';

  /** @throws StoreError when the file cannot be used. */
  constructor(options: SigningKeysOptions) {
    this.#options = options;
    this.#lookedAt = options.now();
    this.#held = read(options.file, stampOf(options.file));
  }

  /** The key that signs now. */
  get present(): { readonly id: string; readonly secret: KeyObject } {
    return this.#look();
  }

  /** All public keys, as `/.well-known/jwks.json` has them. */
  get jwks(): string {
    return this.#look().jwks;
  }

  #look(): Held {
    const { file, now, onTrouble } = this.#options;
    const moment = now();
    if (moment - this.#lookedAt < LOOK_AGAIN_MILLIS) return this.#held;
    this.#lookedAt = moment;
    const stamp = stampOf(file);
    if (stamp === this.#held.stamp || stamp === this.#troubleStamp) return this.#held;
    try {
      this.#held = read(file, stamp);
    } catch (error) {
      this.#troubleStamp = stamp;
      onTrouble(error);
    }
    return this.#held;
  }
}

function read(file: string, stamp: string): Held {
  const { present, retired } = readSigningKeys(file);
  const { d, ...shown } = present;
  const jwks = `${JSON.stringify({ keys: [shown, ...retired] })}\n`;
  return { stamp, id: present.kid, secret: privateKeyOf(present), jwks };
}

/** Stands for what is in the file: another one has taken its place whenever it was replaced. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'missing' : `${found.ino} ${found.mtimeMs} ${found.mode}`;
}
