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
    ['not the order of keys', { a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] }, []],
  ])('%s', (_what, before, after, told) => {
    const found = fieldChanges(before, after).map(
      (each) => `${each.where}: ${each.before} → ${each.after}`,
    );
    if (typeof told === 'number') expect(found).toHaveLength(told);
    else expect(found).toEqual(told);
  });
});
