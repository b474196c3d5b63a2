import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { selectByKeys, selectByWords } from '../../../src/site/places/selection.ts';
import { country, release } from '../../support/world/toy-release.ts';

const data = buildDataSet(release([country([], { name: 'Toyland' })]));

test('names beyond the limit are ignored', () => {
  const words = selectByWords(data, [Array<string>(1_580).fill('zzzz').join(',')]);
  expect(words).toEqual({ places: [], unknown: Array<string>(6).fill('zzzz'), tooMany: true });
  const keys = selectByKeys(data, Array<string>(4_000).fill('zz').join('+'));
  expect([keys.unknown.length, keys.tooMany]).toEqual([12, true]);
});

test('names up to the limit are all found', () => {
  const words = selectByWords(data, ['zza,zzb,zzc', ' , ', 'zzd,zze,Toyland']);
  expect(words.places.map((place) => place.name)).toEqual(['Toyland']);
  expect([words.unknown, words.tooMany]).toEqual([['zza', 'zzb', 'zzc', 'zzd', 'zze'], false]);
});

test('a region with its country is one place, and keys are a list whatever they spell', () => {
  const world = buildDataSet(
    release([
      country([], { country: 'AA', name: 'Farland', regions: [{ code: 'TY', name: 'North' }] }),
      country([], { name: 'Toyland' }),
    ]),
  );
  const keys = (...texts: string[]) => selectByWords(world, texts).places.map(({ key }) => key);
  expect(keys('East, Toyland')).toEqual(['ty-ea']);
  expect(keys('East,Farland')).toEqual(['ty-ea', 'aa']);
  expect(keys('aa, ty')).toEqual(['aa', 'ty']);
  expect(keys('aa-ty,ty')).toEqual(['aa-ty', 'ty']);
  // Where only one part is a key, the whole is a name with the place around it.
  expect(keys('East, TY')).toEqual(['ty-ea']);
});
