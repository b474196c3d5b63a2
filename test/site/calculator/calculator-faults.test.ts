import { expect, test } from 'vitest';
import { unclearPlace } from '../../../src/site/calculator/calculator-faults.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { placeOf, toyData } from '../../support/world/toy-release.ts';

const place = placeOf(toyData([]), 'ty');
const typed = new URLSearchParams('op=is&date=2026-07-03&where=toy');
const faultOf = (offers: { place: typeof place; city: string | null }[]) =>
  unclearPlace({ sure: null, isName: false, offers }, typed, ENGLISH_LOCALE, '/calculator/');

test('an unknown place is called unknown, and an uncertain one offers places with their addresses', () => {
  const { t, say } = ENGLISH_LOCALE;
  const none = faultOf([]);
  expect(none).toMatchObject({ field: 'where', code: 'invalid_country', offers: [] });
  expect(none.message).toBe(say(t.faults.unknownPlace, { example: t.faults.examplePlace }));
  const some = faultOf([
    { place, city: null },
    { place, city: 'Toyton' },
  ]);
  expect(some.message).toBe(t.faults.whichPlace);
  expect(some.offers?.map(({ name, path }) => [name, path])).toEqual([
    ['Toyland', '/calculator/?op=is&date=2026-07-03&place=ty'],
    ['Toyton: Toyland', '/calculator/?op=is&date=2026-07-03&place=ty'],
  ]);
});
