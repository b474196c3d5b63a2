import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { readCompareForm } from '../../../src/site/compare/compare-form.ts';
import { TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';
import { fieldName, findPlaces } from '../../../src/site/places/find-place.ts';
import { placeIn, placesOf } from '../../../src/site/places/places.ts';
import { country, day, release } from '../../support/world/toy-release.ts';
import { AFTER, BEFORE, LAST_YEAR, USUAL_YEAR } from '../../support/years.ts';

const data = buildDataSet(
  release([
    country([], { country: 'AA', name: 'Zedland', regions: [] }),
    country([], { country: 'BB', name: 'Beeland', regions: [] }),
    country([], { country: 'CC', name: 'Ceeland', regions: [] }),
    country([], { country: 'DD', name: 'Deeland', regions: [] }),
    country([], { country: 'EE', name: 'Eeland', regions: [], held_until: LAST_YEAR - 1 }),
    country([], { name: 'Toyland' }),
  ]),
);
const read = (query: string) => readCompareForm(data, query);
const keys = (query: string) => read(query).places.map((place) => place.key);

test('an empty address asks nothing', () => {
  expect(read('')).toEqual({
    places: [],
    typed: [],
    year: USUAL_YEAR,
    month: null,
    asked: '',
    date: null,
    typedDate: '',
    blank: true,
    faults: [],
    title: 'Compare places',
    path: '/compare/',
    redirect: null,
  });
  expect(read('c=&c2=&date=')).toEqual(read(''));
});

test('an address names calendars by key or name, without duplicates, in the order typed', () => {
  const form = read('c=ty-ea,Ceeland,aa,cc&year=2027');
  expect(form).toMatchObject({
    year: 2027,
    blank: false,
    faults: [],
    title: 'Holidays compared, 2027: East, Ceeland, Zedland',
    path: '/compare/?c=ty-ea,cc,aa&year=2027',
    redirect: null,
  });
  expect(form.places.map((place) => place.key)).toEqual(['ty-ea', 'cc', 'aa']);
});

test('a title names as many places as fit in seventy characters', () => {
  expect(read('c=aa,bb,cc,dd,ty-ea&year=2026').title).toBe(
    'Holidays compared, 2026: Zedland, Beeland, Ceeland, Deeland, East',
  );
  expect(read('c=aa,bb,cc,dd,ty-ea&date=2026-09-24').title).toHaveLength(70);
  expect(read('c=aa,bb,cc,dd,ty-ea&date=2026-09-30').title).toBe(
    'Zedland, Beeland, Ceeland, Deeland, … on Wednesday 30 September 2026',
  );
});

test('six fields redirect to the one address of a comparison', () => {
  const tidy = `/compare/?c=ty,aa&year=${USUAL_YEAR}`;
  expect(read(`c=ty&c2=aa&c3=&c4=&c5=&c6=&year=${USUAL_YEAR}`).redirect).toBe(tidy);
  expect(read('c=ty&c=aa').redirect).toBe(tidy);
  expect(read('c=ty,aa').redirect).toBeNull();
  // The fault is shown at the field that caused it.
  expect(read('c=ty&c2=nowhere').redirect).toBeNull();
  expect(read('c=ty&c2=nowhere&date=2026-05-04').redirect).toBeNull();
  expect(read('c=ty&c2=aa&date=2026-05-04').redirect).toBe('/compare/?c=ty,aa&date=2026-05-04');
  expect(read(`c=ty&c2=aa&year=${USUAL_YEAR}&date=`).redirect).toBe(tidy);
});

test('only the first six calendars are shown', () => {
  expect(keys('c=aa,bb,cc,dd,ee,ty')).toHaveLength(6);
  expect(read('c=aa,bb,cc,dd,ee,ty').faults).toEqual([]);
  const seven = read('c=ty,aa,bb,cc,dd,ee,ty-ea');
  expect(seven.places.map((place) => place.key)).toEqual(['ty', 'aa', 'bb', 'cc', 'dd', 'ee']);
  expect(seven.faults).toEqual([
    {
      field: 'c1',
      message: 'Compare up to 6 places: these are the first six',
      code: null,
    },
  ]);
});

test('a date is for the named places, or for every country', () => {
  const typedDate = '2026-05-04';
  const asked = { date: day(typedDate), typedDate, blank: false, redirect: null };
  expect(read('c=ty&date=2026-05-04')).toMatchObject({
    ...asked,
    title: 'Toyland on Monday 4 May 2026',
    path: '/compare/?c=ty&date=2026-05-04',
  });
  expect(read('date=2026-05-04')).toMatchObject({
    ...asked,
    title: 'Who works on Monday 4 May 2026?',
    path: '/compare/?date=2026-05-04',
  });
  expect(read('date=2026-05-04').blank).toBe(false);
});

test.each([
  ['c=xx', [['c1', 'invalid_country']]],
  ['c=nowhere', [['c1', 'invalid_region']]],
  ['date=2026-02-30', [['on', 'invalid_date']]],
  [`date=${AFTER}`, [['on', 'date_out_of_range']]],
  [`date=${BEFORE}`, [['on', 'date_out_of_range']]],
  [`year=${LAST_YEAR + 1}`, [['year', 'invalid_year']]],
  ['date=2026-05-04&date=2026-05-04', [['on', 'invalid_date']]],
  ['date=2026-05-0%zz', [['on', 'invalid_date']]],
  ['year=2026&year=', [['year', 'invalid_year']]],
  ['year=02026', [['year', 'invalid_year']]],
  [
    'c=xx,nowhere&date=soon&year=1999',
    [
      ['c1', 'invalid_country'],
      ['c1', 'invalid_region'],
      ['on', 'invalid_date'],
      ['year', 'invalid_year'],
    ],
  ],
])('%s is refused field by field', (query, expected) => {
  const { faults, date } = read(query);
  expect(faults.map(({ field, code }) => [field, code])).toEqual(expected);
  expect(date).toBeNull();
});

test('the fields hold names, and unknown words as typed', () => {
  expect(read('c=ty-ea,Nowhere,aa').typed).toEqual(['East, Toyland', 'Zedland', 'Nowhere']);
  // The content of a field can be submitted again.
  expect(read('c=Zedland&c2=East%2C+Toyland&c3=').redirect).toBe(
    `/compare/?c=aa,ty-ea&year=${USUAL_YEAR}`,
  );
});

describe.each(TRANSLATIONS)('in $name', (language) => {
  const real = buildDataSet(loadNewestRelease('artifacts'));
  const found = (name: string) => findPlaces(real, name, 1).sure?.key;

  test('each place is found by the name in its field, and so are the examples', () => {
    const places = placesOf(real).map((place) => placeIn(place, language));
    const lost = places.filter((place) => found(fieldName(real, place)) !== place.key);
    expect(lost.map(({ name }) => name)).toEqual([]);
    const { exampleOne, exampleTwo, exampleThree } = language.sentences.compare;
    for (const name of [exampleOne, exampleTwo, exampleThree]) {
      expect([name, found(name)]).not.toEqual([name, undefined]);
    }
  });

  test('addresses and names are in the language', () => {
    const form = readCompareForm(real, 'c=de&c2=gb-sct&year=2026', localeIn(language));
    expect(form.redirect).toBe(`/${language.word}/compare/?c=de,gb-sct&year=2026`);
    expect(form.places[0]?.name).toBe(localeIn(language).countryName('DE'));
    // There are no pages about Scotland in these languages: a link leads to the English ones.
    expect(form.places[1]?.path).toBe('/gb/sct/');
  });
});

test('an unknown calendar is quoted as typed', () => {
  expect(read('c=Nowhere').faults[0]?.message).toContain('“Nowhere”');
});

test('a year that a calendar does not hold yet is refused, and the last one held is shown', () => {
  const form = read(`c=aa,ee&year=${LAST_YEAR}`);
  expect(form.faults).toEqual([
    {
      field: 'year',
      message: `Year must be ${LAST_YEAR - 1} or earlier: that is the last year we cover for Eeland`,
      code: 'invalid_year',
    },
  ]);
  expect(form.year).toBe(LAST_YEAR - 1);
  expect(read(`c=aa,ee&year=${LAST_YEAR - 1}`).faults).toEqual([]);
});
