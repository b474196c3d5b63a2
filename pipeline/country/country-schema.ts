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
    .describe('The first move whose "from" has the weekday applies'),
  official_date: z
    .enum(['replaced', 'kept'])
    .describe('replaced: only the new day is off; kept: both days are, as two records'),
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
  other_names: otherNamesSchema.optional().describe('Other names people search for'),
  timezone: z
    .string()
    .superRefine((name, context) => {
      const fault = timeZoneFault(name);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .describe('IANA time zone; a hint only'),
  weekend: weekendSchema.describe(
    'Weekend days, in order; or, where it changes on a date, a list of weekends',
  ),
  held_until: yearSchema
    .optional()
    .describe('Last year to publish, while later years are not written yet; absent = all'),
  worked_weekends: workedWeekendsSchema.optional().describe('Weekend dates that are working days'),
  week_starts: weekdaySchema.optional().describe('The weekday on which a calendar week begins'),
  languages: languageListSchema.optional().describe('BCP 47 tags, main one first'),
  regions: regionsSchema
    .optional()
    .describe('ISO 3166-2 suffix: English name, or a map with more fields'),
  notes: z.array(shownText).optional().describe('What a user needs to know, one sentence each'),
  how_days_move: shownText.describe(
    'For readers, in two sentences: what happens to a holiday on a weekend',
  ),
  citations: z.record(sourceId, citationSchema).describe('The sources of dates, by id'),
  observance: z
    .record(sourceId, observanceVariantsSchema)
    .optional()
    .describe('How days off move, by name; a list where the law changed'),
  default_observance: shownText
    .optional()
    .describe('For holidays without an observance; none = they stay on the weekend'),
  holidays: z.array(holidaySchema).min(1).describe('In calendar order'),
  retired: z
    .array(
      strictShape({
        id: sourceId.describe('A published id'),
        reason: shownText.describe('Why it was removed'),
      }),
    )
    .optional()
    .describe('Ids that were published and removed; never reused'),
  exceptions: z
    .array(
      strictShape({
        check: shownText.describe('The name of the check'),
        about: shownText.describe('The finding to ignore, in the words of its message'),
        reason: shownText.describe('Why the finding is right'),
      }),
    )
    .optional()
    .describe('Findings that a check may ignore, and why'),
}).describe('Redletter source file of one country');

export type CountrySource = z.infer<typeof countrySchema>;
