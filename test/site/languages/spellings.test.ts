import { expect, test } from 'vitest';
import { portuguese } from '../../../src/site/languages/languages.ts';
import { speechIn } from '../../../src/site/languages/speech.ts';

const brazilian = speechIn(portuguese, 'BR');

test('a region is a state on the pages of Brazil, and one of 27 units with the Federal District', () => {
  const anywhere = speechIn(portuguese);
  expect([brazilian, anywhere].map(({ t }) => t.year.region)).toEqual(['Estado', 'Região']);
  const spread = { n: 27, dates: 34, place: 'Brasil' };
  expect(brazilian.say(brazilian.t.someRegions.dates, spread)).toContain(
    '27 unidades da Federação',
  );
  const [here, elsewhere] = [brazilian, anywhere].map(({ t }) => JSON.stringify(t));
  expect(here).not.toMatch(/regi(?:ão|ões|onais)|Regional|Feriado regional/);
  expect(here?.match(/um estado/g)?.length).toBe(elsewhere?.match(/uma região/g)?.length);
});
