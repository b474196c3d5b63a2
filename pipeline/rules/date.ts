import { daysInMonth, toDayNumber } from '../../src/calendar/day-number.ts';
import { dayOfMonthHint } from '../values/date-hints.ts';
import { parsedText } from '../values/parsed-text.ts';
import { MONTHS, parseDayOfMonth } from '../values/words.ts';
import type { RuleKind } from './rule-kind.ts';

/** The same day of the same month each year. */
export const dateRule: RuleKind = {
  key: 'date',
  describes: 'The same day of the same month each year.',
  example: '25 december',
  schema: parsedText(
    'a day of a month',
    dayOfMonthHint,
    (text) => {
      const parsed = parseDayOfMonth(text);
      if (parsed === null) return null;
      const { day, month } = parsed;
      return {
        dependent: false,
        // Other years have no 29 February.
        dates: (year) =>
          day <= daysInMonth(year, month) ? [{ day: toDayNumber(year, month, day) }] : [],
      };
    },
    { pattern: `^([1-9]|[12]\\d|3[01]) (${MONTHS.join('|')})$` },
  ),
};
