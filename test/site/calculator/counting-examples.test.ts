import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { countingExamples } from '../../../src/site/calculator/counting-examples.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';

// As in the United States: Saturday 4 July 2026 is observed on Friday 3 July.
const observed = holiday('fourth', '2026-07-03', { official_date: '2026-07-04' });
const us = country([observed], { country: 'US', name: 'United States' });
const examples = countingExamples(buildDataSet(release([country([], { country: 'AA' }), us])));

test('the examples use the United States, or else the first country', () => {
  expect(examples.place.key).toBe('us');
  const others = release([country([], { country: 'BB' }), country([], { country: 'CC' })]);
  expect(countingExamples(buildDataSet(others)).place.key).toBe('bb');
  expect(() => countingExamples(buildDataSet(release([])))).toThrow('no country');
});

test('the picture spans five business days and the moved day off', () => {
  const [block] = examples.picture.trace.blocks;
  expect(examples.picture.start).toBe(day('2026-06-30'));
  expect(block?.days[0]?.role).toBe('start');
  expect(block?.days.at(-1)).toMatchObject({ day: day('2026-07-08'), role: 'end', count: 5 });
  expect(block?.days.find((cell) => cell.day === day('2026-07-03'))?.state).toBe('h');
});

test('every example keeps the counting law', () => {
  expect(examples.law.map(({ days }) => days)).toEqual([5, -5, 1, -3, 250, 0]);
  expect(examples.law.map(({ counted }) => counted)).toEqual([5, -5, 1, -3, 250, 0]);
  expect(examples.law.slice(0, 4).map(({ to }) => to)).toEqual(
    ['2026-07-08', '2026-06-23', '2026-07-06', '2026-06-30'].map(day),
  );
});

test('counting back is not the negative of counting forward', () => {
  expect(examples.saturday).toEqual({ day: day('2026-07-11'), there: 1, back: 0 });
});

test('each tool shows its count, and whether it equals ours', () => {
  const { first, last, rows } = examples.counting;
  expect([first, last]).toEqual([day('2026-06-29'), day('2026-07-05')]);
  // Monday is not counted, Tuesday to Thursday are, Friday is off.
  expect(rows.find(({ tool }) => tool === 'Redletter')).toMatchObject({ answer: 3, ours: true });
  expect(rows.some(({ ours }) => !ours)).toBe(true);
  for (const row of rows) expect(row.ours, row.call).toBe(row.answer === 3);
});

test('each tool shows its date, and whether it equals ours', () => {
  const { from, rows } = examples.adding;
  expect(from).toBe(day('2026-07-04'));
  expect(rows.find(({ tool }) => tool === 'Redletter')).toMatchObject({
    answer: day('2026-07-08'),
    ours: true,
  });
  expect(rows.some(({ ours }) => !ours)).toBe(true);
  for (const row of rows) expect(row.ours, row.call).toBe(row.answer === day('2026-07-08'));
});
