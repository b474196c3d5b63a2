import { z } from 'zod';
import { YEARS_WORDS } from '../../calendar/year-words.ts';
import { countryCodeSchema, regionCodeSchema, timezoneSchema } from './common.ts';

const regionRecordSchema = z
  .strictObject({
    code: regionCodeSchema,
    name: z.string().min(1).meta({ description: 'Region display name.' }),
  })
  .meta({ id: 'Region', description: 'A region of a country.' });

/** Contract 2.2. */
export const countryRecordSchema = z
  .strictObject({
    code: countryCodeSchema,
    name: z.string().min(1).meta({ description: 'Country display name.' }),
    weekend_days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .meta({
        description: `Weekend days, 1 = Monday to 7 = Sunday; the rule for ${YEARS_WORDS}.`,
      }),
    timezone: timezoneSchema,
    region_support: z
      .boolean()
      .meta({ description: 'Whether the country accepts the `region` parameter.' }),
    regions: z.array(regionRecordSchema).meta({
      description: 'Empty when the country has no region support.',
    }),
    notes: z.array(z.string().min(1)).meta({
      description: 'What a user must know about the list of this country.',
    }),
  })
  .meta({ id: 'Country', description: 'A supported country.' });
