import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEYS_USAGE } from '../../../src/access/admin/run-keys.ts';
import { startKeys } from '../../support/access/keys-program.ts';
import { openKeys } from '../../support/access/open-keys.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/**
 * run-keys.test.ts covers what each order does; these tests cover the program around the orders.
 */

test('the program passes on its arguments, settings and input, and exits with the result', async () => {
  const keys = openKeys();
  const { id, key } = await keys.create();
  const start = (args: string[], input = '') =>
    startKeys({ VAR_DIR: keys.varDir }, args, { input });
  const [asked, refused, misread, help] = await Promise.all([
    start(['whois', '-', '--json'], `${key}\n`),
    start(['revoke', 'key_nobody']),
    start(['explode']),
    start([]),
  ]);
  expect(asked).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(asked.out)).toMatchObject({ id, account: 'acme', state: 'active' });
  expect(asked.out).toMatch(/^.*\n$/);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^.*no key has this id.*\n$/);
  expect(misread).toMatchObject({ code: 64, out: '' });
  expect(misread.err).toMatch(/^.*there is no such command.*\n$/);
  expect(help).toEqual({ code: 0, out: `${KEYS_USAGE}\n`, err: '' });
});

test('a misspelt setting stops it before it opens a store', async () => {
  const varDir = tempFolder();
  const env = { VAR_DIR: varDir, REDIS_URI: 'redis://127.0.0.1' };
  expect(await startKeys(env, ['list'])).toEqual({
    code: 78,
    out: '',
    err: 'REDIS_URI: there is no such setting; write REDIS_URL\n',
  });
  expect(readdirSync(varDir)).toEqual([]);
});

test('a full disk: one line, exit 78, and an unchanged store', {
  tags: ['prlimit'],
}, async () => {
  const keys = openKeys();
  const { id } = await keys.create();
  const limited = (...args: string[]) =>
    // Less than one page of the write-ahead log.
    startKeys({ VAR_DIR: keys.varDir }, args, { before: ['prlimit', '--fsize=2000'] });
  for (const order of [
    ['revoke', id],
    ['create', '--account', 'beta'],
    ['plan', 'acme', 'pro'],
  ]) {
    const done = await limited(...order);
    expect(done).toMatchObject({ code: 78, out: '' });
    expect(done.err).toMatch(/^.*access\.db: .*\n$/);
  }
  const folder = tempFolder();
  const backup = await limited('backup', join(folder, 'keys.backup'));
  expect(backup.code).not.toBe(0);
  expect(backup.err.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
  expect(await keys.list()).toEqual([expect.objectContaining({ state: 'active', plan: 'free' })]);
});
