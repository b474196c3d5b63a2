import { z } from 'zod';
import { COUNTRY_CODE, isMoney, MONEY_CODES } from '../../src/artifact/codes.ts';
import { shownName, shownText } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { timeZoneFault } from '../values/time-zone.ts';
import {
  citeSchema,
  languageListSchema,
  namesSchema,
  otherNamesSchema,
  sourceId,
  weekdaySchema,
  yearSchema,
} from '../values/values.ts';
import { yearSpanShape } from '../values/years.ts';
import { citationSchema } from './form/citation-schema.ts';
import { holidaySchema } from './form/holiday-schema.ts';
import { regionsSchema, weekendSchema, workedWeekendsSchema } from './form/place-schema.ts';
import { moveSchema } from './observance-phrase.ts';

/**
 * The form of a source file. With the schemas beside it, this is the only list of its keys: the
 * editor schema is generated from it, and the guide's table of fields is compared with it.
 * Decision 16.
 */

const observanceSchema = strictShape({
  moves: z
    .array(moveSchema)
    .min(1, 'the list of moves is empty; write one, like { from: [sunday], to: following monday }')
    .describe('The first move whose "from" holds the weekday applies'),
  official_date: z
    .enum(['replaced', 'kept'])
    .describe('replaced: only the new day is off. kept: both are, as two records'),
  added_name: shownName
    .optional()
    .describe('With kept: the name of the added day; {name} is the holiday'),
  added_names: namesSchema
    .optional()
    .describe('The same by BCP 47 tag; {name} is the name in that language'),
  ...yearSpanShape,
  cite: citeSchema.describe('Citation ids'),
}).describe('How a day off moves when it falls on a weekend');
export type ObservanceSource = z.infer<typeof observanceSchema>;

/** One observance, or a list of them with the years of each, where the law changed. */
const observanceVariantsSchema = z
  .union([observanceSchema, z.array(observanceSchema).min(1)])
  .transform((variants): readonly ObservanceSource[] =>
    Array.isArray(variants) ? variants : [variants],
  );

export const countrySchema = strictShape({
  country: z
    .string()
    .refine(
      (code) => COUNTRY_CODE.test(code) || isMoney(code),
      'must be two capital letters (ISO 3166-1), like GB',
    )
    .describe(`ISO 3166-1 alpha-2 code; or a calendar of money, ${MONEY_CODES.join(' or ')}`),
  name: shownName.describe('English name of the country'),
  article: z.literal('the').optional().describe('the, where English puts it before the name'),
  other_names: otherNamesSchema.optional().describe('By which people look for it'),
  timezone: z
    .string()
    .superRefine((name, context) => {
      const fault = timeZoneFault(name);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .describe('IANA time zone; a hint only'),
  weekend: weekendSchema.describe(
    'Weekend days, in order; or a list of weekends, where it changes on a date',
  ),
  held_until: yearSchema
    .optional()
    .describe('Last year that is published, while a later one is not written yet; absent = all'),
  worked_weekends: workedWeekendsSchema
    .optional()
    .describe('Dates of a weekend that are working days'),
  week_starts: weekdaySchema.optional().describe('The weekday that calendars begin a week with'),
  languages: languageListSchema.optional().describe('BCP 47 tags, main one first'),
  regions: regionsSchema
    .optional()
    .describe('ISO 3166-2 suffix: English name, or a map where there is more to say'),
  notes: z.array(shownText).optional().describe('What a user must know, one sentence each'),
  how_days_move: shownText.describe('Two sentences for readers: what happens on a weekend'),
  citations: z.record(sourceId, citationSchema).describe('What dates are cited from, by id'),
  observance: z
    .record(sourceId, observanceVariantsSchema)
    .optional()
    .describe('How days off move, by name; a list of them where the law changed'),
  default_observance: shownText
    .optional()
    .describe('For holidays that name no observance; none = they stay on the weekend'),
  holidays: z.array(holidaySchema).min(1).describe('In the order of the year'),
  retired: z
    .array(
      strictShape({
        id: sourceId.describe('An id that was published'),
        reason: shownText.describe('Why it is gone'),
      }),
    )
    .optional()
    .describe('Ids that were published and are gone; never used again'),
  exceptions: z
    .array(
      strictShape({
        check: shownText.describe('The name of the check'),
        about: shownText.describe('What it may pass over, in the words of its message'),
        reason: shownText.describe('Why that is right'),
      }),
    )
    .optional()
    .describe('What a check may pass over, and why'),
}).describe('Redletter source file of one country');

export type CountrySource = z.infer<typeof countrySchema>;
