import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAddressMarks } from '../../../src/server/watch/address-marks.ts';

const V4 = '192.0.2.1';
const V6 = '2001:db8::1';

test('an address keeps its hash until the salt is renewed; other addresses have other hashes', () => {
  const marks = createAddressMarks('hash', randomBytes);
  const [first, other] = [marks.markOf(V4), marks.markOf(V6)];
  for (const mark of [first, other]) expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(first).not.toBe(other);
  expect(marks.markOf(V4)).toBe(first);
  expect(createAddressMarks('hash', randomBytes).markOf(V4)).not.toBe(first);
  marks.renew();
  expect(marks.markOf(V4)).not.toBe(first);
});

test.each(['hash', 'full'] as const)(
  'an address has one mark, however it is written (%s)',
  (form) => {
    const marks = createAddressMarks(form, randomBytes);
    expect(marks.markOf(`::ffff:${V4}`)).toBe(marks.markOf(V4));
    expect(marks.markOf('fe80::1%eth0')).toBe(marks.markOf('fe80::1'));
  },
);

test('with LOG_ADDRESS=full an address is unchanged', () => {
  const marks = createAddressMarks('full', randomBytes);
  expect([marks.markOf(V4), marks.markOf(V6)]).toEqual([V4, V6]);
});
