import { expect, test } from 'vitest';
import { ENDPOINT_BY_PATH } from '../../../src/api/endpoints/endpoint-table.ts';
import { prepareData } from '../../../src/api/prepared-data.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import { isFinding } from '../../../src/question/read-parameters.ts';
import { readQuery } from '../../../src/question/read-query.ts';
import { answersByRegion, dependsWords } from '../../../src/site/calculator/by-region.ts';
import { nationalPlaces } from '../../../src/site/places/places.ts';
import { regionsOf } from '../../../src/site/places/where-off.ts';
import { runsOf, sampleOf } from '../../support/sample.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const prepared = prepareData(dataSet);

/** Whether `/v1` calls a date a business day. */
function works(country: string, region: string | null, date: string): boolean {
  const endpoint = ENDPOINT_BY_PATH.get('/v1/is-business-day');
  const query = `country=${country}&date=${date}${region === null ? '' : `&region=${region}`}`;
  const outcome = endpoint?.answer(prepared, readQuery(query, endpoint.parameters));
  if (outcome === undefined || isFinding(outcome)) throw new Error(query);
  return /"is_business_day": ?true/.test(outcome.text);
}

test('for every country and date, the answer depends on the region exactly when the API answers regions differently', () => {
  let dependent = 0;
  for (const place of sampleOf(nationalPlaces(dataSet))) {
    const { country, held_until: held } = place.artifact;
    const last = held === undefined ? RANGE_LAST : day(`${held}-12-31`);
    const codes = regionsOf(place).map(({ region }) => region?.code ?? null);
    for (let asked = RANGE_FIRST; asked <= last; asked += 1) {
      const date = formatIsoDate(asked);
      const common = works(country, null, date);
      const off = codes.filter((code) => !works(country, code, date));
      const answers = answersByRegion({ op: 'is', place, day: asked });
      const said = answers?.filter(({ words }) => words === 'Off').flatMap(({ places }) => places);
      const expected = common && off.length > 0 ? off.sort() : undefined;
      expect(said?.map(({ region }) => region?.code).sort(), `${country} ${date}`).toEqual(
        expected,
      );
      if (expected !== undefined) dependent += 1;
    }
  }
  // Guards against a comparison of nothing: some dates must depend on the region.
  expect(dependent).toBeGreaterThan(runsOf(400));
});

const toy = toyData(
  [
    holiday('east', '2026-05-05', { regions: ['EA'] }),
    holiday('both', '2026-05-12', { regions: ['EA'], name: 'One' }),
    holiday('both-2', '2026-05-12', { regions: ['WE'], name: 'Other' }),
  ],
  { held_until: 2027 },
);
const place = placeOf(toy, 'ty');
const localized = (answers: ReturnType<typeof answersByRegion>) =>
  answers?.map(({ words, because, places }) => [
    words,
    because,
    places.map(({ region }) => region?.code).join(' '),
  ]);

test('a date off in some regions names their holidays', () => {
  const answers = answersByRegion({ op: 'is', place, day: day('2026-05-05') });
  expect(localized(answers)).toEqual([
    ['Off', 'Name of east', 'EA'],
    ['Works', '', 'WE'],
  ]);
});

test('a country whose regions are all off for different reasons still works', () => {
  const answers = answersByRegion({ op: 'is', place, day: day('2026-05-12') });
  expect(localized(answers)).toEqual([
    ['Off', 'One', 'EA'],
    ['Off', 'Other', 'WE'],
  ]);
  expect(dependsWords(answers ?? [])).toMatch(/^off in East and Wést/);
});

test('answers are grouped, least first, with a date out of range last', () => {
  const count = {
    op: 'count',
    place,
    start: day('2026-05-04'),
    countsStart: false,
  } as const;
  expect(localized(answersByRegion({ ...count, end: day('2026-05-08') }))).toEqual([
    ['3 business days', '', 'EA'],
    ['4 business days', '', 'WE'],
  ]);
  expect(
    answersByRegion({ ...count, start: day('2026-05-18'), end: day('2026-05-22') }),
  ).toBeNull();
  const add = { op: 'add', place, start: day('2026-05-04') } as const;
  const most = answersByRegion({ ...add, days: 433 });
  expect(localized(most)?.map(([words]) => words)).toEqual([
    'Friday 31 December 2027',
    'No date that we cover',
  ]);
});

test('a region and a country without regions have one answer', () => {
  const region = placeOf(toy, 'ty-ea');
  expect(answersByRegion({ op: 'is', place: region, day: day('2026-05-05') })).toBeNull();
});
