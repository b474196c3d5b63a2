import { z } from 'zod';
import { dateSchema } from './common.ts';

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
