import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIsoDate, weekdayOf } from '../../../src/calendar/day-number.ts';
import { addBusinessDays } from '../../../src/calendar/questions.ts';
import { traceAround, traceSpan } from '../../../src/site/calculator/trace.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';
import { FIRST, LAST } from '../../support/years.ts';

const place = placeOf(
  toyData([
    holiday('freedom', '2026-07-03', { name: 'Freedom', official_date: '2026-07-04' }),
    holiday('spring', '2026-05-05'),
  ]),
  'ty',
);
const { calendar } = place;

const shown = (from: string, to: string) =>
  traceSpan(place, day(from), day(to)).blocks.flatMap((block) =>
    block.days.map(
      (cell) =>
        `${formatIsoDate(cell.day).slice(8)}${cell.state} ${cell.count ?? '-'} ${cell.month}|${cell.words}`,
    ),
  );

test('each day of a count has its number', () => {
  expect(shown('2026-07-01', '2026-07-06')).toEqual([
    '01d - Jul|start, not counted',
    '02d 1 |',
    '03h - |Freedom, observed',
    '04w - |Freedom falls here, weekend',
    '05w - |weekend',
    '06d 2 |',
  ]);
});

test('a start that counts has the first number', () => {
  const { blocks } = traceSpan(place, day('2026-07-01'), day('2026-07-02'), true);
  expect(blocks[0]?.days.map(({ count, words }) => [count, words])).toEqual([
    [1, 'start'],
    [2, ''],
  ]);
});

test('split and estimated days say so', () => {
  const unsure = placeOf(
    toyData([
      holiday('east', '2026-05-06', { regions: ['EA'] }),
      holiday('moon', '2026-05-07', { date_accuracy: 'estimated' }),
    ]),
    'ty',
  );
  const { blocks } = traceAround(unsure, day('2026-05-07'), day('2026-05-06'), day('2026-05-07'));
  expect(blocks[0]?.days.map(({ state, words }) => [state, words])).toEqual([
    ['s', 'off in East'],
    ['e', 'Name of moon (estimated)'],
  ]);
});

test('backward counts have negative numbers in calendar order', () => {
  expect(shown('2026-07-07', '2026-07-02')).toEqual([
    '02d -2 Jul|',
    '03h - |Freedom, observed',
    '04w - |Freedom falls here, weekend',
    '05w - |weekend',
    '06d -1 |',
    '07d - |start, not counted',
  ]);
});

test('an empty span is its start', () => {
  expect(shown('2026-07-07', '2026-07-07')).toEqual(['07d - Jul|start, not counted']);
});

test('a date is ringed, and nothing is counted', () => {
  const { blocks } = traceAround(place, day('2026-07-03'), day('2026-07-02'), day('2026-07-06'));
  const cells = blocks.flatMap((block) => block.days);
  expect(cells.map((cell) => cell.role)).toEqual([null, 'asked', null, null, null]);
  expect(cells.every((cell) => cell.count === null)).toBe(true);
});

test('for every span, drawn and omitted days add up, and weeks align', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: day(FIRST), max: day(LAST) }),
      fc.integer({ min: -300, max: 300 }),
      (start, days) => {
        const sum = addBusinessDays(calendar, start, days);
        if (sum === null) return;
        const { blocks, between } = traceSpan(place, start, sum.end);
        const drawn = blocks.flatMap((block) => block.days);
        expect(drawn.length + (between?.days ?? 0)).toBe(Math.abs(sum.end - start) + 1);
        const last = days < 0 ? drawn[0] : drawn.at(-1);
        if (days !== 0) expect(last?.count).toBe(days);
        for (const block of blocks) expect(block.column).toBe(weekdayOf(block.days[0]?.day ?? 0));
        if (between !== null) expect(between.days).toBeGreaterThan(0);
      },
    ),
  );
});

test('a worked weekend date is counted and labelled', () => {
  const worked = placeOf(
    toyData([], {
      week_starts: 7,
      worked_weekends: [{ date: '2026-07-04', name: 'Made up for 10 July', cite: ['order'] }],
    }),
    'ty',
  );
  const { blocks, week } = traceSpan(worked, day('2026-07-03'), day('2026-07-05'));
  expect(blocks[0]?.days.map(({ state, count, words }) => [state, count, words])).toEqual([
    ['d', null, 'start, not counted'],
    ['d', 1, 'working day on a weekend'],
    ['w', null, 'weekend'],
  ]);
  expect([week, blocks[0]?.column]).toEqual([[7, 1, 2, 3, 4, 5, 6], 6]);
});
