import { z } from 'zod';
import { idSchema, regionCodeSchema } from '../../src/artifact/values.ts';
import { type DayNumber, parseIsoDate, type Weekday } from '../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { quote } from '../read/suggest.ts';
import { isoDateHint, weekdayHint } from './date-hints.ts';
import { parsedText } from './parsed-text.ts';
import { shownName, UNSEEN } from './shown-text.ts';
import { WEEKDAYS, weekdayNumber } from './words.ts';

/**
 * The years that sources are expanded for: those served, and one more on either side for the
 * edges (Policy 7).
 */
export const LEGAL_YEARS: readonly number[] = [FIRST_YEAR - 1, ...SUPPORTED_YEARS, LAST_YEAR + 1];

/** Ends the id of a day that an observance adds to a holiday that stays. */
export const ADDED_SUFFIX = '-substitute';

/** A date `YYYY-MM-DD`, read as a day number. */
export const isoDay: z.ZodType<DayNumber, unknown> = parsedText(
  'a date',
  isoDateHint,
  parseIsoDate,
  { pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
);

/** A year from 2000 to 2099. */
export const yearSchema: z.ZodType<number, unknown> = parsedText(
  'a year',
  'write it like 2026',
  (text) => (/^20\d\d$/u.test(text) ? Number(text) : null),
  { type: ['string', 'integer'] },
);

export const weekdaySchema: z.ZodType<Weekday, unknown> = parsedText(
  'a weekday',
  weekdayHint,
  weekdayNumber,
  { enum: WEEKDAYS },
);

/** A list without duplicates. */
export function listOfDifferent<T>(
  item: z.ZodType<T, unknown>,
  { most = Number.POSITIVE_INFINITY, like }: { most?: number; like?: string } = {},
): z.ZodType<T[], unknown> {
  return z
    .array(item, like === undefined ? undefined : `must be a list, like ${like}`)
    .min(1, 'the list is empty; name at least one')
    .superRefine((list, context) => {
      const again = list.findIndex((each, index) => list.indexOf(each) < index);
      if (again < 0) return;
      context.addIssue({ code: 'custom', message: 'the list names it twice', path: [again] });
    })
    .refine((list) => list.length <= most, `the list has more than ${most}; leave one out`);
}

/** Languages that Node's locale data name. */
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language tag in its canonical form. */
export const languageTag = z
  .string('must be a text')
  .refine(isLanguageTag, 'must be a language tag of BCP 47, like "de" or "zh-Hans"');

/** Languages, the main one first. */
export const languageListSchema = z
  .array(languageTag, 'must be a list of language tags, main one first, like [de, fr]')
  .min(1, 'the list of languages is empty; name one, or leave the key out')
  .refine((list) => new Set(list).size === list.length, 'the list names one of them twice');

/** Names by language. English is the file's own language and stands under "name". */
export const namesSchema = z
  .record(languageTag, shownName)
  .refine((names) => Object.keys(names).length > 0, 'the map is empty; name it in a language')
  .refine((names) => !Object.hasOwn(names, 'en'), 'the English name is under "name"; remove it');
export type Names = Readonly<Record<string, string>>;

/** Other names of a place, for searching. */
export const otherNamesSchema = z
  .array(shownName, 'must be a list of names, like [Britain, UK]')
  .min(1, 'the list of names is empty; write one, or leave the key out');

/** A web address that a page may link to. */
export const webAddress = z
  .url({
    protocol: /^https?$/u,
    error: 'must be a web address beginning with https://',
  })
  .refine((text) => !/\s/u.test(text), 'the address has a space in it; write %20 for it')
  .refine((text) => !UNSEEN.test(text), 'the address has a hidden character in it; remove it');

export const sourceId = z
  .string('must be a text')
  .meta({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
  .refine((text) => idSchema.safeParse(text).success, {
    error: (issue) => `${quote(String(issue.input))} is not an id; ${idHint(String(issue.input))}`,
  });

export const regionCode = z
  .string('must be a text')
  // An editor reads the code 57 of a French department as a number.
  .meta({ type: ['string', 'integer'] })
  .refine((text) => regionCodeSchema.safeParse(text).success, {
    error: (issue) =>
      `${quote(String(issue.input))} is not a region code; ${regionHint(String(issue.input))}`,
  });

export const regionListSchema = z
  .array(regionCode, 'must be a list of region codes, like [ENG, WLS]')
  .min(1, 'the list of regions is empty; name one, or leave the key out for a nationwide day');

/** A country or a region, as lists and rulings name it. */
export const calendarSchema = z
  .string('must be a text')
  .regex(/^[A-Z][A-Z0-9](-[A-Z0-9]{1,3})?$/u, 'must be a calendar, like GB or GB-ENG');

/** One citation id or several, always read as a list. */
export const citeSchema = z
  .union([sourceId, z.array(sourceId).min(1, 'the list is empty; name a citation')])
  .transform((cite) => (typeof cite === 'string' ? [cite] : cite));

/** Turns "GB-ENG" and "eng" into "ENG". */
function regionHint(text: string): string {
  const code = text.toUpperCase().replace(/^[A-Z]{2}-/u, '');
  return regionCodeSchema.safeParse(code).success && code !== text
    ? `write "${code}"`
    : 'write the part of the ISO 3166-2 code after the hyphen, like "ENG"';
}

function idHint(text: string): string {
  if (/^https?:/u.test(text)) {
    return 'add the address under "citations", and write the id that it has there';
  }
  const plain = text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-');
  const id = plain.replace(/^-|-$/gu, '');
  return idSchema.safeParse(id).success
    ? `write lower-case words with hyphens, like "${id}"`
    : 'write lower-case words with hyphens, like "good-friday"';
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && LANGUAGES.of(text) !== undefined;
  } catch {
    return false;
  }
}
