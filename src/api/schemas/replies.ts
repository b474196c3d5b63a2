import { z } from 'zod';
import { CLOSED_BECAUSE } from '../../terms/closed-days.ts';
import { STEP_KINDS } from '../../terms/steps.ts';
import { TERM_UNITS } from '../../terms/term-rule.ts';
import type { EndpointName } from '../endpoints/endpoint.ts';
import {
  countryCodeSchema,
  countryRecordSchema,
  countSchema,
  dateSchema,
  holidayListSchema,
  regionEchoSchema,
  timezoneSchema,
  yearSchema,
} from './records.ts';

/** Contract 4.1. */
const isBusinessDayReplySchema = z
  .strictObject({
    date: dateSchema.describe('The queried date.'),
    country: countryCodeSchema,
    region: regionEchoSchema,
    is_business_day: z.boolean().describe('Whether the date is a business day.'),
    reason: z
      .enum(['business_day', 'weekend', 'public_holiday', 'regional_holiday'])
      .describe(
        'When several apply, the first of: weekend, regional_holiday, public_holiday, business_day.',
      ),
    holidays: holidayListSchema.describe(
      'The holidays on that date; possibly some when the reason is `weekend`.',
    ),
    timezone: timezoneSchema,
    next_business_day: dateSchema
      .nullable()
      .describe('The next business day of the supported range; null at its boundary.'),
    previous_business_day: dateSchema
      .nullable()
      .describe('The previous business day of the supported range; null at its boundary.'),
  })
  .meta({ id: 'IsBusinessDayReply' });

/** Contract 4.2. */
const addBusinessDaysReplySchema = z
  .strictObject({
    start_date: dateSchema.describe('The input date.'),
    business_days_added: z.int32().describe('The signed input.'),
    end_date: dateSchema.describe('The computed date.'),
    country: countryCodeSchema,
    region: regionEchoSchema,
    holidays_skipped: holidayListSchema.describe(
      'The holidays on traversed dates that are not weekend dates, sorted by date, then name.',
    ),
    weekends_skipped: countSchema.describe('Traversed weekend dates.'),
    calendar_days_elapsed: z.int().describe('Calendar days from start to end: negative backward.'),
  })
  .meta({ id: 'AddBusinessDaysReply' });

/** Contract 4.3. */
const countBusinessDaysReplySchema = z
  .strictObject({
    start_date: dateSchema.describe('The start: excluded from the count.'),
    end_date: dateSchema.describe('The end: included in the count.'),
    business_days: z.int().describe('Business days; negative when start > end.'),
    total_calendar_days: countSchema.describe('Traversed dates.'),
    weekends: countSchema.describe('Traversed weekend dates, holidays or not.'),
    holidays_on_weekdays: countSchema.describe(
      'Distinct traversed dates with a holiday that are not weekend dates.',
    ),
    holidays: holidayListSchema.describe('The holidays on those dates, sorted by date, then name.'),
    country: countryCodeSchema,
    region: regionEchoSchema,
  })
  .meta({ id: 'CountBusinessDaysReply' });

/** Contract 4.4. */
const holidaysReplySchema = z
  .strictObject({
    country: countryCodeSchema,
    year: yearSchema.describe('The requested year.'),
    region: regionEchoSchema,
    holidays: holidayListSchema.describe(
      'All holidays of the calendar in that year, sorted by date, then name.',
    ),
  })
  .meta({ id: 'HolidaysReply' });

/** Contract 4.5. */
const countriesReplySchema = z
  .strictObject({
    countries: z.array(countryRecordSchema).describe('Sorted by code.'),
  })
  .meta({ id: 'CountriesReply' });

const quoteShape = {
  id: z.string().describe('Id of the sentence, to which steps refer.'),
  title: z.string().describe('The act it stands in.'),
  section: z.string().describe('Where in it.'),
  language: z.string().describe('BCP 47 tag of the authentic language.'),
  quote: z.string().describe('The words, verbatim; … for what was left out.'),
  seen: z.enum(['read', 'quoted']).describe('Read whole, or seen quoted.'),
};
const notModelledSchema = z
  .array(
    z.strictObject({
      what: z.string().describe('What the count leaves out.'),
      moves: z
        .enum(['later', 'earlier', 'either'])
        .describe('Which way the last day would move by it.'),
    }),
  )
  .describe('What is not modelled, and which way that errs.');
const readingShape = {
  reading: z.string().describe('Id of the reading.'),
  says: z.string().describe('How it takes the words.'),
  prevails: z.boolean().describe('Whether an authority is cited for it.'),
};

/** Contract 4.6. */
const deadlineReplySchema = z
  .strictObject({
    rule: z.string().describe('The rule that was asked.'),
    date: dateSchema.describe('The day of the event.'),
    period: z.string().describe('The period that was asked.'),
    country: countryCodeSchema,
    region: regionEchoSchema,
    end_date: dateSchema.describe(
      'The last day: by the reading that prevails with authority, else the earliest.',
    ),
    earliest: dateSchema.describe('The earliest last day of all readings.'),
    latest: dateSchema.describe('The latest last day of all readings.'),
    date_accuracy: z
      .enum(['exact', 'estimated'])
      .describe('`estimated` when one of `holidays_skipped` is.'),
    steps: z
      .array(
        z.strictObject({
          step: z.enum(STEP_KINDS).describe('What happens.'),
          date: z.iso.date().describe('On which day, or from which day on.'),
          until: z.iso.date().nullable().describe('Up to which day; else null.'),
          days: countSchema.describe('Days left out, passed over or added.'),
          because: z
            .enum(CLOSED_BECAUSE)
            .nullable()
            .describe('Why a day is closed; null but with `moved`.'),
          words: z.array(z.string()).describe('Ids of `law`.'),
        }),
      )
      .describe('The way from the event to the last day, in order.'),
    holidays_skipped: holidayListSchema.describe(
      'Holidays that left a day out of the count, or moved the end.',
    ),
    readings: z
      .array(
        z.strictObject({
          ...readingShape,
          end_date: dateSchema.describe('Its last day.'),
        }),
      )
      .describe('The readings, where they differ here; else empty.'),
    law: z.array(z.strictObject(quoteShape)).describe('Every sentence of the rule.'),
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
          rule: z.string().describe('Permanent id.'),
          title: z.string().describe('What the text is called.'),
          countries: z.array(countryCodeSchema).describe('Where it counts.'),
          regions: z
            .enum(['asked', 'fixed', 'all'])
            .describe('Whose holidays: of the region asked, of fixed ones, or of every region.'),
          units: unitListSchema.describe('Units that its words cover.'),
          longest: z
            .partialRecord(z.enum(TERM_UNITS), z.int().positive().nullable())
            .describe('The longest period by unit; null for any length.'),
          backward: unitListSchema.describe('Units that may be counted back.'),
          law: z
            .array(
              z.strictObject({
                ...quoteShape,
                translation: z.string().nullable().describe('Ours, in English.'),
                seen_at: z.string().nullable().describe('Where the words were seen.'),
                url: z.string().nullable().describe('Where they can be read.'),
                publisher: z.string().nullable().describe('Who publishes them.'),
              }),
            )
            .describe('Its sentences.'),
          readings: z
            .array(z.strictObject(readingShape))
            .describe('Ways to take the words, where they differ.'),
          not_modelled: notModelledSchema,
          refused: z.string().nullable().describe('Why nothing is counted by it; else null.'),
        }),
      )
      .describe('Sorted by id.'),
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
