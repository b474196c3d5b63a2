import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  makeFirstSigningKey,
  rotateSigningKey,
  signingKeyPath,
} from '../../../src/access/signing/signing-key-file.ts';
import { SigningKeys } from '../../../src/access/signing/signing-keys.ts';
import { StoreError } from '../../../src/access/store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function open() {
  const place = { varDir: tempFolder(), signingKeyFile: null };
  makeFirstSigningKey(place, 0);
  const clock = { millis: 0 };
  const troubles: unknown[] = [];
  const file = signingKeyPath(place);
  const keys = new SigningKeys({
    file,
    now: () => clock.millis,
    onTrouble: (error) => void troubles.push(error),
  });
  return { place, file, clock, troubles, keys };
}

test('a rotation takes effect within a second of use, and the old key stays published', () => {
  const { place, clock, keys } = open();
  const first = keys.present.id;
  const { present } = rotateSigningKey(place, 100, 0);
  clock.millis = 999;
  expect(keys.present.id).toBe(first);
  clock.millis = 1_000;
  expect(keys.present.id).toBe(present);
  expect(keys.present.secret.asymmetricKeyType).toBe('ed25519');
  const published = JSON.parse(keys.jwks).keys;
  expect(published.map(({ kid }: { kid: string }) => kid)).toEqual([present, first]);
  expect(published[0]).toEqual({
    kty: 'OKP',
    crv: 'Ed25519',
    x: expect.stringMatching(/^[\w-]{43}$/),
    kid: present,
    alg: 'EdDSA',
    use: 'sig',
    nbf: 100,
  });
  expect(published[1]).toMatchObject({ nbf: 0, exp: 105 });
});

test('an unusable file is reported once, and the previous key stays in use', () => {
  const { place, file, clock, troubles, keys } = open();
  const { jwks } = keys;
  rotateSigningKey(place, 100, 0);
  chmodSync(file, 0o644);
  for (clock.millis = 1_000; clock.millis < 9_000; clock.millis += 1_000) {
    expect(keys.jwks).toBe(jwks);
  }
  expect(troubles).toEqual([expect.any(StoreError)]);
  chmodSync(file, 0o600);
  clock.millis = 10_000;
  expect(keys.jwks).not.toBe(jwks);
});
