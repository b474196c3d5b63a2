import { z } from 'zod';
import { parseIsoDate } from '../calendar/day-number.ts';
import { COUNTRY_CODE, MONEY_CODES, REGION_CODE } from './codes.ts';

/** The value types of a release's files. */

export const isoDateSchema = z
  .string()
  .refine((text) => parseIsoDate(text) !== null, 'must be a real date, written YYYY-MM-DD');
export const countryCodeSchema = z.string().regex(COUNTRY_CODE);
/** The code that a calendar file is named after: a country, or a calendar of money. */
export const fileCodeSchema = z.union([countryCodeSchema, z.enum(MONEY_CODES)]);
export const regionCodeSchema = z.string().regex(REGION_CODE);
/** Holiday, citation and observance ids: lower-case words joined by hyphens. */
export const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** YYYY.M.N: the year and month of the release, and its number in that month. */
export const dataVersionSchema = z.string().regex(/^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/);
/** 1 = Monday to 7 = Sunday. */
export const weekdaySchema = z.number().int().min(1).max(7);
/** Texts by BCP 47 tag, without English, which has separate fields. */
export const namesSchema = z.record(z.string().min(2), z.string().min(1));
/** Citation ids; a date has at least one. */
export const citeSchema = z.array(idSchema);
/** A change of one value that is not a date. Contract 19.2. */
export const changedValueShape = {
  /** In words; null when there was no value. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether answers depend on the value: they do on a weekend, but not on a note or a title. */
  answers: z.boolean(),
  /** Whether the change affects answers about dates before the day of the release. */
  past: z.boolean(),
  /** Why the past was changed; null when the past is unaffected. */
  reason: z.string().nullable(),
};
/** The year in which something begins or ends, and its source. */
export const yearBoundSchema = z.strictObject({ year: z.number().int(), cite: citeSchema });
