import { expect, test } from 'vitest';
import { badgeWords, drawBadge, todayFile } from '../../../src/site/today/today-file.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';
import { AFTER } from '../../support/years.ts';

const PLACE = placeOf(
  toyData([
    holiday('first', '2026-07-03'),
    holiday('moon', '2026-11-20', { date_accuracy: 'estimated', name: 'Moon & <Stars>' }),
  ]),
  'ty',
);
const on = (date: string) => todayFile(PLACE, day(date), '2026.11.1');

test('the file of today matches the API and names the next holiday', () => {
  expect(on('2026-07-03')).toMatchObject({
    country: 'TY',
    region: null,
    date: '2026-07-03',
    is_business_day: false,
    day_type: 'public_holiday',
    holidays: ['Name of first'],
    next_business_day: '2026-07-06',
    next_holiday: { date: '2026-11-20', date_accuracy: 'estimated' },
    data_version: '2026.11.1',
    licence: 'CC-BY-4.0',
  });
  expect(on(AFTER)).toMatchObject({
    is_business_day: null,
    day_type: null,
    next_business_day: null,
    next_holiday: null,
  });
});

test.each([
  ['2026-07-02', 'Open today · next: Name of first, 3 July'],
  ['2026-07-03', 'Closed today: Name of first · next: Moon & <Stars>, 20 November (estimated)'],
  ['2026-07-04', 'Weekend · next: Moon & <Stars>, 20 November (estimated)'],
  ['2026-12-01', 'Open today · no further holiday known'],
  [AFTER, 'Not known today · no further holiday known'],
])('on %s a badge says %s', (date, words) => {
  expect(badgeWords(on(date))).toBe(words);
});

test('a name cannot break the markup of the picture', () => {
  const svg = drawBadge(on('2026-07-04'));
  expect(svg).toContain('next: Moon &amp; &lt;Stars&gt;, 20 November');
  expect(svg).not.toContain('<Stars');
});

test('is green on business days, and red otherwise', () => {
  const fills = ['2026-07-02', '2026-07-03', AFTER].map(
    (date) => /z" fill="(#\w+)"/.exec(drawBadge(on(date)))?.[1],
  );
  expect(fills).toEqual(['#1c6b42', '#b42318', '#b42318']);
});
