import { z } from 'zod';
import { strictShape } from './strict-shape.ts';
import { citeSchema, yearSchema } from './values.ts';

/** The year in which something begins or ends, and its source. */
export interface YearBound {
  readonly year: number;
  /** Citation ids; empty when the entry's own citations cover it. */
  readonly cite: readonly string[];
}

/** The years in which something holds, both ends included. */
export interface YearSpan {
  readonly from?: YearBound | undefined;
  readonly until?: YearBound | undefined;
}

/** `2026`, or `{ year: 2026, cite: the-act }`. */
const yearBoundSchema: z.ZodType<YearBound, unknown> = z
  .union([
    yearSchema,
    strictShape({
      year: yearSchema.describe('The year'),
      cite: citeSchema.describe('Citation ids'),
    }),
  ])
  .transform((bound) => (typeof bound === 'number' ? { year: bound, cite: [] } : bound));

/** The keys of anything that holds from a year on, or until one. */
export const yearSpanShape = {
  from: yearBoundSchema
    .optional()
    .describe('First year in which it applies, like 2026 or { year: 2026, cite: the-act }'),
  until: yearBoundSchema.optional().describe('Last year in which it applies, in the same form'),
};

export function holdsIn({ from, until }: YearSpan, year: number): boolean {
  return year >= (from?.year ?? year) && year <= (until?.year ?? year);
}
