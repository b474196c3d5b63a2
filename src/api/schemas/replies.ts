import { z } from 'zod';
import { CLOSED_BECAUSE } from '../../terms/closed-days.ts';
import { STEP_KINDS } from '../../terms/steps.ts';
import { TERM_UNITS } from '../../terms/term-rule.ts';
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

const quoteShape = {
  id: z.string().meta({ description: 'Id of the sentence, to which steps refer.' }),
  title: z.string().meta({ description: 'The act it stands in.' }),
  section: z.string().meta({ description: 'Where in it.' }),
  language: z.string().meta({ description: 'BCP 47 tag of the authentic language.' }),
  quote: z.string().meta({ description: 'The words, verbatim; … for what was left out.' }),
  seen: z.enum(['read', 'quoted']).meta({ description: 'Read whole, or seen quoted.' }),
};
const notModelledSchema = z
  .array(
    z.strictObject({
      what: z.string().meta({ description: 'What the count leaves out.' }),
      moves: z
        .enum(['later', 'earlier', 'either'])
        .meta({ description: 'Which way the last day would move by it.' }),
    }),
  )
  .meta({ description: 'What is not modelled, and which way that errs.' });
const readingShape = {
  reading: z.string().meta({ description: 'Id of the reading.' }),
  says: z.string().meta({ description: 'How it takes the words.' }),
  prevails: z.boolean().meta({ description: 'Whether an authority is cited for it.' }),
};

/** Contract 4.6. */
const deadlineReplySchema = z
  .strictObject({
    rule: z.string().meta({ description: 'The rule that was asked.' }),
    date: dateSchema.meta({ description: 'The day of the event.' }),
    period: z.string().meta({ description: 'The period that was asked.' }),
    country: countryCodeSchema,
    region: regionEchoSchema,
    end_date: dateSchema.meta({
      description: 'The last day: by the reading that prevails with authority, else the earliest.',
    }),
    earliest: dateSchema.meta({ description: 'The earliest last day of all readings.' }),
    latest: dateSchema.meta({ description: 'The latest last day of all readings.' }),
    date_accuracy: z
      .enum(['exact', 'estimated'])
      .meta({ description: '`estimated` when one of `holidays_skipped` is.' }),
    steps: z
      .array(
        z.strictObject({
          step: z.enum(STEP_KINDS).meta({ description: 'What happens.' }),
          date: z.iso.date().meta({ description: 'On which day, or from which day on.' }),
          until: z.iso.date().nullable().meta({ description: 'Up to which day; else null.' }),
          days: countSchema.meta({ description: 'Days left out, passed over or added.' }),
          because: z
            .enum(CLOSED_BECAUSE)
            .nullable()
            .meta({ description: 'Why a day is closed; null but with `moved`.' }),
          words: z.array(z.string()).meta({ description: 'Ids of `law`.' }),
        }),
      )
      .meta({ description: 'The way from the event to the last day, in order.' }),
    holidays_skipped: holidayListSchema.meta({
      description: 'Holidays that left a day out of the count, or moved the end.',
    }),
    readings: z
      .array(
        z.strictObject({
          ...readingShape,
          end_date: dateSchema.meta({ description: 'Its last day.' }),
        }),
      )
      .meta({ description: 'The readings, where they differ here; else empty.' }),
    law: z.array(z.strictObject(quoteShape)).meta({ description: 'Every sentence of the rule.' }),
    not_modelled: notModelledSchema,
  })
  .meta({ id: 'DeadlineReply' });

const unitListSchema = z.array(z.enum(TERM_UNITS));

/** Contract 4.7. */
const deadlineRulesReplySchema = z
  .strictObject({
    rules: z
      .array(
        z.strictObject({
          rule: z.string().meta({ description: 'Permanent id.' }),
          title: z.string().meta({ description: 'What the text is called.' }),
          countries: z.array(countryCodeSchema).meta({ description: 'Where it counts.' }),
          regions: z.enum(['asked', 'fixed', 'all']).meta({
            description: 'Whose holidays: of the region asked, of fixed ones, or of every region.',
          }),
          units: unitListSchema.meta({ description: 'Units that its words cover.' }),
          longest: z.partialRecord(z.enum(TERM_UNITS), z.int().positive().nullable()).meta({
            description: 'The longest period by unit; null for any length.',
          }),
          backward: unitListSchema.meta({ description: 'Units that may be counted back.' }),
          law: z
            .array(
              z.strictObject({
                ...quoteShape,
                translation: z.string().nullable().meta({ description: 'Ours, in English.' }),
                seen_at: z.string().nullable().meta({ description: 'Where the words were seen.' }),
                url: z.string().nullable().meta({ description: 'Where they can be read.' }),
                publisher: z.string().nullable().meta({ description: 'Who publishes them.' }),
              }),
            )
            .meta({ description: 'Its sentences.' }),
          readings: z
            .array(z.strictObject(readingShape))
            .meta({ description: 'Ways to take the words, where they differ.' }),
          not_modelled: notModelledSchema,
          refused: z
            .string()
            .nullable()
            .meta({ description: 'Why nothing is counted by it; else null.' }),
        }),
      )
      .meta({ description: 'Sorted by id.' }),
  })
  .meta({ id: 'DeadlineRulesReply' });

/** The body of a 200, by endpoint. */
export const REPLY_SCHEMAS = {
  'is-business-day': isBusinessDayReplySchema,
  'add-business-days': addBusinessDaysReplySchema,
  'count-business-days': countBusinessDaysReplySchema,
  holidays: holidaysReplySchema,
  countries: countriesReplySchema,
  deadline: deadlineReplySchema,
  'deadline-rules': deadlineRulesReplySchema,
} as const satisfies Record<EndpointName, z.ZodType>;
