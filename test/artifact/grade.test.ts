import { expect, it } from 'vitest';
import { bestGrade, gradeOf } from '../../src/artifact/grade.ts';

const LAW = { scheme: 'uscode', id: '5/6103' };

it.each([
  ['read', { read: '2026-11-01' }],
  ['read', { kind: 'act', read: '2026-11-01', law: LAW }],
  ['quoted', { quoted_from: 'a collection', law: LAW }],
  ['identified', { kind: 'act', read: null, law: LAW }],
  ['named', { kind: 'authority', read: null }],
  ['named', {}],
  ['reported', { kind: 'press', read: '2026-11-01' }],
  ['reported', { kind: 'press', quoted_from: 'another paper' }],
] as const)('%s is what is said of %j', (grade, citation) => {
  expect(gradeOf(citation)).toBe(grade);
});

it('a date is shown as well as by the best of its citations', () => {
  expect(bestGrade([{ kind: 'press' }, { law: LAW }, {}])).toBe('identified');
  expect(bestGrade([{ read: '2026-11-01' }, { quoted_from: 'a book' }])).toBe('read');
  expect(bestGrade([])).toBe('reported');
});
