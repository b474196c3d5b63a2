import { describe, expect, it } from 'vitest';
import { readQuery, UNREADABLE } from '../../src/question/read-query.ts';

describe('readQuery', () => {
  it.each([
    ['', { a: null, b: null }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['b=2&a=1&c=3', { a: '1', b: '2' }],
    ['a=1+2%203', { a: '1 2 3', b: null }],
    ['a=x=y', { a: 'x=y', b: null }],
    ['a=%25', { a: '%', b: null }],
    ['a=%e5%85%83', { a: '元', b: null }],
    ['a=%ff', { a: UNREADABLE, b: null }],
    ['a=%ed%a0%80', { a: UNREADABLE, b: null }],
    ['a=%4', { a: UNREADABLE, b: null }],
    ['a=1&a=', { a: UNREADABLE, b: null }],
    ['a=&a=1', { a: UNREADABLE, b: null }],
    ['a=&a=', { a: null, b: null }],
    ['a=1;b=2', { a: '1;b=2', b: null }],
    ['%61=1&%=2&a%=3', { a: '1', b: null }],
  ])('%s', (query, values) => {
    expect(readQuery(query, ['a', 'b'])).toEqual(values);
  });
});
