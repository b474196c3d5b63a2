import { daysInMonth, toDayNumber } from '../../src/calendar/day-number.ts';
import { parsedText } from '../values/parsed-text.ts';
import { parseDayOfMonth } from '../values/words.ts';
import type { RuleKind } from './rule-kind.ts';

/** The same day of the same month each year. */
export const dateRule: RuleKind = {
  key: 'date',
  describes: 'The same day of the same month each year.',
  example: '25 december',
  schema: parsedText('a day of a month', 'write it like "25 december"', (text) => {
    const parsed = parseDayOfMonth(text);
    if (parsed === null) return null;
    const { day, month } = parsed;
    return {
      dependent: false,
      // 29 February is no date in other years.
      dates: (year) =>
        day <= daysInMonth(year, month) ? [{ day: toDayNumber(year, month, day) }] : [],
    };
  }),
};
