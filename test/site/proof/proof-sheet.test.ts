import { expect, test } from 'vitest';
import type { Citation } from '../../../src/artifact/citation.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import {
  longAddress,
  resultPath,
  sheetNumber,
  shortPath,
} from '../../../src/site/calculator/question.ts';
import { english, german, hebrew } from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';
import { proofOf, spreadsheetCheck } from '../../../src/site/proof/proof-sheet.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';

const citation = (title: string, more: Partial<Citation> = {}): Citation => ({
  ...{ title, url: null, publisher: null, regions: null, read: '2026-11-01', ...more },
});

const toy = release([
  country([
    holiday('one', '2026-05-05', { cite: ['order', 'act'] }),
    holiday('two', '2026-05-06', { date_accuracy: 'estimated' }),
    holiday('three', '2026-05-09', { date_accuracy: 'estimated' }),
    holiday('east', '2026-05-08', { regions: ['EA'] }),
  ]),
]);
const dataSet = buildDataSet(toy);

function answerTo(query: string) {
  const { answer } = calculatorPage(dataSet, query);
  if (answer === null) throw new Error(`${query} has no answer`);
  return { answer, sheet: proofOf(answer) };
}

test('each day off has its laws, numbered by first citation', () => {
  const { sheet } = answerTo('op=add&date=2026-05-04&days=2&country=TY');
  expect(
    sheet.days.map(({ holiday: { id }, laws }) => [id, laws.map(({ number }) => number)]),
  ).toEqual([
    ['one', [1, 2]],
    ['two', [2]],
  ]);
  expect(sheet.laws.map(({ number, citation }) => [number, citation.title])).toEqual([
    [1, 'Order'],
    [2, 'Act'],
  ]);
});

test('estimated holidays on the way are named, on weekends too; later ones are not', () => {
  expect(answerTo('op=add&date=2026-05-04&days=1&country=TY').sheet).toMatchObject({
    accuracy: 'May still move: Name of two (Wednesday 6 May 2026) is estimated.',
  });
  // The day after an estimated holiday, which may move onto it.
  const beside = answerTo('op=is&date=2026-05-07&country=TY').sheet;
  expect(beside.accuracy).toMatch(/^May still move\. Name of two .* is estimated: /);
  expect(answerTo('op=is&date=2026-05-12&country=TY').sheet.accuracy).toMatch(/^Settled/);
  expect(answerTo('op=count&start=2026-05-04&end=2026-05-10&country=TY').sheet.accuracy).toBe(
    'May still move: Name of two (Wednesday 6 May 2026) and Name of three (Saturday 9 May 2026) are estimated.',
  );
  const many = Array.from({ length: 5 }, (_, index) =>
    holiday(`h${index}`, `2026-05-0${index + 4}`, { date_accuracy: 'estimated' }),
  );
  const crowded = buildDataSet(release([country(many)]));
  const { answer } = calculatorPage(crowded, 'op=count&start=2026-05-01&end=2026-05-31&country=TY');
  expect(answer && proofOf(answer).accuracy).toMatch(
    /^May still move: Name of h0 .*, Name of h1 .*, Name of h2 .* and 2 more are estimated\.$/,
  );
  expect(
    answerTo('op=count&start=2026-05-06&end=2026-05-06&country=TY&first=counted').sheet.accuracy,
  ).toBe('May still move: Name of two (Wednesday 6 May 2026) is estimated.');
  // The start is not counted, in either direction.
  expect(answerTo('op=add&date=2026-05-06&days=-1&country=TY').sheet.accuracy).toMatch(/^Settled/);
  // One day later, it would be skipped on the way.
  expect(answerTo('op=add&date=2026-05-06&days=1&country=TY').sheet.accuracy).toMatch(
    /^May still move/,
  );
  expect(answerTo('op=add&date=2026-05-05&days=-1&country=TY').sheet.accuracy).toMatch(/^Settled/);
});

test.each([
  [
    'op=add&date=2026-05-04&days=-2&country=TY&region=EA',
    'Which date is 2 business days before Monday 4 May 2026 in East, Toyland?',
    '2 business days before Monday 4 May 2026 in East, Toyland is Thursday 30 April 2026',
    'TY-EA 2026-05-04-2',
  ],
  [
    'op=count&start=2026-05-04&end=2026-05-07&country=TY&first=counted',
    'How many business days are there from Monday 4 May 2026 to Thursday 7 May 2026, both counted, in Toyland?',
    'From Monday 4 May 2026 to Thursday 7 May 2026, both counted, there are 2 business days in Toyland',
    'TY 2026-05-04~2026-05-07+1',
  ],
  [
    'op=is&date=2026-05-05&country=TY',
    'Is Tuesday 5 May 2026 a business day in Toyland?',
    'Tuesday 5 May 2026 in Toyland is not a business day: it’s a public holiday',
    'TY 2026-05-05',
  ],
])('a sheet has question, answer and number: %s', (query, asked, sentence, number) => {
  const { answer } = answerTo(query);
  expect(answer).toMatchObject({ asked, sentence });
  expect(sheetNumber(answer.question)).toBe(number);
});

test.each([
  'op=add&date=2026-05-04&days=-2&country=TY&region=EA',
  'op=add&date=2026-05-04&days=2&country=TY',
  'op=count&start=2026-05-04&end=2026-05-07&country=TY',
  'op=count&start=2026-05-04&end=2026-05-07&country=TY&first=counted',
  'op=is&date=2026-05-05&country=TY',
])('a short address asks the same of the same release: %s', (query) => {
  const { question } = answerTo(query).answer;
  const [, , key = '', asked = '', version = ''] = shortPath(question, '2026.11.1').split('/');
  expect(longAddress(key, asked, version)).toBe(resultPath(question, '2026.11.1'));
});

test.each(['', '2026-05-04+', '2026-05-04~', '2026-05', '2026-05-04+1+1', 'x2026-05-04'])(
  'a malformed short address is null: %j',
  (asked) => {
    expect(longAddress('ty', asked, '2026.11.1')).toBeNull();
  },
);

test('a day cites only the laws of its region and year', () => {
  const cited = release([
    country([holiday('one', '2026-05-05', { cite: ['act', 'order', 'east', 'west'] })], {
      citations: {
        act: citation('Act'),
        order: citation('Order of 2025', { years: [2025] }),
        east: citation('Act of the East', { regions: ['EA'] }),
        west: citation('Act of the West', { regions: ['WE'] }),
      },
    }),
  ]);
  const { answer } = calculatorPage(
    buildDataSet(cited),
    'op=add&date=2026-05-04&days=2&country=TY&region=EA',
  );
  expect(answer && proofOf(answer).laws.map(({ citation: { title } }) => title)).toEqual([
    'Act',
    'Act of the East',
  ]);
});

test('an answer for a region has the answer of the other regions beside it', () => {
  const { answer } = answerTo('op=add&date=2026-05-07&days=1&country=TY&region=EA');
  expect(answer.elsewhere?.words).toBe('Friday 8 May 2026 in Wést, with "quotes" & <signs>');
  expect(
    answerTo('op=add&date=2026-05-11&days=1&country=TY&region=EA').answer.elsewhere,
  ).toBeNull();
});

test('a permalink names the release; the address of a file does only if pinned', () => {
  const { question } = answerTo('op=is&date=2026-05-05&country=ty').answer;
  expect(resultPath(question, '2026.11.1')).toBe(
    '/calculator/?country=TY&data=2026.11.1&date=2026-05-05&op=is',
  );
  expect(resultPath(question, null, '.json')).toBe(
    '/calculator.json?country=TY&date=2026-05-05&op=is',
  );
});

test('a spreadsheet formula gives the same answer, in the language of the page', () => {
  const check = (query: string, language = english) => {
    const { answer } = calculatorPage(dataSet, query, undefined, localeIn(language));
    return answer && spreadsheetCheck(answer.question, answer.holidays.length);
  };
  const add = 'op=add&date=2026-05-04&days=2&country=TY';
  expect(check(add)).toBe(
    'In a spreadsheet, =WORKDAY.INTL(A1, 2, "0000011", H1:H2) gives the same day. A1 holds the start date, H1:H2 the holidays above.',
  );
  expect(check(add, german)).toContain('=ARBEITSTAG.INTL(A1; 2; "0000011"; H1:H2)');
  expect(check(add, hebrew)).toContain('\u2066=WORKDAY.INTL(A1, 2, "0000011", H1:H2)\u2069');
  const count = 'op=count&start=2026-05-04&end=2026-05-08&country=TY';
  expect(check(count)).toContain('=NETWORKDAYS.INTL(A1+1, B1, "0000011", H1:H2)');
  expect(check(`${count}&first=counted`)).toContain('=NETWORKDAYS.INTL(A1, B1,');
  // Nothing to check: no holiday on the way, a count of zero, a single date, or a count backward.
  expect(check('op=add&date=2026-05-11&days=2&country=TY')).toBeNull();
  expect(check('op=add&date=2026-05-05&days=0&country=TY')).toBeNull();
  expect(check('op=is&date=2026-05-05&country=TY')).toBeNull();
  expect(check('op=count&start=2026-05-08&end=2026-05-04&country=TY')).toBeNull();
});
