import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  makeFirstSigningKey,
  readSigningKeys,
  rotateSigningKey,
  signingKeyPath,
} from '../../../src/access/signing/signing-key-file.ts';
import { StoreError } from '../../../src/access/store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FIRST = 1_795_000_000;

function placeIn(folder = tempFolder()) {
  const place = { varDir: join(folder, 'var'), signingKeyFile: null };
  return { place, path: signingKeyPath(place) };
}

test('the first key is created once, readable by its owner alone', () => {
  const { place, path } = placeIn();
  makeFirstSigningKey(place, FIRST);
  const text = readFileSync(path, 'utf8');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readSigningKeys(path)).toMatchObject({ present: { nbf: FIRST }, retired: [] });
  makeFirstSigningKey(place, FIRST + 1);
  expect(readFileSync(path, 'utf8')).toBe(text);
  expect(readdirSync(place.varDir)).toEqual(['signing-keys.json']);
});

test('a file that appears meanwhile is left unchanged', () => {
  const { place, path } = placeIn();
  mkdirSync(place.varDir, { mode: 0o700 });
  // The link has no target, but its name is taken.
  symlinkSync('elsewhere', path);
  makeFirstSigningKey(place, FIRST);
  expect(readlinkSync(path)).toBe('elsewhere');
  expect(readdirSync(place.varDir)).toEqual(['signing-keys.json']);
});

test('a start never creates a file that a setting names', () => {
  const file = join(tempFolder(), 'keys.json');
  const place = { varDir: tempFolder(), signingKeyFile: file };
  makeFirstSigningKey(place, FIRST);
  expect(() => readSigningKeys(file)).toThrow(
    `${file}: is missing; copy it from a machine that has it, or make one with: npm run keys -- rotate-signing`,
  );
  expect(rotateSigningKey(place, FIRST, 0).retired).toBeNull();
  expect(readSigningKeys(file).retired).toEqual([]);
});

test('a retired key stays, without its secret, with its time of service', () => {
  const { place, path } = placeIn();
  makeFirstSigningKey(place, FIRST);
  const names = [readSigningKeys(path).present.kid];
  for (const [later, overlap] of [
    [100, 0],
    [200, 3_600],
    [300, 0],
  ] as const) {
    const { present, retired } = rotateSigningKey(place, FIRST + later, overlap);
    expect(retired).toBe(names[0]);
    names.unshift(present);
  }
  const { present, retired } = readSigningKeys(path);
  expect([present.kid, ...retired.map(({ kid }) => kid)]).toEqual(names);
  // Includes five seconds for every server to load the new key.
  expect(retired.map(({ nbf, exp }) => [nbf - FIRST, (exp ?? 0) - FIRST])).toEqual([
    [200, 305],
    [100, 3_800],
    [0, 105],
  ]);
  expect(readFileSync(path, 'utf8').match(/"d"/g)).toHaveLength(1);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ['open to its group', (path: string) => chmodSync(path, 0o640), /is open to others \(mode 640\)/],
  ['no JSON', (path: string) => writeFileSync(path, 'PEM'), /is no file of signing keys/],
  ['without keys', (path: string) => writeFileSync(path, '{"keys":[]}'), /is no file/],
  [
    'with the name of another key',
    (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(/"kid": "./, '$&x')),
    /is no file of signing keys, or a damaged one/,
  ],
  [
    'with the secret of another key',
    (path: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"d": "..../, '"d": "AAAA')),
    /is no file of signing keys, or a damaged one/,
  ],
])('a file %s is refused, and rotation leaves it unchanged', (_, spoil, message) => {
  const { place, path } = placeIn();
  makeFirstSigningKey(place, FIRST);
  spoil(path);
  const text = readFileSync(path, 'utf8');
  expect(() => readSigningKeys(path)).toThrow(StoreError);
  expect(() => readSigningKeys(path)).toThrow(message);
  expect(() => rotateSigningKey(place, FIRST + 1, 0)).toThrow(message);
  expect(readFileSync(path, 'utf8')).toBe(text);
});
