import { expect, it } from 'vitest';
import { bestGrade, gradeOf } from '../../src/artifact/grade.ts';

const LAW = { scheme: 'uscode', id: '5/6103' };

it.each([
  ['read', { seen: 'text', read: '2026-11-01' }],
  ['summarised', { seen: 'text', kind: 'press', read: '2026-11-01' }],
  ['quoted', { seen: 'quoted', law: LAW }],
  ['transcribed', { seen: 'transcribed', kind: 'official-list' }],
  ['summarised', { seen: 'summarised', law: LAW }],
  ['identified', { seen: 'identified', read: null }],
] as const)('%s is the grade of %j', (grade, citation) => {
  expect(gradeOf(citation)).toBe(grade);
});

it.each([
  ['read', { read: '2026-11-01' }],
  ['read', { kind: 'act', read: '2026-11-01', law: LAW }],
  ['quoted', { quoted_from: 'a collection', law: LAW }],
  ['identified', { kind: 'act', read: null, law: LAW }],
  ['named', { kind: 'authority', read: null }],
  ['named', {}],
  ['reported', { kind: 'press', read: '2026-11-01' }],
  ['reported', { kind: 'press', quoted_from: 'another paper' }],
] as const)('%s is the grade of %j in releases up to 2026.11.5', (grade, citation) => {
  expect(gradeOf(citation)).toBe(grade);
});

it('a date has the best grade of the citations that support it', () => {
  expect(bestGrade([{ seen: 'summarised' }, { seen: 'identified' }])).toBe('summarised');
  expect(bestGrade([{ read: '2026-11-01' }, { quoted_from: 'a book' }])).toBe('read');
  expect(bestGrade([])).toBe('inferred');
});
