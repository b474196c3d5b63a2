import { z } from 'zod';
import { parseIsoDate } from '../calendar/day-number.ts';
import { COUNTRY_CODE, REGION_CODE } from './codes.ts';

/**
 * The form of a released data set, shared by the pipeline that writes it and the
 * server that reads it. One folder `artifacts/<data version>/` holds `manifest.json`,
 * one `CC.json` per country, `changes.json` and `second-opinion.json`.
 */
export const SCHEMA_VERSION = 1;
/** Of the manifest and the changes; older ones are read too (Decision 28). */
export const RELEASE_FORMAT = 2;

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

/** A change of what a release says beside the dates, or of its range. Contract 19.2. */
export const factChangeSchema = z.strictObject({
  /** Null for what the whole release says: its range. */
  country: countryCodeSchema.nullable(),
  /** Like "weekend_days", "regions › SCT › name" or "citations › act-1971 › url". */
  where: z.string().min(1),
  /** In words; null when it was not there. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether an answer rests on it: a weekend does, a note does not. */
  answers: z.boolean(),
  /** Whether answers about dates before the day of the release change with it. */
  past: z.boolean(),
  /** Why the past was changed; null for the rest. */
  reason: z.string().nullable(),
});
export type FactChange = z.infer<typeof factChangeSchema>;

const changesShape = {
  data_version: dataVersionSchema,
  /** The release before; null for the first. */
  previous: dataVersionSchema.nullable(),
  /** Of a first release this is empty: there is nothing that it changed. */
  changes: z.array(changeSchema),
};
/** As it is written now. */
export const writtenChangesSchema = z.strictObject({
  schema_version: z.literal(RELEASE_FORMAT),
  ...changesShape,
  /** What changed beside the dates. */
  facts: z.array(factChangeSchema),
});
/** As it is read: format 1 knew no facts. */
export const changesFileSchema = z
  .discriminatedUnion('schema_version', [
    z.strictObject({ schema_version: z.literal(1), ...changesShape }),
    writtenChangesSchema,
  ])
  .transform((file): ChangesFile => {
    const { data_version, previous, changes } = file;
    return { data_version, previous, changes, facts: 'facts' in file ? file.facts : [] };
  });
/** What a release changed, whatever its format. */
export interface ChangesFile {
  readonly data_version: string;
  readonly previous: string | null;
  readonly changes: readonly Change[];
  readonly facts: readonly FactChange[];
}

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
