import { describe, expect, it } from 'vitest';
import { fieldChanges } from '../../../pipeline/diff/field-changes.ts';

describe('what was written differently', () => {
  it.each([
    ['a text', { a: { b: 'x' } }, { a: { b: 'y' } }, ['a › b: x → y']],
    ['a key that is new', {}, { a: 'x' }, ['a: null → x']],
    ['a key that is gone', { a: ['x', 'y'] }, {}, ['a: x · y → null']],
    [
      'a member of a list, by its id',
      {
        list: [
          { id: 'one', n: 1 },
          { id: 'two', n: 2 },
        ],
      },
      { list: [{ id: 'two', n: 3 }] },
      ['list › one: n: 1 → null', 'list › two › n: 2 → 3'],
    ],
    [
      'the order of members',
      { list: [{ id: 'one' }, { id: 'two' }] },
      { list: [{ id: 'two' }, { id: 'one' }] },
      ['list › order: one, two → two, one'],
    ],
    ['the order of a plain list', { a: ['x', 'y'] }, { a: ['y', 'x'] }, ['a: x · y → y · x']],
    [
      'two members of one id',
      {
        a: [
          { id: 'x', n: 1 },
          { id: 'x', n: 2 },
        ],
      },
      { a: [{ id: 'x', n: 1 }] },
      1,
    ],
    ['a list of texts and maps', { a: ['y', { x: 1 }] }, { a: 'z' }, ['a: ["y",{"x":1}] → z']],
    ['a list of lists', { a: [['x'], ['y']] }, { a: [] }, ['a: [["x"],["y"]] → ']],
    [
      'a map that is gone, without what has no value and what its place says',
      { a: { id: 'i', b: 1, c: null, d: { e: ['x', 'y'], key: 'k' } } },
      {},
      ['a: b: 1; d: e: x · y → null'],
    ],
    [
      'null, and what is no text',
      { a: null, b: 0 },
      { a: ['x'], b: false },
      ['a: null → x', 'b: 0 → false'],
    ],
    [
      'a member by its code',
      { a: [{ code: 'x', n: 1 }] },
      { a: [{ code: 'x', n: 2 }] },
      ['a › x › n: 1 → 2'],
    ],
    [
      'a member by its key',
      { a: [{ key: 'x', n: 1 }] },
      { a: [{ key: 'x', n: 2 }] },
      ['a › x › n: 1 → 2'],
    ],
    [
      'a member by its key, where its id repeats',
      {
        a: [
          { id: 'i', key: 'i 2026', n: 1 },
          { id: 'i', key: 'i 2027', n: 1 },
        ],
      },
      {
        a: [
          { id: 'i', key: 'i 2026', n: 1 },
          { id: 'i', key: 'i 2027', n: 2 },
        ],
      },
      ['a › i 2027 › n: 1 → 2'],
    ],
    [
      'members of which some have no id, as a whole',
      { a: [{ id: 'x' }, { n: 2 }] },
      { a: [{ id: 'x' }] },
      ['a: [{"id":"x"},{"n":2}] → [{"id":"x"}]'],
    ],
    ['a map that is a list now', { a: { b: 'x' } }, { a: ['x'] }, ['a: b: x → x']],
    [
      'members that come, go and change places',
      { a: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      { a: [{ id: 3 }, { id: 1 }, { id: 4 }] },
      ['a › 2:  → null', 'a › 4: null → ', 'a › order: 1, 3 → 3, 1'],
    ],
    ['not the order of keys', { a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, []],
  ])('%s', (_what, before, after, told) => {
    const found = fieldChanges(before, after).map(
      (each) => `${each.where}: ${each.before} → ${each.after}`,
    );
    if (typeof told === 'number') expect(found).toHaveLength(told);
    else expect(found).toEqual(told);
  });
});
