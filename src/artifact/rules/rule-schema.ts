import { z } from 'zod';
import { MONTH_WAYS } from '../../terms/term-rule.ts';
import { citationSchema } from '../citation.ts';
import {
  changedValueShape,
  countryCodeSchema,
  idSchema,
  isoDateSchema,
  regionCodeSchema,
  weekdaySchema,
} from '../values.ts';

/** The form of `rules.json`: the term rules of a release, with computed days as dates. */
export const RULES_VERSION = 1;

/** Ids of words; empty for a setting that no text states. */
const wordIdsSchema = z.array(idSchema);
const spanSchema = z.strictObject({ from: isoDateSchema, until: isoDateSchema });

/** Whether the last day may come out too early or too late where something is not modelled. */
export const MOVES = ['later', 'earlier', 'either'] as const;

const unitSchema = z.strictObject({
  words: wordIdsSchema,
  longest: z.number().int().positive().optional(),
  back: z.literal(true).optional(),
  month: z.enum(MONTH_WAYS).optional(),
});

/** The settings of a rule; a reading overrides some of them in the same form. */
const waysShape = {
  event: z.enum(['out', 'in']),
  forward: z.enum(['next', 'none']),
  backward: z.enum(['next', 'none']),
  /** Where a term of months starts when its event falls in a standstill. */
  from_standstill: z.enum(['last-day', 'day-after']),
};

export const ruleRecordSchema = z.strictObject({
  rule: idSchema,
  title: z.string().min(1),
  countries: z.array(countryCodeSchema).min(1),
  regions: z.union([z.enum(['asked', 'all']), z.array(regionCodeSchema).min(1)]),
  citations: z.record(idSchema, citationSchema),
  words: z
    .array(
      z.strictObject({
        id: idSchema,
        cite: idSchema,
        section: z.string().min(1),
        /** BCP 47 tag. */
        language: z.string().min(2),
        text: z.string().min(1),
        /** Our translation, in English. */
        translation: z.string().min(1).optional(),
      }),
    )
    .min(1),
  units: z.strictObject({
    D: unitSchema.optional(),
    W: unitSchema.optional(),
    M: unitSchema.optional(),
    Y: unitSchema.optional(),
  }),
  ...waysShape,
  /** The words that state each setting. */
  said_by: z.strictObject({
    first_day: wordIdsSchema,
    counts: wordIdsSchema.optional(),
    short: wordIdsSchema.optional(),
    clear: wordIdsSchema.optional(),
    closed: wordIdsSchema.optional(),
    roll: wordIdsSchema.optional(),
    minimum: wordIdsSchema.optional(),
    standstill: wordIdsSchema.optional(),
  }),
  counts: z.literal('open-days').optional(),
  short_to: z.number().int().positive().optional(),
  clear: z.literal(true).optional(),
  closed_weekdays: z.array(weekdaySchema),
  closed_holidays: z.boolean(),
  holidays_backward: z.literal('country').optional(),
  /** Days closed in addition to weekdays and holidays, sorted by date. */
  closed_days: z
    .array(
      z.strictObject({
        date: isoDateSchema,
        name: z.string().min(1).optional(),
        country: countryCodeSchema.optional(),
        regions: z.array(regionCodeSchema).min(1).optional(),
      }),
    )
    .optional(),
  /** The last year whose decrees are held; absent = all years. Later terms are refused. */
  held_until: z.number().int().optional(),
  minimum: z
    .strictObject({
      working_days: z.number().int().positive(),
      from: z.number().int().positive(),
    })
    .optional(),
  /** Sorted; the last day may lie outside the range. */
  standstill: z.array(spanSchema).min(1).optional(),
  readings: z.array(
    z.strictObject({
      reading: idSchema,
      says: z.string().min(1),
      changes: z.strictObject(waysShape).partial(),
      prevails: z.boolean(),
      cite: z.array(idSchema),
    }),
  ),
  not_modelled: z.array(z.strictObject({ what: z.string().min(1), moves: z.enum(MOVES) })),
  /** Why the service refuses to count by the rule. */
  refused: z.string().min(1).optional(),
});
export type RuleRecord = z.infer<typeof ruleRecordSchema>;

export const rulesFileSchema = z.strictObject({
  schema_version: z.literal(RULES_VERSION),
  /** Sorted by id. */
  rules: z.array(ruleRecordSchema),
});

/** A change that a release made to a rule. */
export const ruleChangeSchema = z.strictObject({
  rule: idSchema,
  kind: z.enum(['added', 'changed', 'removed']),
  /** The path of the setting, such as "units › D › longest"; null for the whole rule. */
  where: z.string().min(1).nullable(),
  ...changedValueShape,
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;
