import { z } from 'zod';
import { parseIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import { strictShape } from '../values/strict-shape.ts';
import { citeSchema, isoDay, regionListSchema } from '../values/values.ts';
import type { RuleDate, RuleKind } from './rule-kind.ts';

const listedDateSchema = strictShape({
  date: isoDay.describe('The day off'),
  official_date: isoDay.optional().describe('The date in the law, where it differs'),
  regions: regionListSchema
    .optional()
    .describe("The regions concerned, if not all of the holiday's"),
  accuracy: z.enum(['exact', 'estimated']).optional().describe('absent = exact'),
  cite: citeSchema.optional().describe("Citations of this date, besides the holiday's own"),
});

/** Dates that are listed one by one, because no rule gives them. */
export const datesRule: RuleKind = {
  key: 'dates',
  describes: 'Dates listed one by one; a map where a date needs more than itself.',
  example: '[2025-05-03, { date: 2026-06-15, cite: order-2026 }]',
  schema: z
    .array(
      z.union([isoDay, listedDateSchema], {
        error: (issue) =>
          typeof issue.input === 'string' || parseIsoDate(String(issue.input)) !== null
            ? `"${String(issue.input)}" is not a date; write it like 2026-06-15`
            : undefined,
      }),
      'must be a list of dates, like [2025-05-03, 2026-06-15]',
    )
    .min(1, 'the list of dates is empty; name at least one, like [2026-06-15]')
    .transform((entries) => {
      const dates = entries.map(toRuleDate);
      return {
        dependent: false,
        listed: dates,
        dates: (year: number) => dates.filter((date) => legalYearOf(date) === year),
      };
    }),
};

/** The legal year of a listed date: that of the date in the law. */
export function legalYearOf(date: RuleDate): number {
  return toCivilDate(date.officialDay ?? date.day).year;
}

function toRuleDate(entry: z.infer<typeof isoDay> | z.infer<typeof listedDateSchema>): RuleDate {
  if (typeof entry === 'number') return { day: entry, accuracy: 'exact' };
  return {
    day: entry.date,
    accuracy: entry.accuracy ?? 'exact',
    ...(entry.official_date !== undefined && { officialDay: entry.official_date }),
    ...(entry.regions !== undefined && { regions: entry.regions }),
    ...(entry.cite !== undefined && { cite: entry.cite }),
  };
}
