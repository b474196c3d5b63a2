import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';
import { LAST } from '../../support/years.ts';

const data = buildDataSet(
  release([
    country([], { country: 'AA', name: 'Aaland', regions: [] }),
    country([holiday('a', '2026-05-05'), holiday('east', '2026-05-06', { regions: ['EA'] })]),
    country([], { country: 'US', name: 'United States', regions: [] }),
  ]),
);
const page = (query: string) => calculatorPage(data, query);

test('an empty address is not an error and shows what can be asked', () => {
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

test('a typed place redirects to the address of its calendar', () => {
  const asked = (where: string) => page(`op=add&date=2026-05-04&days=2&where=${where}`);
  expect(asked('East').redirect).toBe(
    '/calculator/?country=TY&date=2026-05-04&days=2&op=add&region=EA',
  );
  expect(asked('usa').redirect).toBe('/calculator/?country=US&date=2026-05-04&days=2&op=add');
  // A choice from the list takes precedence over the text in the field.
  expect(page('op=is&date=2026-05-04&where=usa&place=ty-we').redirect).toBe(
    '/calculator/?country=TY&date=2026-05-04&op=is&region=WE',
  );
  expect(page('op=is&date=2026-05-04&country=TY').redirect).toBeNull();
});

test('an uncertain place is asked for again, with suggestions', () => {
  const unsure = page('op=is&date=2026-05-04&where=eas');
  expect(unsure).toMatchObject({ answer: null, redirect: null });
  expect(unsure.form.values.where).toBe('eas');
  expect(unsure.faults).toEqual([
    {
      field: 'where',
      code: 'invalid_country',
      message: 'Where? Choose the place that you mean',
      offers: [
        {
          name: 'East, Toyland',
          path: '/calculator/?op=is&date=2026-05-04&place=ty-ea',
        },
      ],
    },
  ]);
  expect(page('op=is&date=2026-05-04&where=xyzzy').faults[0]).toMatchObject({ offers: [] });
  expect(page('op=is&date=2026-05-04').faults.map(({ field }) => field)).toEqual(['where']);
});

test('where regions disagree, the page says first that the answer depends on the region', () => {
  const { answer, title } = page('op=is&date=2026-05-06&country=TY');
  expect(title).toBe('It depends where: 6 May 2026 (Toyland)');
  expect(
    answer?.byRegion?.map(({ words, because, places }) => [words, because, places[0]?.key]),
  ).toEqual([
    ['Off', 'Name of east', 'ty-ea'],
    ['Works', '', 'ty-we'],
  ]);
  expect(answer?.sentence).toBe(
    'Wednesday 6 May 2026 in Toyland is a business day, counting only what is common to all its regions; by region it depends: off in East; works in Wést, with "quotes" & <signs>',
  );
  expect(page('op=is&date=2026-05-05&country=TY').answer?.byRegion).toBeNull();
  expect(page('op=is&date=2026-05-06&country=TY&region=EA').answer?.byRegion).toBeNull();
  const added = page('op=add&date=2026-05-04&days=1&country=TY').answer?.byRegion;
  expect(added?.map(({ words }) => words)).toEqual(['Wednesday 6 May 2026', 'Thursday 7 May 2026']);
});

test('counting the start adds a day and stays in the address', () => {
  const query = 'op=count&start=2026-05-04&end=2026-05-08&country=TY&region=EA';
  expect(page(query).answer?.businessDays).toBe(2);
  const paid = page(`${query}&first=counted`);
  expect(paid.answer).toMatchObject({ businessDays: 3 });
  expect(paid.answer?.detail).toMatch(/^5 calendar days, .* both counted\.$/);
  expect(paid.path).toContain('first=counted');
  const back = page('op=count&start=2026-05-08&end=2026-05-04&country=TY&region=EA&first=counted');
  expect(back.answer?.businessDays).toBe(-3);
});

test('an answer has its question, its picture and a canonical address', () => {
  const { answer, faults, ...added } = page('region=ea&days=2&op=add&date=2026-05-04&country=ty');
  expect(faults).toEqual([]);
  expect(added).toMatchObject({
    title: '2 business days after 4 May 2026 (East, Toyland): 8 May 2026',
    path: '/calculator/?country=TY&date=2026-05-04&days=2&op=add&region=EA',
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

test('empty fields and those of other calculations are omitted from the address', () => {
  expect(page('op=is&date=2026-05-04&country=AA&region=&days=3').path).toBe(
    '/calculator/?country=AA&date=2026-05-04&op=is',
  );
});

test('the picture of a date runs from one business day to the next', () => {
  const { answer } = page('op=is&date=2026-05-05&country=TY');
  expect(answer?.trace.blocks[0]?.days.map((cell) => [cell.day, cell.role])).toEqual([
    [day('2026-05-04'), null],
    [day('2026-05-05'), 'asked'],
    [day('2026-05-06'), null],
  ]);
});

test('the picture of a count runs from start to end, backward too', () => {
  const { answer } = page('op=count&start=2026-05-08&end=2026-05-04&country=TY');
  const [block] = answer?.trace.blocks ?? [];
  expect([block?.days[0]?.role, block?.days.at(-1)?.role]).toEqual(['end', 'start']);
  expect(answer?.summary).toBe('3 business days and 1 holiday in all');
});

test('a faulty question gets messages and no answer', () => {
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

test('an answer out of range is a fault of the question', () => {
  const refused = page(`op=add&date=${LAST}&country=TY&days=100`);
  expect(refused.faults.map(({ field, code }) => [field, code])).toEqual([
    ['days', 'date_out_of_range'],
  ]);
  expect(refused).toMatchObject({ answer: null, title: 'Error: business-day calculator' });
});
