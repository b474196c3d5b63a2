import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWellFormedKey } from '../../../src/access/keys/key-format.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The program as `npm run keys` runs it, on a store of its own. */
function openCli(varDir = tempFolder()) {
  const run = (...args: string[]) => {
    const done = spawnSync(process.execPath, ['src/access/admin/keys-cli.ts', ...args], {
      env: { ...process.env, VAR_DIR: varDir },
      encoding: 'utf8',
    });
    return { code: done.status, out: done.stdout, err: done.stderr };
  };
  const json = (...args: string[]) => JSON.parse(run(...args, '--json').out);
  return { run, json, varDir };
}

test('--json prints one value with exactly the documented fields', () => {
  const cli = openCli();
  const created = cli.json(
    'create',
    '--account',
    'acme',
    '--plan',
    'pro',
    '--expires',
    '2027-01-31',
  );
  expect(created).toEqual({
    id: expect.stringMatching(/^key_[0-9A-Za-z]{12}$/),
    key: expect.stringMatching(/^rl_/),
    account: 'acme',
    plan: 'pro',
    expires_at: '2027-01-31T00:00:00.000Z',
  });
  expect(isWellFormedKey(created.key)).toBe(true);
  expect(cli.json('list')).toEqual([
    {
      id: created.id,
      hint: created.key.slice(-4),
      account: 'acme',
      plan: 'pro',
      state: 'active',
      expires_at: '2027-01-31T00:00:00.000Z',
      last_used: null,
      month_used: 0,
      month_limit: 1_000_000,
    },
  ]);
});

test('a key goes through its states, and a plan belongs to the account', () => {
  const cli = openCli();
  const { id } = cli.json('create', '--account', 'acme');
  const state = () => cli.json('list')[0].state;
  expect(cli.json('disable', id)).toEqual({ id, state: 'disabled' });
  expect(state()).toBe('disabled');
  cli.run('enable', id);
  expect(state()).toBe('active');
  const successor = cli.json('rotate', id);
  expect(successor.id).not.toBe(id);
  cli.run('revoke', id);
  expect(cli.json('plan', 'acme', 'business')).toEqual({ account: 'acme', plan: 'business' });
  cli.json('create', '--account', 'acme', '--unlimited');
  const listed = cli.json('list');
  expect(listed.map((key: { state: string }) => key.state)).toEqual([
    'revoked',
    'active',
    'active',
  ]);
  expect(new Set(listed.map((key: { plan: string }) => key.plan))).toEqual(new Set(['business']));
  expect(listed[0].month_limit).toBeNull();
});

test('for a person: the key once, and a table that holds no key', () => {
  const cli = openCli();
  const { out } = cli.run('create', '--account', 'acme');
  const key = out.split('\n')[0] ?? '';
  expect(isWellFormedKey(key)).toBe(true);
  const list = cli.run('list').out;
  expect(list).toContain('acme');
  expect(list).toContain('0 of 1000');
  expect(list).not.toContain(key);
});

test.each([
  [1, ['revoke', 'key_nobody'], /no key has this id/],
  [1, ['plan', 'nobody', 'pro'], /no account is named "nobody"/],
  [1, ['create', '--account', '../x'], /an account name has/],
  [64, ['create'], /--account acme/],
  [64, ['explode'], /there is no such order/],
])('an error is one line on stderr, exit %i: %j', (code, args, message) => {
  const cli = openCli();
  const done = cli.run(...args);
  expect(done.code).toBe(code);
  expect(done.out).toBe('');
  expect(done.err).toMatch(message);
  expect(done.err.trim().split('\n')).toHaveLength(1);
});

test('another plan for an existing account is refused, with the order that changes it', () => {
  const cli = openCli();
  cli.run('create', '--account', 'acme', '--plan', 'pro');
  const done = cli.run('create', '--account', 'acme', '--plan', 'free');
  expect(done.code).toBe(1);
  expect(done.err).toContain('npm run keys -- plan acme free');
  expect(cli.json('list')).toHaveLength(1);
});

test('a damaged store: exit 78, and the file is named', () => {
  const cli = openCli();
  const file = join(cli.varDir, 'access.db');
  writeFileSync(file, 'some text that is no database\n'.repeat(200));
  const done = cli.run('list');
  expect(done.code).toBe(78);
  expect(done.err).toContain(file);
});

test('a misspelt setting stops it before any store is opened', () => {
  const done = spawnSync(process.execPath, ['src/access/admin/keys-cli.ts', 'list'], {
    env: { ...process.env, VAR_DIR: tempFolder(), REDIS_URI: 'redis://127.0.0.1' },
    encoding: 'utf8',
  });
  expect(done).toMatchObject({ status: 78, stdout: '' });
  expect(done.stderr).toBe('REDIS_URI: there is no such setting; write REDIS_URL\n');
});
