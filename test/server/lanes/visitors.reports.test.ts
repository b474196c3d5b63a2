import { expect, test } from 'vitest';
import { Visitors } from '../../../src/server/lanes/visitors.ts';

/** How many reports are accepted when the addresses take turns and send `each` reports each. */
function taken(visitors: Visitors, addresses: readonly string[], each: number, millis = 0): number {
  let count = 0;
  for (let round = 0; round < each; round += 1) {
    for (const address of addresses)
      if (visitors.take('reports', address, millis).allowed) count += 1;
  }
  return count;
}

/** Seconds until the next report is accepted. */
const wait = (visitors: Visitors, address: string, millis: number) =>
  visitors.take('reports', address, millis).limits.resetSeconds;

const upTo = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

test('one address may send five reports, and the next after ten minutes', () => {
  const visitors = new Visitors();
  expect(taken(visitors, ['192.0.2.7'], 6)).toBe(5);
  expect(wait(visitors, '192.0.2.7', 1_000)).toBe(599);
  expect(taken(visitors, ['192.0.2.7'], 2, 600_000)).toBe(1);
});

test.each([
  ['a /24', (index: number) => `192.0.2.${index}`, 10],
  ['a /16', (index: number) => `198.51.${index}.1`, 20],
  ['a /64', (index: number) => `2001:db8:1:2::${index + 1}`, 5],
  ['a /48', (index: number) => `2001:db8:1:${index + 1}::1`, 10],
  ['a /32', (index: number) => `2001:db8:${index + 1}::1`, 20],
])('the addresses of %s share a bucket', (_, address, most) => {
  expect(taken(new Visitors(), upTo(100, address), 5)).toBe(most);
});

test('twelve networks that send all they may leave the form open to everybody else', () => {
  const visitors = new Visitors();
  const twelve = upTo(12, (index) => `10.${index}.0.1`);
  expect(taken(visitors, twelve, 20)).toBe(60);
  // Addresses that have sent a report wait; others do not.
  expect(wait(visitors, '10.3.99.1', 0)).toBe(60);
  expect(taken(visitors, ['192.0.2.7', '198.51.100.7', '2001:db8::1'], 1)).toBe(3);
  // Only new callers use the shared allowance, and each takes at most one of it.
  expect(taken(visitors, ['192.0.2.7', '2001:db8:ffff::1'], 1)).toBe(0);
});

test('newcomers’ shared allowance is limited as well, and both refill', () => {
  const visitors = new Visitors();
  expect(
    taken(
      visitors,
      upTo(200, (index) => `10.${index}.0.1`),
      1,
    ),
  ).toBe(90);
  expect(wait(visitors, '192.0.2.7', 0)).toBe(60);
  expect(taken(visitors, ['192.0.2.7', '192.0.2.8', '198.51.100.7'], 1, 60_000)).toBe(2);
});

test('a refused report costs nothing', () => {
  const visitors = new Visitors();
  expect(taken(visitors, ['192.0.2.7'], 100)).toBe(5);
  expect(taken(visitors, ['192.0.2.8'], 100)).toBe(5);
});
