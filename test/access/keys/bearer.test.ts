import { expect, test } from 'vitest';
import { readBearer } from '../../../src/access/keys/bearer.ts';

test.each([['Bearer abc'], ['bearer abc'], ['BEARER abc'], ['Bearer    abc']])(
  'reads the token of %j',
  (line) => {
    expect(readBearer([line])).toBe('abc');
  },
);

test.each([
  ['no line', []],
  ['two lines, even when equal', ['Bearer abc', 'Bearer abc']],
  ['no scheme', ['abc']],
  ['another scheme', ['Basic abc']],
  ['no token', ['Bearer ']],
  ['no space', ['Bearerabc']],
  ['a tab', ['Bearer\tabc']],
  ['two tokens', ['Bearer abc def']],
  ['two credentials in one line', ['Bearer abc, Bearer def']],
  ['a space before', [' Bearer abc']],
  ['a space after', ['Bearer abc ']],
  ['a long s in the scheme', ['Bearer ſ']],
])('reads nothing from %s', (_, lines) => {
  expect(readBearer(lines)).toBeNull();
});
