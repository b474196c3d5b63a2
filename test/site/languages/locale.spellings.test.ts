import { expect, test } from 'vitest';
import { german, portuguese } from '../../../src/site/languages/languages.ts';
import { localeIn, speak } from '../../../src/site/languages/locale.ts';

const brazilian = localeIn(portuguese, 'BR');

test('a region is a state on the pages of Brazil, and one of 27 units with the Federal District', () => {
  const anywhere = localeIn(portuguese);
  expect([brazilian, anywhere].map(({ t }) => t.year.region)).toEqual(['Estado', 'Região']);
  const spread = { n: 27, dates: 34, place: 'Brasil' };
  expect(brazilian.say(brazilian.t.someRegions.dates, spread)).toContain(
    '27 unidades da Federação',
  );
  const [here, elsewhere] = [brazilian, anywhere].map(({ t }) =>
    JSON.stringify(Object.values(t).map((group) => Object.values<unknown>(group))),
  );
  expect(here).not.toMatch(/regi(?:ão|ões|onais)|Regional|Feriado regional/);
  expect(here?.match(/um estado/g)?.length).toBe(elsewhere?.match(/uma região/g)?.length);
});

test('a calculation uses the words of its place', () => {
  const asked = (country: string) => speak(`/francais/calculator/?country=${country}&op=is`).t;
  expect(asked('FR').compare.works).toContain('ouvré');
  expect(asked('CA').compare.works).toContain('ouvrable');
  expect(asked('CH').compare.works).toContain('ouvrable');
  expect([asked('CA'), asked('CH')].map(({ glance }) => glance.weekend)).toEqual([
    'Fin de semaine',
    'Week-end',
  ]);
});

test('Swiss German has no ß, and quotes as the Swiss do', () => {
  const swiss = JSON.stringify(localeIn(german, 'CH').t);
  expect(swiss).not.toMatch(/[ß„“]/);
  expect(swiss).toContain('«');
  expect(JSON.stringify(localeIn(german, 'DE').t)).toMatch(/[ß„]/);
});
