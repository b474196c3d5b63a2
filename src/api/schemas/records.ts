import { z } from 'zod';
import { COUNTRY_CODE, REGION_CODE } from '../../artifact/codes.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/supported-range.ts';
import { YEARS_WORDS } from '../../calendar/year-words.ts';

/** Parts that several replies share. Descriptions go into the OpenAPI document. */

export const dateSchema = z.iso.date().describe('A calendar date, YYYY-MM-DD.');

export const countryCodeSchema = z
  .string()
  .regex(COUNTRY_CODE)
  .describe('ISO 3166-1 alpha-2 code, upper case.');

const regionCodeSchema = z
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

/** Contract 2.1. */
export const holidayRecordSchema = z
  .strictObject({
    date: dateSchema.describe('The effective non-working date: the one used for computation.'),
    official_date: dateSchema
      .nullable()
      .describe('The date the law names, where it differs from `date`; otherwise null.'),
    name: z.string().min(1).describe('English display name.'),
    local_name: z
      .string()
      .min(1)
      .nullable()
      .describe('Name in the language of the country, where available; otherwise null.'),
    type: z
      .enum(['public', 'regional'])
      .describe('Whether the day is a holiday in the whole country or in the region only.'),
    date_accuracy: z
      .enum(['exact', 'estimated'])
      .describe(
        '`exact`: fixed, or worked out by rule. `estimated`: may shift after late confirmation.',
      ),
  })
  .meta({ id: 'HolidayRef', description: 'One named non-working date.' });

export const holidayListSchema = z.array(holidayRecordSchema);

const regionRecordSchema = z
  .strictObject({
    code: regionCodeSchema,
    name: z.string().min(1).describe('Region display name.'),
  })
  .meta({ id: 'Region', description: 'A region of a country.' });

/** Contract 2.2. */
export const countryRecordSchema = z
  .strictObject({
    code: countryCodeSchema,
    name: z.string().min(1).describe('Country display name.'),
    weekend_days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .describe(`Weekend days, 1 = Monday to 7 = Sunday; the rule for ${YEARS_WORDS}.`),
    timezone: timezoneSchema,
    region_support: z.boolean().describe('Whether the country accepts the `region` parameter.'),
    regions: z.array(regionRecordSchema).describe('Empty when the country has no region support.'),
    notes: z
      .array(z.string().min(1))
      .describe('What a user must know about the list of this country.'),
  })
  .meta({ id: 'Country', description: 'A supported country.' });
