import { z } from 'zod';
import { COUNTRY_CODE, REGION_CODE } from '../../artifact/codes.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/supported-range.ts';

/** Parts that several schemas share. Descriptions go into the OpenAPI document. */

export const dateSchema = z.iso.date().describe('A calendar date, YYYY-MM-DD.');

export const countryCodeSchema = z
  .string()
  .regex(COUNTRY_CODE)
  .describe('ISO 3166-1 alpha-2 code, upper case.');

export const regionCodeSchema = z
  .string()
  .regex(REGION_CODE)
  .describe('ISO 3166-2 subdivision suffix: the part after the hyphen, upper case.');

/** A region as replies echo it. */
export const regionEchoSchema = regionCodeSchema
  .nullable()
  .describe('The region that was supplied, in upper case; otherwise null.');

export const timezoneSchema = z
  .string()
  .min(1)
  .describe('Primary time zone (IANA name). A hint only: no computation uses it.');

export const countSchema = z.int().min(0);

/** A range, not a list: a generated client must accept the next year too. */
export const yearSchema = z.int32().min(FIRST_YEAR).max(LAST_YEAR).describe('A supported year.');
