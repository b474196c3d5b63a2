import { expect, test } from 'vitest';
import { Visitors } from '../../../src/server/lanes/visitors.ts';

test('each address has a bucket of its own for each thing, which fills again', () => {
  const visitors = new Visitors();
  const take = (address: string, millis: number) => visitors.take('pages', address, millis).allowed;
  const allowed = Array.from({ length: 61 }, () => take('192.0.2.1', 0)).filter(Boolean);
  expect(allowed).toHaveLength(60);
  expect([take('192.0.2.2', 0), visitors.take('failures', '192.0.2.1', 0).allowed]).toEqual([
    true,
    true,
  ]);
  expect([take('192.0.2.1', 99), take('192.0.2.1', 100), take('192.0.2.1', 100)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('however many addresses come, so many are held, and those that ask most stay', () => {
  const visitors = new Visitors(
    {
      pages: { capacity: 1, tokenMicros: 1e9, fullMicros: 1e9 },
      failures: { capacity: 1, tokenMicros: 1e9, fullMicros: 1e9 },
    },
    100,
  );
  for (let index = 0; index < 1_000; index += 1) {
    visitors.take('pages', `10.0.${index >> 8}.${index & 255}`, 0);
    visitors.take('pages', '192.0.2.1', 0);
  }
  expect(visitors.take('pages', '192.0.2.1', 0).allowed).toBe(false);
  // Forgotten long ago, and so a new one.
  expect(visitors.take('pages', '10.0.0.0', 0).allowed).toBe(true);
});
