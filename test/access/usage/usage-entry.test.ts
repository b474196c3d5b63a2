import { expect, test } from 'vitest';
import { readLine } from '../../../src/access/usage/usage-entry.ts';
import { lineOf } from './line-of.ts';

const UNITS = { accountId: 7, month: 682, units: 1_234, call: null };
const CALL = { accountId: 7, month: 682, units: 0, call: { session: 'aB3', index: 99 } };

test('a line of one entry has the form of the first edition', () => {
  expect(lineOf({ ...UNITS, accountId: 1, units: 2 })).toBe('f596ad1a 1 682 2\n');
  const call = { session: '0Rtb2G56a14gp3R0', index: 2 };
  expect(lineOf({ ...UNITS, accountId: 1, units: 1, call })).toBe(
    'b98b7de7 1 682 1 0Rtb2G56a14gp3R0 2\n',
  );
});

test.each([[[UNITS]], [[CALL]], [[UNITS, CALL, { ...UNITS, accountId: 8 }]]])(
  'entries are read back from their line: %j',
  (entries) => {
    const line = lineOf(...entries);
    expect(line.endsWith('\n')).toBe(true);
    expect(readLine(line.trimEnd())).toEqual(entries);
  },
);

test.each([[[UNITS]], [[CALL]], [[CALL, UNITS]]])(
  'no character of a line can be changed or cut off: %j',
  (entries) => {
    const line = lineOf(...entries).trimEnd();
    for (let at = 0; at < line.length; at += 1) {
      const other = line[at] === '1' ? '2' : '1';
      expect(readLine(line.slice(0, at) + other + line.slice(at + 1))).toBeNull();
      expect(readLine(line.slice(0, at))).toBeNull();
    }
  },
);
