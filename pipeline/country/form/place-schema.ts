import { z } from 'zod';
import type { DayNumber, Weekday } from '../../../src/calendar/day-number.ts';
import { shownName } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import {
  citeSchema,
  isoDay,
  languageListSchema,
  listOfDifferent,
  type Names,
  namesSchema,
  otherNamesSchema,
  regionCode,
  weekdaySchema,
} from '../../values/values.ts';
import { type YearSpan, yearSpanShape } from '../../values/years.ts';

/** A weekend that holds from a day on, or until one. */
export interface WeekendSpan {
  readonly days: readonly Weekday[];
  /** Null = since always. */
  readonly from: DayNumber | null;
  /** Null = until the next, or for good. */
  readonly until: DayNumber | null;
  readonly cite: readonly string[];
}

const weekdaysSchema = listOfDifferent(weekdaySchema, { most: 6 });

/** `[saturday, sunday]`, or a list of weekends with the days on which they change. */
export const weekendSchema = z
  .union([
    weekdaysSchema,
    z
      .array(
        strictShape({
          days: weekdaysSchema.describe('Weekend days, in order'),
          from: isoDay.optional().describe('First day on which these are the weekend days'),
          until: isoDay.optional().describe('Last day on which these are the weekend days'),
          cite: citeSchema.describe('Citation ids'),
        }),
      )
      .min(1),
  ])
  .transform((weekend): readonly WeekendSpan[] => {
    const plain: Weekday[] = [];
    const spans: WeekendSpan[] = [];
    for (const each of weekend) {
      if (typeof each === 'number') plain.push(each);
      else spans.push({ ...each, from: each.from ?? null, until: each.until ?? null });
    }
    return spans.length > 0 ? spans : [{ days: plain, from: null, until: null, cite: [] }];
  });

/** Weekend days that are working days by order of the authority. */
export const workedWeekendsSchema = z
  .array(
    strictShape({
      date: isoDay.describe('A weekend date'),
      name: shownName.describe('Why people work on it, in English'),
      cite: citeSchema.describe('Citation ids'),
    }),
  )
  .min(1);

/** A region for which the country's file holds more than a name. */
export interface RegionSource extends YearSpan {
  readonly name: string;
  readonly names?: Names | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly other_names?: readonly string[] | undefined;
  readonly cite?: readonly string[] | undefined;
}

/** A plain English name, or a map with more. */
const regionSchema: z.ZodType<RegionSource, unknown> = z
  .union([
    shownName,
    strictShape({
      name: shownName.describe('English name'),
      names: namesSchema.optional().describe("Names in the region's languages, by BCP 47 tag"),
      languages: languageListSchema
        .optional()
        .describe("BCP 47 tags, main one first; absent = the country's"),
      other_names: otherNamesSchema.optional().describe('Other names people search for'),
      ...yearSpanShape,
      cite: citeSchema.optional().describe('Citations for its first or last year as a region'),
    }),
  ])
  .transform((region) => (typeof region === 'string' ? { name: region } : region));

export const regionsSchema = z.record(regionCode, regionSchema);
