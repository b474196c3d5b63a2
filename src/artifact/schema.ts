import { z } from 'zod';
import { citationSchema, SEEN } from './citation.ts';
import { type RuleChange, ruleChangeSchema } from './rules/rule-schema.ts';
import {
  changedValueShape,
  citeSchema,
  countryCodeSchema,
  dataVersionSchema,
  fileCodeSchema,
  idSchema,
  isoDateSchema,
  namesSchema,
  regionCodeSchema,
  weekdaySchema,
  yearBoundSchema,
} from './values.ts';

/**
 * The form of a release: a folder `artifacts/<data version>/` with `manifest.json`, one `CC.json`
 * per country, one file per calendar of money, `changes.json`, `second-opinion.json` and, from
 * 2026.11.7 on, `rules.json` (`rule-schema.ts`).
 */
export const SCHEMA_VERSION = 1;
/** The format of new manifests and changes; older formats are read too (Decision 17). */
export const RELEASE_FORMAT = 2;

export const holidayRecordSchema = z.strictObject({
  id: idSchema,
  /** The effective date. */
  date: isoDateSchema,
  /** The legal date, where it differs. */
  official_date: isoDateSchema.nullable(),
  name: z.string().min(1),
  local_name: z.string().min(1).nullable(),
  /** Absent = nationwide, which makes the record `public`; otherwise it is `regional`. */
  regions: z.array(regionCodeSchema).min(1).optional(),
  date_accuracy: z.enum(['exact', 'estimated']),
  /** Ids in `citations`; the first is the main one. */
  cite: z.array(idSchema).min(1),
  /** The ids in `cite` that support this date; absent = all of them. Decision 47. */
  shown_by: z.array(idSchema).optional(),
  /** Names by BCP 47 tag; absent where there is only an English name. */
  names: namesSchema.optional(),
  /** What is uncertain about this date, in one sentence. */
  doubt: z.string().min(1).optional(),
});
export type HolidayRecord = z.infer<typeof holidayRecordSchema>;

/** What a day of a US state rests on. Policy 2. */
export const KEPT_BY = ['statute', 'rule', 'closing-list'] as const;

/** A holiday's facts other than its dates, for pages; one entry per id. */
export const holidayAboutSchema = z.strictObject({
  id: idSchema,
  note: z.string().nullable(),
  /** BCP 47 tag of `local_name`, where it is not the country's `local_language`. */
  local_language: z.string().nullable(),
  /** Who announces the date and when; null when nothing is announced. */
  watch: z.strictObject({ authority: z.string(), expect: z.string() }).nullable(),
  /** The years in which the law begins or ends. */
  from: yearBoundSchema.optional(),
  until: yearBoundSchema.optional(),
  /** Years for which nobody has announced a date yet. */
  not_announced: z.array(z.number().int()).min(1).optional(),
  /** What a day of a US state rests on. Policy 2. */
  kept_by: z.enum(KEPT_BY).optional(),
  /** Offices stay open with reduced staff. */
  staff: z.literal('reduced').optional(),
  /** What is uncertain about the holiday, in one sentence. */
  doubt: z.string().min(1).optional(),
});
export type HolidayAbout = z.infer<typeof holidayAboutSchema>;

/** A state's published list of its days off for a year, and how it was seen. Policy 2. */
const listSeenSchema = z.strictObject({
  year: z.number().int(),
  title: z.string().min(1),
  url: z.string().min(1).nullable(),
  seen: z.enum(SEEN),
});
export type ListSeen = z.infer<typeof listSeenSchema>;

/** Why a day is beside the count: it is half a day, local, optional, or for banks only. */
export const BESIDE_PARTS = ['half', 'local', 'optional', 'bank'] as const;

/** A day that people ask about and that no answer counts. Policy 2. */
export const besideRecordSchema = z.strictObject({
  id: idSchema,
  date: isoDateSchema,
  name: z.string().min(1),
  names: namesSchema.optional(),
  /** Absent = nationwide. */
  regions: z.array(regionCodeSchema).min(1).optional(),
  date_accuracy: z.enum(['exact', 'estimated']),
  /** A description, such as "half day from noon". */
  what: z.string().min(1),
  part: z.enum(BESIDE_PARTS).nullable(),
  /** Cities that keep it according to its citations, by their English names. */
  kept_in: z.array(z.string().min(1)).min(1).optional(),
  note: z.string().min(1).optional(),
  doubt: z.string().min(1).optional(),
  cite: z.array(idSchema).min(1),
  shown_by: z.array(idSchema).optional(),
});
export type BesideRecord = z.infer<typeof besideRecordSchema>;

const regionSchema = z.strictObject({
  code: regionCodeSchema,
  name: z.string().min(1),
  names: namesSchema.optional(),
  /** BCP 47 tags, the main one first; absent = the country's. */
  languages: z.array(z.string().min(2)).min(1).optional(),
  other_names: z.array(z.string().min(1)).min(1).optional(),
  from: yearBoundSchema.optional(),
  until: yearBoundSchema.optional(),
  cite: citeSchema.optional(),
  /** For a region whose days are those of state offices: the yearly lists that were seen. */
  lists: z.array(listSeenSchema).optional(),
  /** For such a region: the laws whose list of days was seen. */
  statutes: citeSchema.optional(),
});

/** A weekend that holds between two days; a null end is open. */
const weekendSpanSchema = z.strictObject({
  days: z.array(weekdaySchema).min(1),
  from: isoDateSchema.nullable(),
  until: isoDateSchema.nullable(),
  cite: citeSchema,
});

export const countryArtifactSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  country: fileCodeSchema,
  name: z.string().min(1),
  timezone: z.string().min(1),
  /** The weekend; where it changes, the latest one. */
  weekend_days: z.array(weekdaySchema).min(1),
  /** BCP 47 tag of the local names; null where there are none. */
  local_language: z.string().nullable(),
  /** The last year held for the country; absent = the last year of the release. Contract 20.3. */
  held_until: z.number().int().optional(),
  /** Sorted by code. */
  regions: z.array(regionSchema),
  notes: z.array(z.string().min(1)),
  /** For readers: what happens when a holiday falls on a weekend. */
  how_days_move: z.string().min(1),
  citations: z.record(idSchema, citationSchema),
  about: z.array(holidayAboutSchema),
  /** Sorted by date, then name in code points, then id. */
  holidays: z.array(holidayRecordSchema),
  // The fields below are newer; earlier releases are read without them (Contract 19.5).
  /** "the", where English puts the article before the name. */
  article: z.literal('the').optional(),
  /** Other names by which people search for the country. */
  other_names: z.array(z.string().min(1)).min(1).optional(),
  /** The weekday on which calendars begin a week. */
  week_starts: weekdaySchema.optional(),
  /** BCP 47 tags, the main one first. */
  languages: z.array(z.string().min(2)).min(1).optional(),
  /** Every weekend of the range, where it changes. */
  weekends: z.array(weekendSpanSchema).min(2).optional(),
  /** Weekend dates that are working days, sorted. */
  worked_weekends: z
    .array(z.strictObject({ date: isoDateSchema, name: z.string().min(1), cite: citeSchema }))
    .min(1)
    .optional(),
  /** Days beside the count, in the same order as the holidays. */
  beside: z.array(besideRecordSchema).min(1).optional(),
});
export type CountryArtifact = z.infer<typeof countryArtifactSchema>;

/** `reopened`: an exact date has become estimated again. */
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
  country: fileCodeSchema,
  /** The regions concerned; null = nationwide. */
  regions: z.array(regionCodeSchema).nullable(),
  id: idSchema,
  /** The legal year of the date. */
  year: z.number().int(),
  kind: z.enum(CHANGE_KINDS),
  before: changeSideSchema.nullable(),
  after: changeSideSchema.nullable(),
  /** Citations of the new fact; of a holiday's end, else of the holiday, for a removal. */
  sources: z.array(z.strictObject({ title: z.string(), url: z.string().nullable() })),
  /** Whether the earlier of the two dates was past on the day of the release. */
  past: z.boolean(),
  /** Why a past date was changed; null for future dates. */
  reason: z.string().nullable(),
});
export type Change = z.infer<typeof changeSchema>;

/** A change in a release other than a date, or a change of its range. Contract 19.2. */
export const factChangeSchema = z.strictObject({
  /** Null for a fact of the whole release: its range. */
  country: fileCodeSchema.nullable(),
  /** The path of the fact: "weekend_days", "regions › SCT › name" or "citations › act-1971 › url". */
  where: z.string().min(1),
  ...changedValueShape,
});
export type FactChange = z.infer<typeof factChangeSchema>;

const changesShape = {
  data_version: dataVersionSchema,
  /** Null for a first release, which changes nothing. */
  previous: dataVersionSchema.nullable(),
  changes: z.array(changeSchema),
};
/** The form written now. */
export const writtenChangesSchema = z.strictObject({
  schema_version: z.literal(RELEASE_FORMAT),
  ...changesShape,
  /** Changes other than dates. */
  facts: z.array(factChangeSchema),
  /** Changes of the term rules; absent = none. */
  rules: z.array(ruleChangeSchema).min(1).optional(),
});
/** The forms that can be read: format 1 had no facts. */
export const changesFileSchema = z
  .discriminatedUnion('schema_version', [
    z.strictObject({ schema_version: z.literal(1), ...changesShape }),
    writtenChangesSchema,
  ])
  .transform((file): ChangesFile => {
    const { data_version, previous, changes } = file;
    const [facts, rules = []] = 'facts' in file ? [file.facts, file.rules] : [[]];
    return { data_version, previous, changes, facts, rules };
  });
/** The changes of a release, in any format. */
export interface ChangesFile {
  readonly data_version: string;
  readonly previous: string | null;
  readonly changes: readonly Change[];
  readonly facts: readonly FactChange[];
  readonly rules: readonly RuleChange[];
}

/** A disagreement with the date-holidays package, and our ruling on it. */
export const disagreementSchema = z.strictObject({
  country: countryCodeSchema,
  region: regionCodeSchema.nullable(),
  date: isoDateSchema,
  /** The side that has the day as a holiday. */
  only: z.enum(['ours', 'theirs']),
  /** Its name on that side. */
  name: z.string(),
  reason: z.string(),
  cite: z.array(idSchema).min(1),
});
export type Disagreement = z.infer<typeof disagreementSchema>;

export const secondOpinionFileSchema = z.strictObject({
  schema_version: z.literal(SCHEMA_VERSION),
  /** The name and version of the package. */
  package: z.string(),
  /** Calendars that the package knows, `CC` or `CC-REGION`, sorted. */
  compared: z.array(z.string()),
  disagreements: z.array(disagreementSchema),
});
export type SecondOpinionFile = z.infer<typeof secondOpinionFileSchema>;
