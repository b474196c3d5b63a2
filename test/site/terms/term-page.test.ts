import { describe, expect, test } from 'vitest';
import { english, german } from '../../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn } from '../../../src/site/languages/locale.ts';
import { plain } from '../../../src/site/languages/localized.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { termPage } from '../../../src/site/terms/term-page.ts';

const loaded = loadedReleases();
const open = (query: string, language = english) =>
  termPage(loaded, query, language === english ? ENGLISH_LOCALE : localeIn(language));
const FOI = 'country=GB&date=2026-03-20&period=P20D&rule=gb-foia-10';
const ZURICH = 'country=CH&date=2026-03-25&period=P10D&region=ZH&rule=ch-zpo-142-145';

describe('the steps to a last day', () => {
  const stepsOf = (query: string) =>
    open(query).answer?.localized.map(({ title, quotes, above }) => [
      plain(title),
      quotes.map(({ section }) => section),
      above.map(plain),
    ]);

  test('leave out closed days of working days, and quote each sentence once', () => {
    expect(stepsOf(FOI)).toEqual([
      ['Friday 20 March 2026 is the day of the event: it does not count.', ['s. 10(1)'], []],
      [
        'The 12 closed days from Saturday 21 March 2026 to Sunday 19 April 2026 are left out.',
        ['s. 10(6)'],
        ['s. 10(1)'],
      ],
      ['A period of 20 working days ends on Tuesday 21 April 2026.', [], ['s. 10(1)']],
    ]);
    expect(open(FOI).answer?.localized[1]?.notes.map(plain)).toEqual([
      'Among them: Good Friday (3 April) and Easter Monday (6 April).',
    ]);
  });

  test('show how long a standstill lasts and where the end moves', () => {
    expect(stepsOf(ZURICH)?.map(([title]) => title)).toEqual([
      'Wednesday 25 March 2026 is the day of the event: it does not count.',
      'The period stands still from Sunday 29 March 2026 to Sunday 12 April 2026: 15 days do not count.',
      'A period of 10 days ends on Sunday 19 April 2026.',
      'The period may not end on Sunday 19 April 2026: it is a weekend.',
    ]);
    expect(open(ZURICH).answer?.localized.at(-1)?.notes).toEqual([
      'The next open day is Monday 20 April 2026.',
    ]);
  });

  test('number each counted day, and no day of weeks or months', () => {
    const numbers = (query: string) =>
      open(query).answer?.trace.blocks.flatMap(({ days }) =>
        days.flatMap(({ count }) => (count === null ? [] : [count])),
      );
    expect(numbers(FOI)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(numbers(ZURICH)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
    expect(numbers('country=DE&date=2026-11-06&period=P2M&rule=de-bgb-187-193')).toEqual([]);
  });
});

describe('several last days', () => {
  test('each reading has its own, and the earliest is safe', () => {
    const { answer } = open('country=JP&date=2026-04-26&period=P1W&rule=jp-civil-code-140-143');
    expect(answer?.answer).toBe('Sunday 3 May 2026');
    expect(answer?.ways.map(({ isOurs, prevails }) => [isOurs, prevails])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(answer?.safe?.why).toEqual([
      'The words can be read in several ways. Read otherwise, the last day is Thursday 7 May 2026.',
    ]);
  });

  test('each region has its own, and the earliest is safe', () => {
    const { answer } = open('country=DE&date=2026-11-06&period=P2M&rule=de-bgb-187-193');
    expect(answer?.byRegion?.map(({ words, places }) => [words, places.length])).toEqual([
      ['Wednesday 6 January 2027', 13],
      ['Thursday 7 January 2027', 3],
    ]);
    const bavaria = open('country=DE&date=2026-11-06&period=P2M&region=BY&rule=de-bgb-187-193');
    expect([bavaria.answer?.answer, bavaria.answer?.byRegion, bavaria.answer?.safe]).toEqual([
      'Thursday 7 January 2027',
      null,
      null,
    ]);
  });
});

describe('the address of a question', () => {
  test.each([
    ['a period in parts', 'rule=gb-foia-10&date=2026-03-20&number=20&unit=D', FOI],
    [
      'a region where the rule takes all of them',
      'rule=gb-foia-10&date=2026-03-20&period=P20D&where=Edinburgh',
      FOI,
    ],
    [
      'a city',
      'rule=ch-zpo-142-145&date=2026-03-25&number=10&unit=D&direction=&where=Zurich',
      ZURICH,
    ],
    [
      'back from a day',
      'rule=nl-termijnenwet&date=2026-04-07&number=1&unit=D&direction=before',
      'country=NL&date=2026-04-07&period=-P1D&rule=nl-termijnenwet',
    ],
  ])('%s redirects to the spelling of the API', (_what, query, expected) => {
    expect(open(query).redirect).toBe(`/deadline/?${expected}`);
    const { redirect, path, faults } = open(expected);
    expect([redirect, path, faults]).toEqual([null, `/deadline/?${expected}`, []]);
  });

  test('is in the language of the page', () => {
    const { path, answer } = open(FOI, german);
    expect(path).toBe(`/deutsch/deadline/?${FOI}`);
    expect(answer?.answer).toBe('Dienstag, 21. April 2026');
  });

  test('asks nothing without a rule, and keeps the other fields', () => {
    const { form, faults } = open('country=CH&date=2026-03-25&number=10&unit=D');
    expect([form.blank, faults]).toEqual([true, []]);
    expect(form.values).toMatchObject({ date: '2026-03-25', number: '10', unit: 'D' });
    expect(form.rules.map(({ rule }) => rule)).toEqual(['ch-zpo-142-145', 'ch-zpo-142']);
  });
});

test.each([
  [
    'no rule of that name',
    FOI.replace('gb-foia-10', 'gb-foia'),
    'invalid_rule',
    'rule',
    'Choose a rule from the list: we have none by that name',
  ],
  [
    'a release without rules',
    `${FOI}&data=2026.11.1`,
    'invalid_rule',
    'rule',
    'That release has no term rules: the first with rules is 2026.11.7',
  ],
  [
    'another country',
    FOI.replace('GB', 'FR'),
    'rule_not_for_place',
    'rule',
    'Freedom of Information Act 2000, section 10 counts only in the United Kingdom: choose another rule, or a place there',
  ],
  [
    'a region where the rule takes all of them',
    `${FOI}&region=SCT`,
    'rule_not_for_place',
    'rule',
    'Freedom of Information Act 2000, section 10 counts by the holidays of every region: leave the region out',
  ],
  [
    'a region that the rule does not fix',
    'country=GB&date=2026-03-20&period=P5D&region=SCT&rule=gb-cpr-2-8',
    'rule_not_for_place',
    'rule',
    'Civil Procedure Rules, rule 2.8 (England and Wales) counts by the holidays of England: leave the region out',
  ],
  [
    'a rule that nothing is counted by',
    'country=IN&date=2026-03-20&period=P20D&rule=in-general-clauses-act-10',
    'closed_days_not_held',
    'rule',
    'Nothing is counted by General Clauses Act, 1897, section 10: Whether the court or office is closed on the last day decides, and no calendar holds that.',
  ],
  [
    'a unit that the words do not have',
    FOI.replace('P20D', 'P3M'),
    'period_not_in_rule',
    'number',
    'Freedom of Information Act 2000, section 10 covers days (at most 60): choose one of these',
  ],
  [
    'a direction that they do not have',
    FOI.replace('P20D', '-P3D'),
    'period_not_in_rule',
    'number',
    'Freedom of Information Act 2000, section 10 covers no such period counted back: choose “after the event”',
  ],
  [
    'a length that they do not have counted back',
    'rule=nl-termijnenwet&date=2026-03-20&period=-P1Y&country=NL',
    'period_not_in_rule',
    'number',
    'Counted back, Algemene termijnenwet covers days (at most 90), weeks (at most 12) and months (at most 3): choose one of these',
  ],
  [
    'an unknown release',
    `${FOI}&data=1.2.3`,
    'invalid_data_version',
    'data',
    expect.stringMatching(/^Data release must be one of ours/),
  ],
  [
    'a place that may be several',
    'rule=de-bgb-187-193&date=2026-03-20&period=P1M&where=Freiburgxx',
    'invalid_country',
    'where',
    'Where? Choose the place that you mean',
  ],
  [
    'no period at all',
    FOI.replace('P20D', 'P0D'),
    'invalid_period',
    'number',
    'Period must be a whole number from 1 to 9999, like 14',
  ],
  [
    'an end beyond the range',
    'country=DE&date=2027-12-01&period=P2M&rule=de-bgb-187-193',
    'date_out_of_range',
    'number',
    'The last day would lie outside 2025 to 2027: choose a shorter period',
  ],
])('%s is refused in words with the code of the API', (_what, query, code, field, words) => {
  const { faults, answer } = open(query);
  expect(answer).toBeNull();
  expect(faults.map((fault) => [fault.code, fault.field, plain(fault.message)])).toEqual([
    [code, field, words],
  ]);
});

test('a rule for another place is refused with the rules of this one', () => {
  const [fault] = open(FOI.replace('GB', 'CH')).faults;
  expect(fault?.offers?.map(({ path }) => path)).toEqual([
    '/deadline/?country=CH&date=2026-03-20&period=P20D&rule=ch-zpo-142-145',
    '/deadline/?country=CH&date=2026-03-20&period=P20D&rule=ch-zpo-142',
  ]);
});

test('a region that the rule does not take is refused with its country as an offer', () => {
  const query = 'rule=gb-cpr-2-8&date=2026-03-20&period=P20D';
  const expected = ['/deadline/?rule=gb-cpr-2-8&date=2026-03-20&period=P20D&country=GB'];
  const [typed] = open(`${query}&where=Edinburgh`).faults;
  expect(typed?.offers?.map(({ path }) => path)).toEqual(expected);
  const [coded] = open(`${query}&country=GB&region=SCT`).faults;
  expect(coded?.offers?.map(({ path }) => path)).toEqual(expected);
});
