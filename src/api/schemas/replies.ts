import { z } from 'zod';
import type { EndpointName } from '../endpoints/endpoint.ts';
import {
  countryCodeSchema,
  countSchema,
  dateSchema,
  regionEchoSchema,
  timezoneSchema,
  yearSchema,
} from './common.ts';
import { countryRecordSchema } from './country-record.ts';
import { holidayListSchema } from './holiday-record.ts';

/** Contract 4.1. */
const isBusinessDayReplySchema = z
  .strictObject({
    date: dateSchema.meta({ description: 'The queried date.' }),
    country: countryCodeSchema,
    region: regionEchoSchema,
    is_business_day: z.boolean().meta({ description: 'Whether the date is a business day.' }),
    reason: z.enum(['business_day', 'weekend', 'public_holiday', 'regional_holiday']).meta({
      description:
        'When several apply, the first of: weekend, regional_holiday, public_holiday, business_day.',
    }),
    holidays: holidayListSchema.meta({
      description: 'The holidays on that date; possibly some when the reason is `weekend`.',
    }),
    timezone: timezoneSchema,
    next_business_day: dateSchema.nullable().meta({
      description: 'The next business day of the supported range; null at its boundary.',
    }),
    previous_business_day: dateSchema.nullable().meta({
      description: 'The previous business day of the supported range; null at its boundary.',
    }),
  })
  .meta({ id: 'IsBusinessDayReply' });

/** Contract 4.2. */
const addBusinessDaysReplySchema = z
  .strictObject({
    start_date: dateSchema.meta({ description: 'The input date.' }),
    business_days_added: z.int32().meta({ description: 'The signed input.' }),
    end_date: dateSchema.meta({ description: 'The computed date.' }),
    country: countryCodeSchema,
    region: regionEchoSchema,
    holidays_skipped: holidayListSchema.meta({
      description:
        'The holidays on traversed dates that are not weekend dates, sorted by date, then name.',
    }),
    weekends_skipped: countSchema.meta({ description: 'Traversed weekend dates.' }),
    calendar_days_elapsed: z.int().meta({
      description: 'Calendar days from start to end: negative backward.',
    }),
  })
  .meta({ id: 'AddBusinessDaysReply' });

/** Contract 4.3. */
const countBusinessDaysReplySchema = z
  .strictObject({
    start_date: dateSchema.meta({ description: 'The start: excluded from the count.' }),
    end_date: dateSchema.meta({ description: 'The end: included in the count.' }),
    business_days: z.int().meta({ description: 'Business days; negative when start > end.' }),
    total_calendar_days: countSchema.meta({ description: 'Traversed dates.' }),
    weekends: countSchema.meta({ description: 'Traversed weekend dates, holidays or not.' }),
    holidays_on_weekdays: countSchema.meta({
      description: 'Distinct traversed dates with a holiday that are not weekend dates.',
    }),
    holidays: holidayListSchema.meta({
      description: 'The holidays on those dates, sorted by date, then name.',
    }),
    country: countryCodeSchema,
    region: regionEchoSchema,
  })
  .meta({ id: 'CountBusinessDaysReply' });

/** Contract 4.4. */
const holidaysReplySchema = z
  .strictObject({
    country: countryCodeSchema,
    year: yearSchema.meta({ description: 'The requested year.' }),
    region: regionEchoSchema,
    holidays: holidayListSchema.meta({
      description: 'All holidays of the calendar in that year, sorted by date, then name.',
    }),
  })
  .meta({ id: 'HolidaysReply' });

/** Contract 4.5. */
const countriesReplySchema = z
  .strictObject({
    countries: z.array(countryRecordSchema).meta({ description: 'Sorted by code.' }),
  })
  .meta({ id: 'CountriesReply' });

/** The body of a 200, by endpoint. */
export const REPLY_SCHEMAS = {
  'is-business-day': isBusinessDayReplySchema,
  'add-business-days': addBusinessDaysReplySchema,
  'count-business-days': countBusinessDaysReplySchema,
  holidays: holidaysReplySchema,
  countries: countriesReplySchema,
} as const satisfies Record<EndpointName, z.ZodType>;
