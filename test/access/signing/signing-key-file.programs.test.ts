import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readSigningKeys } from '../../../src/access/signing/signing-key-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const run = promisify(execFile);
const AT_ONCE = 8;

test('concurrent rotations lose no key', async () => {
  const folder = tempFolder();
  const signingKeyFile = join(folder, 'keys.json');
  const env = { ...process.env, VAR_DIR: join(folder, 'var'), SIGNING_KEY_FILE: signingKeyFile };
  const words = ['src/access/admin/keys-cli.ts', 'rotate-signing', '--json'];
  const said = await Promise.all(
    Array.from({ length: AT_ONCE }, () => run(process.execPath, words, { env })),
  );
  const made = said.map(({ stdout }) => JSON.parse(stdout).kid as string);
  const { present, retired } = readSigningKeys(signingKeyFile);
  expect([present.kid, ...retired.map(({ kid }) => kid)].sort()).toEqual(made.sort());
  expect(new Set(made).size).toBe(AT_ONCE);
  expect(readdirSync(folder).sort()).toEqual(['keys.json', 'keys.json.lock', 'var']);
});
