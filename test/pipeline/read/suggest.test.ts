import { expect, test } from 'vitest';
import { nearest, orChoices, quote } from '../../../pipeline/read/suggest.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const KEYS = ['id', 'url', 'date', 'rule', 'cite', 'title', 'observance', 'local_name', 'holidays'];

test.each([
  // One neighbour swapped with the other is one edit, in short words too.
  ['htursday', WEEKDAYS, 'thursday'],
  ['usnday', WEEKDAYS, 'sunday'],
  ['di', KEYS, 'id'],
  ['titel', KEYS, 'title'],
  ['Monday', WEEKDAYS, 'monday'],
  ['wensday', WEEKDAYS, 'wednesday'],
  // Two edits of three letters are another word.
  ['xdl', KEYS, null],
  ['obzzrvanze', KEYS, null],
  // The only one that begins alike, however it goes on.
  ['obser', KEYS, 'observance'],
  ['local', KEYS, 'local_name'],
  ['', KEYS, null],
  ['x'.repeat(1_000_000), KEYS, null],
] as const)('%.20s is taken for the word that was meant', (written, choices, meant) => {
  expect(nearest(written, choices)).toBe(meant);
});

test('a message names the near miss, or the choices if they are few', () => {
  expect(orChoices('freday', WEEKDAYS)).toBe('; did you mean "friday"?');
  expect(orChoices('xyz', ['a', 'b'])).toBe('; write one of a, b');
  expect(orChoices('xyz', WEEKDAYS, 3)).toBe(
    '; there are 7 to choose from, such as monday, tuesday, wednesday, thursday, friday',
  );
  expect(orChoices('xyz', [])).toBe('');
});

test('a quoted value stays on one line and short', () => {
  expect(quote('a\n  b')).toBe('"a b"');
  expect(quote('é'.repeat(61))).toBe(`"${'é'.repeat(57)}..."`);
});
