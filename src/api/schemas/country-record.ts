import { z } from 'zod';
import { YEARS_WORDS } from '../../calendar/year-words.ts';
import { countryCodeSchema, regionCodeSchema, timezoneSchema } from './common.ts';

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
