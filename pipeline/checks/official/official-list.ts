import { z } from 'zod';
import { strictShape } from '../../values/strict-shape.ts';
import { isoDay, sentence, yearSchema } from '../../values/values.ts';

const calendarName = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/u, 'must be a calendar, like GB or GB-ENG');

/** A list that an authority published, transcribed; see `sources/official/`. */
export const officialListSchema = strictShape({
  title: sentence,
  url: z.url({ protocol: /^https?$/u, error: 'must be a web address beginning with https://' }),
  transcribed: isoDay,
  seen: sentence,
  calendars: z.array(calendarName).min(1),
  years: z.array(yearSchema).min(1),
  weekdays_only: z.enum(['true', 'false']).transform((text) => text === 'true'),
  left_out: z.record(z.string(), sentence).optional(),
  not_listed: z.record(z.string(), sentence).optional(),
  dates: z.record(z.string(), sentence),
});
export type OfficialList = z.infer<typeof officialListSchema>;
