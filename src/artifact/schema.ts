import { z } from 'zod';
import { parseIsoDate } from '../calendar/day-number.ts';
import { COUNTRY_CODE, REGION_CODE } from './codes.ts';

/**
 * The form of a released data set, shared by the pipeline that writes it and the
 * server that reads it. One folder `artifacts/<data version>/` holds `manifest.json`,
 * one `CC.json` per country, `changes.json` and `second-opinion.json`.
 */
export const SCHEMA_VERSION = 1;

export const isoDateSchema = z
  .string()
  .refine((text) => parseIsoDate(text) !== null, 'must be a real date, written YYYY-MM-DD');
export const countryCodeSchema = z.string().regex(COUNTRY_CODE);
export const regionCodeSchema = z.string().regex(REGION_CODE);
/** Holiday, citation and observance ids: lower-case words joined by hyphens. */
export const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** YYYY.M.N: the year and month of the release, and its number in that month. */
export const dataVersionSchema = z.string().regex(/^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/);

export const citationSchema = z.strictObject({
  title: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  publisher: z.string().min(1).nullable(),
  /** The day on which a maintainer last read it; null when it is cited at second hand. */
  read: isoDateSchema.nullable(),
  /** The regions whose law it is; null = it speaks for the whole country. */
  regions: z.array(regionCodeSchema).min(1).nullable(),
});
export type Citation = z.infer<typeof citationSchema>;

export const holidayRecordSchema = z.strictObject({
  id: idSchema,
  /** The effective date. */
  date: isoDateSchema,
  /** The date the law names, where it differs. */
  official_date: isoDateSchema.nullable(),
  name: z.string().min(1),
  local_name: z.string().min(1).nullable(),
  /** Absent = nationwide, which makes the record `public`; otherwise it is `regional`. */
  regions: z.array(regionCodeSchema).min(1).optional(),
  date_accuracy: z.enum(['exact', 'estimated']),
  /** Ids in `citations`; the first is the main one. */
  cite: z.array(idSchema).min(1),
});
export type HolidayRecord = z.infer<typeof holidayRecordSchema>;

/** What a page says of a holiday beyond its dates; one entry per id. */
export const holidayAboutSchema = z.strictObject({
  id: idSchema,
  note: z.string().nullable(),
  /** BCP 47 tag of `local_name`, where it is not the country's `local_language`. */
  local_language: z.string().nullable(),
  /** Who announces the date and when to expect it; null when nothing is announced. */
  watch: z.strictObject({ authority: z.string(), expect: z.string() }).nullable(),
});
export type HolidayAbout = z.infer<typeof holidayAboutSchema>;

export const countryArtifactSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  country: countryCodeSchema,
  name: z.string().min(1),
  timezone: z.string().min(1),
  weekend_days: z.array(z.number().int().min(1).max(7)).min(1),
  /** BCP 47 tag of the local names; null where there are none. */
  local_language: z.string().nullable(),
  /** Sorted by code. */
  regions: z.array(z.strictObject({ code: regionCodeSchema, name: z.string().min(1) })),
  notes: z.array(z.string().min(1)),
  /** For readers: what happens when a holiday falls on a weekend. */
  how_days_move: z.string().min(1),
  citations: z.record(idSchema, citationSchema),
  about: z.array(holidayAboutSchema),
  /** Sorted by date, then name in code points, then id. */
  holidays: z.array(holidayRecordSchema),
});
export type CountryArtifact = z.infer<typeof countryArtifactSchema>;

/** `reopened`: a date that was exact may move after all. */
export const CHANGE_KINDS = [
  'added',
  'removed',
  'moved',
  'confirmed',
  'reopened',
  'renamed',
] as const;

/** The published facts of a holiday in one year, before or after a change. */
const changeSideSchema = z.strictObject({
  date: isoDateSchema,
  official_date: isoDateSchema.nullable(),
  name: z.string(),
  local_name: z.string().nullable(),
  date_accuracy: z.enum(['exact', 'estimated']),
});

export const changeSchema = z.strictObject({
  country: countryCodeSchema,
  /** The regions concerned; null = nationwide. */
  regions: z.array(regionCodeSchema).nullable(),
  id: idSchema,
  /** The legal year of the date. */
  year: z.number().int(),
  kind: z.enum(CHANGE_KINDS),
  before: changeSideSchema.nullable(),
  after: changeSideSchema.nullable(),
  /** Citations of the new fact, or of the old one when it was removed. */
  sources: z.array(z.strictObject({ title: z.string(), url: z.string() })),
  /** Whether the earlier of the two dates lay before the day of the release. */
  past: z.boolean(),
  /** Why a past date was changed; null for dates to come. */
  reason: z.string().nullable(),
});
export type Change = z.infer<typeof changeSchema>;

export const changesFileSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  data_version: dataVersionSchema,
  /** The release before; null for the first. */
  previous: dataVersionSchema.nullable(),
  /** Of a first release this is empty: there is nothing that it changed. */
  changes: z.array(changeSchema),
});
export type ChangesFile = z.infer<typeof changesFileSchema>;

/** One disagreement with the date-holidays package, and our ruling on it. */
export const disagreementSchema = z.strictObject({
  country: countryCodeSchema,
  region: regionCodeSchema.nullable(),
  date: isoDateSchema,
  /** Which side holds the day to be a holiday. */
  only: z.enum(['ours', 'theirs']),
  /** The name the side that has it gives it. */
  name: z.string(),
  reason: z.string(),
  cite: z.array(idSchema).min(1),
});
export type Disagreement = z.infer<typeof disagreementSchema>;

export const secondOpinionFileSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  /** The package and version that was asked. */
  package: z.string(),
  /** Calendars the package knows, `CC` or `CC-REGION`, sorted. */
  compared: z.array(z.string()),
  disagreements: z.array(disagreementSchema),
});
export type SecondOpinionFile = z.infer<typeof secondOpinionFileSchema>;

export const manifestSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  data_version: dataVersionSchema,
  /** The day of the release, given by whoever releases. */
  released: isoDateSchema,
  previous: dataVersionSchema.nullable(),
  /** Every other file of the folder, sorted by name. */
  files: z.array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9-]+\.json$/),
      size: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
