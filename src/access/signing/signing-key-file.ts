import { generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  type PrivateJwk,
  type PublicJwk,
  privateJwk,
  privateKeyOf,
  publicJwk,
  thumbprint,
} from '../../signature/signing-key.ts';
import { StoreError, storeError } from '../store.ts';
import { lockFile } from '../var-dir/folder-lock.ts';
import { makePrivateFolder, replaceText, syncFolder, systemCode } from '../var-dir/synced-files.ts';

/** Where signing keys are kept. */
export interface SigningPlace {
  readonly varDir: string;
  /** Null: a file in `varDir`, made at the first start. */
  readonly signingKeyFile: string | null;
}

/** The content of a file of signing keys: a JWK Set (RFC 7517 5) that begins with the present one. */
export interface SigningKeySet {
  readonly present: PrivateJwk;
  /** The previous keys, newest first, without their secrets. */
  readonly retired: readonly PublicJwk[];
}

const FORM = z.object({ keys: z.tuple([privateJwk], publicJwk) });

/** A server that has not read the file since may sign with the old key for this much longer. */
const TAKEN_WITHIN_SECONDS = 5;
const LOCK_WAIT_MILLIS = 5_000;

/** The file at a place. */
export function signingKeyPath({ varDir, signingKeyFile }: SigningPlace): string {
  return signingKeyFile ?? join(varDir, 'signing-keys.json');
}

/**
 * Creates the file with a first key if the service's own folder lacks it. A file that
 * `SIGNING_KEY_FILE` names is the operator's to bring. Contract 21.4.
 * @param nowSeconds since 1970.
 */
export function makeFirstSigningKey(place: SigningPlace, nowSeconds: number): void {
  const path = signingKeyPath(place);
  if (place.signingKeyFile !== null || existsSync(path)) return;
  try {
    makePrivateFolder(place.varDir);
    const draft = `${path}.${process.pid}`;
    const text = write({ present: newKey(nowSeconds), retired: [] });
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    try {
      // A link, unlike a rename, never replaces what another process has made meanwhile.
      linkSync(draft, path);
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    syncFolder(dirname(path));
  } catch (error) {
    throw storeError(path, 'cannot be made', error);
  }
}

/** @throws StoreError when the file is missing, open to others, or not a file of signing keys. */
export function readSigningKeys(path: string): SigningKeySet {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) {
      throw new StoreError(
        `${path}: holds a secret, and is open to others (mode ${(mode & 0o777).toString(8)}); ` +
          `close it: chmod 600 ${path}`,
      );
    }
    const keys = readSet(readFileSync(path, 'utf8'));
    if (keys !== null) return keys;
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw storeError(path, 'cannot be read', error);
    throw new StoreError(
      `${path}: is missing; copy it from a machine that has it, or make one with: ` +
        'npm run keys -- rotate-signing',
    );
  }
  throw new StoreError(
    `${path}: is no file of signing keys, or a damaged one; restore a copy of it, or move it away ` +
      'and make one with: npm run keys -- rotate-signing',
  );
}

function readSet(text: string): SigningKeySet | null {
  try {
    const [present, ...retired] = FORM.parse(JSON.parse(text)).keys;
    privateKeyOf(present);
    return retired.every(({ x, kid }) => thumbprint(x) === kid) ? { present, retired } : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the signing key. The secret of the old one is forgotten; its public half stays, with
 * its time of service. Servers pick the new key up by themselves.
 * @param nowSeconds since 1970.
 * @param overlapSeconds how much longer the old one may be used on other machines.
 * @returns the names of the present and of the previous key; null = there was none.
 * @throws StoreError
 */
export function rotateSigningKey(
  place: SigningPlace,
  nowSeconds: number,
  overlapSeconds: number,
): { readonly present: string; readonly retired: string | null } {
  const path = signingKeyPath(place);
  const unlock = lock(path);
  try {
    const present = newKey(nowSeconds);
    const exp = nowSeconds + Math.max(overlapSeconds, TAKEN_WITHIN_SECONDS);
    const retired: PublicJwk[] = [];
    if (existsSync(path)) {
      const old = readSigningKeys(path);
      const { d, ...shown } = old.present;
      retired.push({ ...shown, exp }, ...old.retired);
    }
    replaceText(path, write({ present, retired }));
    return { present: present.kid, retired: retired[0]?.kid ?? null };
  } catch (error) {
    throw storeError(path, 'cannot be written', error);
  } finally {
    unlock();
  }
}

function newKey(nowSeconds: number): PrivateJwk {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = thumbprint(x);
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig', nbf: nowSeconds, d };
}

function write({ present, retired }: SigningKeySet): string {
  return `${JSON.stringify({ keys: [present, ...retired] }, null, 1)}\n`;
}

/** Two rotations at once would each lose the other's key. */
function lock(path: string): () => void {
  const file = `${path}.lock`;
  try {
    return lockFile(file, 'BEGIN IMMEDIATE', LOCK_WAIT_MILLIS);
  } catch (error) {
    throw storeError(file, 'cannot be locked', error);
  }
}
