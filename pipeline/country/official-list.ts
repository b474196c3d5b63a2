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
  title: shownText.describe("The authority's title of the list"),
  url: webAddress.describe('Where the authority published it'),
  transcribed: isoDay.describe('The day it was copied, like 2026-11-20'),
  seen: shownText.describe('What was copied: the page itself, or which copy of it'),
  same_copy: listOfDifferent(sourceId)
    .optional()
    .describe('Citations whose dates come from the same copy, which it cannot confirm'),
  calendars: z
    .array(calendarSchema, 'must be a list of calendars, like [GB-ENG, GB-WLS]')
    .min(1)
    .describe('The calendars that it covers, like GB or GB-ENG'),
  years: z.array(yearSchema).min(1).describe('Whole years that it covers'),
  weekdays_only: z
    .enum(['true', 'false'])
    // Editors read it as a boolean.
    .meta({ type: ['string', 'boolean'], enum: ['true', 'false', true, false] })
    .transform((text) => text === 'true')
    .describe('true = it omits holidays on weekends'),
  left_out: z
    .record(z.string(), shownText)
    .optional()
    .describe('Dates in it that we do not have, each with the reason'),
  not_listed: z
    .record(z.string(), shownText)
    .optional()
    .describe('Our dates that are not in it, each with the reason'),
  dates: z.record(z.string(), shownText).describe('Its dates, each with its name in the list'),
});
export type OfficialList = z.infer<typeof officialListSchema>;
