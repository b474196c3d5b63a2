import { expect, test } from 'vitest';
import { toDayNumber } from '../../../../src/calendar/day-number.ts';
import { speechIn } from '../../../../src/site/languages/speech.ts';
import { japanese } from '../../../../src/site/languages/translations/japanese.ts';

const DAY = toDayNumber(2026, 7, 3);

test('a weekday stands in brackets after its date, the weekend without a dash, and days without a space', () => {
  const { longDate, longDay, shortDay, inDays, weekendWords } = speechIn(japanese, 'JP');
  expect([longDate(DAY), longDay(DAY)]).toEqual(['2026年7月3日（金曜日）', '7月3日（金曜日）']);
  expect(shortDay(DAY)).toBe('7月3日(金)');
  expect([0, 6].map(inDays)).toEqual(['今日', '6日後']);
  expect(weekendWords([6, 7])).toBe('土・日');
});

test('no sentence has a space between Japanese characters, where lines would break oddly', () => {
  const texts = JSON.stringify(speechIn(japanese, 'JP').t);
  expect(texts).not.toMatch(
    /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] [\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
  );
});
