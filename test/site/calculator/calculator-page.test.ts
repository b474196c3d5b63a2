import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';

const data = buildDataSet(
  release([
    country([], { country: 'AA', name: 'Aaland', regions: [] }),
    country([holiday('a', '2026-05-05'), holiday('east', '2026-05-06', { regions: ['EA'] })]),
    country([], { country: 'US', name: 'United States', regions: [] }),
  ]),
);
const page = (query: string) => calculatorPage(data, query);

test('an address that asks nothing is no error, and says what can be asked', () => {
  const blank = page('');
  expect(blank).toMatchObject({
    faults: [],
    answer: null,
    title: 'Business-day calculator: add or subtract',
    description:
      'Add business days, count them, or ask of one date: 3 countries and their regions, explained day by day.',
    path: '/calculator/',
  });
  expect(page('op=is').title).toBe('Business-day calculator: is it a business day?');
});

test('the country that was asked for is chosen, else the United States, else the first', () => {
  expect(page('op=add&country=TY').chosen?.key).toBe('ty');
  expect(page('op=add&country=xx').chosen?.key).toBe('us');
  const others = buildDataSet(release([country([], { country: 'BB' }), country([])]));
  expect(calculatorPage(others, '').chosen?.key).toBe('bb');
  expect(calculatorPage(buildDataSet(release([])), '').chosen).toBeNull();
});

test('an answer has its question, its picture and one canonical address', () => {
  const { answer, faults, ...added } = page('region=ea&days=2&op=add&date=2026-05-04&country=ty');
  expect(faults).toEqual([]);
  expect(added).toMatchObject({
    title: '2 business days after 4 May 2026 (TY-EA) is 8 May 2026',
    path: '/calculator/?country=ty&date=2026-05-04&days=2&op=add&region=ea',
  });
  expect(added.description).toMatch(/^2 business days after 4 May 2026 .*\. 4 calendar days, /);
  expect(answer?.question.place.key).toBe('ty-ea');
  expect(answer?.summary).toBe('2 business days and 2 holidays in all');
  expect(answer?.trace.blocks[0]?.days.at(-1)).toMatchObject({
    day: day('2026-05-08'),
    role: 'end',
    count: 2,
  });
});

test('a field that is left out, and one of another calculation, is not in the address', () => {
  expect(page('op=is&date=2026-05-04&country=AA&region=&days=3').path).toBe(
    '/calculator/?country=AA&date=2026-05-04&op=is',
  );
});

test('the picture of a single date leads from one business day to another', () => {
  const { answer } = page('op=is&date=2026-05-05&country=TY');
  expect(answer?.trace.blocks[0]?.days.map((cell) => [cell.day, cell.role])).toEqual([
    [day('2026-05-04'), null],
    [day('2026-05-05'), 'asked'],
    [day('2026-05-06'), null],
  ]);
});

test('the picture of a count goes from its start to its end, backward too', () => {
  const { answer } = page('op=count&start=2026-05-08&end=2026-05-04&country=TY');
  const [block] = answer?.trace.blocks ?? [];
  expect([block?.days[0]?.role, block?.days.at(-1)?.role]).toEqual(['end', 'start']);
  expect(answer?.summary).toBe('3 business days and 1 holiday in all');
});

test('what is wrong with a question is said, and nothing is answered', () => {
  const refused = page('op=add&date=2026-02-30&country=TY&days=five');
  expect(refused.faults.map(({ field, code }) => [field, code])).toEqual([
    ['date', 'invalid_date'],
    ['days', 'invalid_days'],
  ]);
  expect(refused).toMatchObject({
    answer: null,
    title: 'Error: business-day calculator',
    path: '/calculator/',
  });
});

test('an answer beyond the years that are held is an error of its question', () => {
  const refused = page('op=add&date=2027-12-01&country=TY&days=100');
  expect(refused.faults.map(({ field, code }) => [field, code])).toEqual([
    ['days', 'date_out_of_range'],
  ]);
  expect(refused).toMatchObject({ answer: null, title: 'Error: business-day calculator' });
});
