import { describe, expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { plain } from '../../../src/site/languages/localized.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { type TermAnswer, termPage } from '../../../src/site/terms/term-page.ts';

const loaded = loadedReleases();
const answerOf = (query: string): TermAnswer => {
  const { answer } = termPage(loaded, query, ENGLISH_LOCALE);
  if (answer === null) throw new Error(`nothing is answered: ${query}`);
  return answer;
};
const ROLLED = 'rule=nl-termijnenwet&date=2026-04-02&period=P3D&country=NL';
const BACK = 'rule=nl-termijnenwet&date=2026-04-07&period=-P1D&country=NL';
const CLEAR = 'rule=gb-cpr-2-8&date=2026-03-20&period=-P5D&country=GB';
const MONTH = 'rule=ch-zpo-142-145&date=2026-06-25&period=P1M&country=CH&region=ZH';
const SUMMER = 'rule=it-cpc-155-l742&date=2026-07-20&period=P30D&country=IT';

test.each([
  [
    'a minimum that adds a day after two moves',
    ROLLED,
    [
      'The period may not end on Sunday 5 April 2026: it is a weekend.',
      'The next day is Monday 6 April 2026.',
      'The period may not end on Monday 6 April 2026: Easter Monday.',
      'The next open day is Tuesday 7 April 2026.',
      '1 day is added, so that the period holds enough working days. It ends on Wednesday 8 April 2026.',
    ],
  ],
  ['the day that counting back begins on', BACK, ['Counting back begins on Monday 6 April 2026.']],
  ['clear days', CLEAR, ['These are clear days: neither the first nor the last day counts.']],
  [
    'a standstill that is added to a month',
    MONTH,
    [
      'The period stands still from Wednesday 15 July 2026 to Saturday 15 August 2026: 32 days are added.',
      'A month ends on the day with the same number as its start, or on its last day if it has no such day.',
    ],
  ],
  [
    'a month that ends the day before',
    'rule=jp-civil-code-140-143&date=2026-04-26&period=P1M&country=JP',
    [
      'A month ends on the day before the one that corresponds to its first day, or on its last day if it has no such day.',
    ],
  ],
])('the steps include %s', (_what, query, expected) => {
  const said = answerOf(query).localized.flatMap(({ title, notes }) =>
    [title, ...notes].map(plain),
  );
  expect(said).toEqual(expect.arrayContaining(expected));
});

test('a step without a sentence of the law is assumed, and a quotation has its translation', () => {
  const [event, ends] = answerOf(BACK).localized;
  expect([event?.isAssumed, ends?.isAssumed]).toEqual([true, false]);
  expect(ends?.quotes[0]?.translation).not.toBeNull();
});

test('a period before an event is worded backward', () => {
  expect(answerOf(BACK).sentence).toMatch(/^The last day of a period of 1 day before Tuesday/);
});

test('each limit says which way it errs', () => {
  expect(answerOf(SUMMER).limits.map(({ moves }) => moves)).toEqual([
    'It may make the last day earlier or later.',
    'It may make the last day earlier.',
  ]);
  expect(answerOf(CLEAR).limits.map(({ moves }) => moves)).toEqual([
    'It may make the last day later.',
  ]);
});

describe('the days drawn', () => {
  /** "2026-04-05 w 3: weekend": date, state, count and words of each. */
  const drawn = (query: string) =>
    answerOf(query).trace.blocks.flatMap(({ days }) =>
      days.map(({ day, state, count, words, role }) =>
        [formatIsoDate(day), state, role, count, plain(words)].filter(Boolean).join(' '),
      ),
    );

  test('have their numbers up to the end of the count', () => {
    expect(drawn(ROLLED)).toEqual([
      '2026-04-02 d start event',
      '2026-04-03 w 1 closed by the rule',
      '2026-04-04 w 2',
      '2026-04-05 w 3',
      '2026-04-06 h Easter Monday',
      '2026-04-07 d',
      '2026-04-08 d end last day',
    ]);
  });

  test('have negative numbers before an event, and none when closed', () => {
    expect(drawn(CLEAR)).toEqual([
      '2026-03-12 d end last day',
      '2026-03-13 d -5',
      '2026-03-14 w weekend',
      '2026-03-15 w weekend',
      '2026-03-16 d -4',
      '2026-03-17 d -3',
      '2026-03-18 d -2',
      '2026-03-19 d -1',
      '2026-03-20 d start event',
    ]);
  });

  test('are the whole week around the end of a period of months', () => {
    const days = drawn(MONTH);
    expect([days[0], days[2], days.at(-1)]).toEqual([
      '2026-08-24 d',
      '2026-08-26 d end last day',
      '2026-08-30 w weekend',
    ]);
  });

  test('have no number in a standstill, and the whole span is summed up', () => {
    const days = drawn(SUMMER);
    expect(days).toContain('2026-08-01 w stands still');
    expect(days).toContain('2026-09-19 w 30');
    expect(answerOf(SUMMER).summary).toBe('63 days and 0 holidays in all');
  });
});
