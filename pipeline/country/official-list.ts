import { z } from 'zod';
import { shownText } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import {
  calendarSchema,
  isoDay,
  listOfDifferent,
  sourceId,
  webAddress,
  yearSchema,
} from '../values/values.ts';

/** A transcribed list that an authority published; see `sources/official/`. */
export const officialListSchema = strictShape({
  title: shownText.describe('What the authority calls the list'),
  url: webAddress.describe('Where the authority published it'),
  transcribed: isoDay.describe('The day on which it was copied, like 2026-11-20'),
  seen: shownText.describe('What was copied: the page itself, or which copy of it'),
  same_copy: listOfDifferent(sourceId)
    .optional()
    .describe('Citations whose dates were seen through the same copy: these it cannot confirm'),
  calendars: z
    .array(calendarSchema, 'must be a list of calendars, like [GB-ENG, GB-WLS]')
    .min(1)
    .describe('The calendars it speaks for, like GB or GB-ENG'),
  years: z.array(yearSchema).min(1).describe('Whole years: nothing else is off in them'),
  weekdays_only: z
    .enum(['true', 'false'])
    // Editors read it as a boolean.
    .meta({ type: ['string', 'boolean'], enum: ['true', 'false', true, false] })
    .transform((text) => text === 'true')
    .describe('true: it leaves out what falls on a weekend'),
  left_out: z
    .record(z.string(), shownText)
    .optional()
    .describe('Its dates that we do not have, each with the reason'),
  not_listed: z
    .record(z.string(), shownText)
    .optional()
    .describe('Our dates that it does not have, each with the reason'),
  dates: z.record(z.string(), shownText).describe('Its dates, each with its name there'),
});
export type OfficialList = z.infer<typeof officialListSchema>;
