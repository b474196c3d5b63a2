import { z } from 'zod';
import { COUNTRY_CODE, REGION_CODE } from '../../artifact/codes.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/supported-range.ts';
import { YEARS_WORDS } from '../../calendar/year-words.ts';
import { CLOSED_BECAUSE } from '../../terms/closed-days.ts';
import { STEP_KINDS } from '../../terms/steps.ts';
import { TERM_UNITS } from '../../terms/term-rule.ts';
import type { EndpointName } from '../endpoints/endpoint.ts';

// Descriptions go into the OpenAPI document.

const dateSchema = z.iso.date().describe('A calendar date, YYYY-MM-DD.');

const countryCodeSchema = z
  .string()
  .regex(COUNTRY_CODE)
  .describe('ISO 3166-1 alpha-2 code, upper case.');

const regionCodeSchema = z
  .string()
  .regex(REGION_CODE)
  .describe('ISO 3166-2 subdivision suffix: the part after the hyphen, upper case.');

/** A region as replies echo it. */
const regionEchoSchema = regionCodeSchema
  .nullable()
  .describe('The region that was supplied, in upper case; otherwise null.');

const timezoneSchema = z
  .string()
  .min(1)
  .describe('Primary time zone (IANA name). A hint only: no computation uses it.');

const countSchema = z.int().min(0);

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

const holidayListSchema = z.array(holidayRecordSchema);

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
