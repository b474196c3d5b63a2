import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import type { Disagreement } from '../../../src/artifact/schema.ts';
import { ruledDays } from '../../../src/site/data/ruled-days.ts';
import { country, release } from '../../support/world/toy-release.ts';

function ruling(more: Partial<Disagreement>): Disagreement {
  return {
    country: 'TY',
    region: null,
    date: '2026-05-04',
    only: 'ours',
    name: 'Feast',
    reason: 'It is law',
    cite: ['act'],
    ...more,
  };
}

function rule(disagreements: Disagreement[]) {
  const made = release([country([]), country([], { country: 'ZZ', name: 'Zedland' })]);
  const secondOpinion = { ...made.secondOpinion, disagreements };
  return ruledDays(buildDataSet({ ...made, secondOpinion }));
}

test('each ruling names its calendar, the address of its year and the laws it rests on', () => {
  const [toyland, ...others] = rule([
    ruling({}),
    ruling({ region: 'EA', date: '2027-01-06', cite: ['order', 'act'] }),
  ]);
  expect(others).toEqual([]);
  expect(toyland?.artifact.name).toBe('Toyland');
  expect(
    toyland?.days.map(({ calendar, path, laws }) => [calendar, path, laws.map((law) => law.title)]),
  ).toEqual([
    ['Nationwide', '/ty/2026/', ['Act']],
    ['East', '/ty/ea/2027/', ['Order', 'Act']],
  ]);
});

test('a region without a calendar keeps its code; an unknown law is omitted', () => {
  const [toyland] = rule([ruling({ region: 'QQ', cite: ['lost', 'act'] })]);
  expect(toyland?.days[0]).toMatchObject({ calendar: 'QQ', path: null, laws: [{ title: 'Act' }] });
});

test('countries are in the order of their codes, each with its own rulings', () => {
  const ruled = rule([ruling({ country: 'ZZ' }), ruling({})]);
  expect(ruled.map(({ artifact, days }) => [artifact.country, days.length])).toEqual([
    ['TY', 1],
    ['ZZ', 1],
  ]);
});
