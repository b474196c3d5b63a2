import { parsedText } from '../values/parsed-text.ts';
import type { RuleDate, RuleKind } from './rule-kind.ts';

/**
 * A day that is not itself a holiday, between two nationwide holidays on adjacent days.
 * Substitute days do not count as such holidays (Japan, Act on National Holidays, Art. 3(3)).
 */
export const betweenRule: RuleKind = {
  key: 'between',
  describes: 'A day that is not a holiday, between two nationwide holidays.',
  example: 'holidays',
  schema: parsedText(
    'a rule for a day between',
    'write "holidays"',
    (text) =>
      text !== 'holidays'
        ? null
        : {
            dependent: true,
            dates: (year, context) => {
              const holidays = context.nationwideDays(year);
              const found: RuleDate[] = [];
              for (const before of holidays) {
                const day = before + 1;
                if (!holidays.has(day) && holidays.has(day + 1)) found.push({ day });
              }
              return found;
            },
          },
    { enum: ['holidays'] },
  ),
};
