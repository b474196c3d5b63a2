import { expect, test } from 'vitest';
import { toDayNumber } from '../../../../src/calendar/day-number.ts';
import { speechIn } from '../../../../src/site/languages/speech.ts';
import { portuguese } from '../../../../src/site/languages/translations/portuguese.ts';

const brazilian = speechIn(portuguese, 'BR');

test('the first of a month is an ordinal, and a short date has no "de"', () => {
  const first = toDayNumber(2026, 5, 1);
  const { fullDate, longDate, shortDate, shortDay, weekdayTile } = brazilian;
  expect(longDate(first)).toBe('sexta-feira, 1º de maio de 2026');
  expect(fullDate(first + 30)).toBe('31 de maio de 2026');
  expect([shortDay(first), shortDate(first + 10)]).toEqual(['sex., 1º mai.', 'seg., 11 mai. 2026']);
  expect(weekdayTile(first)).toBe('sex');
});

test('the days of a weekend are joined by a word', () => {
  expect(brazilian.weekendWords([6, 7])).toBe('sáb. e dom.');
});

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
