import { expect, test } from 'vitest';
import { toDayNumber } from '../../../src/calendar/day-number.ts';
import {
  arabic,
  hebrew,
  hindi,
  italian,
  japanese,
  portuguese,
} from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';

const brazilian = localeIn(portuguese, 'BR');

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

const DAY = toDayNumber(2026, 7, 3);

test('a weekday follows its date in brackets, the weekend without a dash, and days without a space', () => {
  const { longDate, longDay, shortDay, inDays, weekendWords } = localeIn(japanese, 'JP');
  expect([longDate(DAY), longDay(DAY)]).toEqual(['2026年7月3日（金曜日）', '7月3日（金曜日）']);
  expect(shortDay(DAY)).toBe('7月3日（金）');
  expect([0, 6].map(inDays)).toEqual(['今日', '6日後']);
  expect(weekendWords([6, 7])).toBe('土・日');
});

test('no Japanese sentence has a space between Japanese characters', () => {
  const texts = JSON.stringify(localeIn(japanese, 'JP').t);
  expect(texts).not.toMatch(
    /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] [\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
  );
});

test('a coming date is “after” a number of days, not “within” it', () => {
  const words = [portuguese, hindi, arabic].map((language) => localeIn(language).inDays(32));
  expect(words).toEqual(['daqui a 32 dias', '32 दिन बाद', 'بعد 32 يومًا']);
});

test('no comma stands after a weekday in Arabic', () => {
  const { longDate, longDay, shortDay, fullDate } = localeIn(arabic, 'AE');
  expect([longDate(DAY), longDay(DAY), shortDay(DAY), fullDate(DAY)]).toEqual([
    'الجمعة 3 يوليو 2026',
    'الجمعة 3 يوليو',
    'الجمعة 3 يوليو',
    '3 يوليو 2026',
  ]);
});

test('a maqaf joins "and" to Latin letters in Hebrew', () => {
  expect(localeIn(hebrew, 'IL').listWords(['אפל', 'גוגל', 'API'])).toBe('אפל, גוגל ו־API');
  expect(localeIn(hebrew, 'IL').listWords(['אפל', 'גוגל'])).toBe('אפל וגוגל');
});

test('a country has the same name on all pages of a language', () => {
  expect(localeIn(hindi).countryName('US')).toBe('अमेरिका');
  expect(localeIn(hindi).countryName('FR')).toBe('फ़्रांस');
});

test('in Italian "e" is "ed" before an E, and before no other letter', () => {
  const { listWords, tellList } = localeIn(italian);
  expect(listWords(['Capodanno', 'Epifania'])).toBe('Capodanno ed Epifania');
  expect(tellList(['Pasqua', 'Capodanno', 'Epifania'])).toBe('Pasqua, Capodanno ed Epifania');
  expect(listWords(['Epifania', 'Ognissanti'])).toBe('Epifania e Ognissanti');
});
