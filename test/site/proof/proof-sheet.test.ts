import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { proofSheet, resultPath } from '../../../src/site/proof/proof-sheet.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';

const toy = release([
  country([
    holiday('one', '2026-05-05', { cite: ['order', 'act'] }),
    holiday('two', '2026-05-06', { date_accuracy: 'estimated' }),
    holiday('three', '2026-05-09', { date_accuracy: 'estimated' }),
  ]),
]);
const dataSet = buildDataSet(toy);

function sheetOf(query: string) {
  const { answer } = calculatorPage(dataSet, query);
  if (answer === null) throw new Error(`${query} has no answer`);
  return { sheet: proofSheet(answer.question, answer, toy), question: answer.question };
}

test('each day off has its laws, numbered in the order in which they are first cited', () => {
  const { sheet } = sheetOf('op=add&date=2026-05-04&days=2&country=TY');
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

test('an estimated holiday on the way is named, on a weekend too; one beyond the end is not', () => {
  expect(sheetOf('op=add&date=2026-05-04&days=1&country=TY').sheet).toMatchObject({
    isEstimated: true,
    accuracy: 'May still move: Name of two (Wednesday 6 May 2026) is estimated.',
  });
  // A day beside it: no holiday yet, and none any more if the next one moves.
  const beside = sheetOf('op=is&date=2026-05-07&country=TY').sheet;
  expect(beside.isEstimated).toBe(true);
  expect(beside.accuracy).toMatch(/^May still move\. Name of two .* is estimated: /);
  expect(sheetOf('op=is&date=2026-05-12&country=TY').sheet.accuracy).toMatch(/^Settled/);
  expect(sheetOf('op=count&start=2026-05-04&end=2026-05-10&country=TY').sheet.accuracy).toBe(
    'May still move: Name of two (Wednesday 6 May 2026) and Name of three (Saturday 9 May 2026) are estimated.',
  );
  const many = Array.from({ length: 5 }, (_, index) =>
    holiday(`h${index}`, `2026-05-0${index + 4}`, { date_accuracy: 'estimated' }),
  );
  const crowded = buildDataSet(release([country(many)]));
  const { answer } = calculatorPage(crowded, 'op=count&start=2026-05-01&end=2026-05-31&country=TY');
  expect(answer && proofSheet(answer.question, answer, crowded.release).accuracy).toMatch(
    /^May still move: Name of h0 .*, Name of h1 .*, Name of h2 .* and 2 more are estimated\.$/,
  );
  // The start is not counted, in either direction.
  expect(sheetOf('op=add&date=2026-05-06&days=-1&country=TY').sheet.isEstimated).toBe(false);
  // A day later it would be skipped on the way.
  expect(sheetOf('op=add&date=2026-05-06&days=1&country=TY').sheet.isEstimated).toBe(true);
  expect(sheetOf('op=add&date=2026-05-05&days=-1&country=TY').sheet.isEstimated).toBe(false);
});

test.each([
  [
    'op=add&date=2026-05-04&days=-2&country=TY&region=EA',
    'Which date is 2 business days before Monday 4 May 2026 in East, Toyland?',
    '2 business days before Monday 4 May 2026 in East, Toyland is Thursday 30 April 2026',
    'npm run data -- ask --release 2026.11.1 add 2026-05-04 -2 TY-EA',
  ],
  [
    'op=count&start=2026-05-04&end=2026-05-07&country=TY',
    'How many business days are there from Monday 4 May 2026 to Thursday 7 May 2026 in Toyland?',
    'From Monday 4 May 2026 to Thursday 7 May 2026 there is 1 business day in Toyland',
    'npm run data -- ask --release 2026.11.1 count 2026-05-04 2026-05-07 TY',
  ],
  [
    'op=is&date=2026-05-05&country=TY',
    'Is Tuesday 5 May 2026 a business day in Toyland?',
    'Tuesday 5 May 2026 in Toyland is not a business day, but a public holiday',
    'npm run data -- ask --release 2026.11.1 is 2026-05-05 TY',
  ],
])('says question, answer and how to ask again: %s', (query, asked, sentence, command) => {
  expect(sheetOf(query).sheet).toMatchObject({ asked, sentence, command });
});

test('its address names the release; those of twins name it where they are told to', () => {
  const { sheet, question } = sheetOf('op=is&date=2026-05-05&country=ty');
  expect(sheet.permalink).toBe('/calculator/?country=TY&data=2026.11.1&date=2026-05-05&op=is');
  expect(resultPath(question, null, '.json')).toBe(
    '/calculator.json?country=TY&date=2026-05-05&op=is',
  );
});
