import { expect, test } from 'vitest';
import { KeyAdminError, StoreError } from '../../src/access/store.ts';

test('errors name themselves in a log, and say whether a restart would help', () => {
  expect(String(new KeyAdminError('no such key'))).toBe('KeyAdminError: no such key');
  const error = new StoreError('access.db: is damaged');
  expect(String(error)).toBe('StoreError: access.db: is damaged');
  expect(error.exitCode).toBe(78);
});
