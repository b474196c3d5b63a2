import { expect, test } from 'vitest';
import { readLine, writeLine } from '../../../src/access/redis/journal-line.ts';

const UNITS = { accountId: 7, month: 682, units: 1_234, call: null };
const CALL = { accountId: 7, month: 682, units: 0, call: { session: 'aB3', index: 99 } };

test.each([UNITS, CALL])('an entry is read back from its line: %j', (entry) => {
  const line = writeLine(entry);
  expect(line.endsWith('\n')).toBe(true);
  expect(readLine(line.trimEnd())).toEqual(entry);
});

test.each([UNITS, CALL])('no character of a line can be changed or cut off: %j', (entry) => {
  const line = writeLine(entry).trimEnd();
  for (let at = 0; at < line.length; at += 1) {
    const other = line[at] === '1' ? '2' : '1';
    expect(readLine(line.slice(0, at) + other + line.slice(at + 1))).toBeNull();
    expect(readLine(line.slice(0, at))).toBeNull();
  }
});
