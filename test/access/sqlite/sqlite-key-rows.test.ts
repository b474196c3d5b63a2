import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../../../src/access/sqlite/embedded-folder.ts';
import { sqliteKeyRows } from '../../../src/access/sqlite/sqlite-key-rows.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function openRows() {
  const varDir = tempFolder();
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };
  const rows = sqliteKeyRows(openFolder(varDir, 'administer'), () => 0, onChange);
  const other = new DatabaseSync(join(varDir, 'access.db'), { timeout: 0 });
  onTestFinished(() => {
    rows.close();
    other.close();
  });
  return { rows, other, changes: () => changes };
}

const ACME = { name: 'acme', plan: 'free', unlimited: false, state: 'active' } as const;

test('an order holds the write lock only while it is decided', () => {
  const { rows, other, changes } = openRows();
  const result = rows.change({ accounts: ['acme'] }, 'anna', ({ accounts }) => {
    expect(accounts.size).toBe(0);
    expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
    return { account: ACME, event: { action: 'create' }, result: 'told' };
  });
  expect(result).toBe('told');
  expect(changes()).toBe(1);
  other.exec("UPDATE accounts SET plan = 'pro'");
  expect(rows.read({ accounts: ['acme'] }).accounts.get('acme')?.plan).toBe('pro');
});

test('a refused order leaves no row, no lock and no change', () => {
  const { rows, other, changes } = openRows();
  const refuse = () =>
    rows.change({}, 'anna', () => {
      throw new Error('refused');
    });
  expect(refuse).toThrow('refused');
  expect([rows.events(null), changes()]).toEqual([[], 0]);
  other.exec('BEGIN IMMEDIATE; ROLLBACK');
});
