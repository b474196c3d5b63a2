import { z } from 'zod';
import { BESIDE_PARTS, KEPT_BY } from '../../../src/artifact/schema.ts';
import { RULE_KINDS } from '../../rules/index.ts';
import type { Rule } from '../../rules/rule-kind.ts';
import { shownName, shownText } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import {
  citeSchema,
  isoDay,
  namesSchema,
  regionCode,
  regionListSchema,
  sourceId,
  yearSchema,
} from '../../values/values.ts';
import { type YearSpan, yearSpanShape } from '../../values/years.ts';

/** What is uncertain about a holiday; without years, in every one. */
export interface HolidayDoubt {
  readonly years: readonly number[] | undefined;
  readonly says: string;
}

/** A region that keeps a holiday, and since when. */
export interface HolidayRegion extends YearSpan {
  readonly code: string;
  /** Citation ids of this region alone. */
  readonly cite: readonly string[];
}

/** Exactly one kind of rule, parsed. */
export const ruleSchema: z.ZodType<Rule, unknown> = strictShape(
  Object.fromEntries(
    RULE_KINDS.map((kind) => [
      kind.key,
      kind.schema.optional().describe(`${kind.describes} Like: ${kind.example}`),
    ]),
  ),
)
  .meta({ description: 'Exactly one kind of rule', minProperties: 1, maxProperties: 1 })
  .transform((rules, context) => {
    const given = Object.entries(rules).filter(([, rule]) => rule !== undefined);
    const rule = given[0]?.[1];
    if (given.length === 1 && isRule(rule)) return rule;
    const keys = RULE_KINDS.map((kind) => kind.key).join(', ');
    const message =
      given.length === 0
        ? `the rule is empty; write one of ${keys}`
        : `a rule has one kind, and here are ${given.length}; keep one of ${given.map(([key]) => key).join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'dates' in value;
}

/** Codes, or maps for regions that join or leave; the holiday keeps its id. */
const holidayRegionsSchema = z
  .array(
    z.union([
      regionCode,
      strictShape({
        code: regionCode.describe('ISO 3166-2 suffix'),
        ...yearSpanShape,
        cite: citeSchema.optional().describe('Citations for this region alone'),
      }),
    ]),
    'must be a list of region codes, like [ENG, WLS]',
  )
  .min(1, 'the list of regions is empty; name one, or leave the key out for a nationwide day')
  .transform((regions): readonly HolidayRegion[] =>
    regions.map((region) =>
      typeof region === 'string'
        ? { code: region, cite: [] }
        : { ...region, cite: region.cite ?? [] },
    ),
  );

const doubtText = shownText.describe('What is uncertain, in a sentence for the page');
const doubtOfYears = strictShape({
  years: z.array(yearSchema).min(1).describe('The years concerned'),
  says: doubtText,
});

/** What is uncertain about a holiday, in some years or in all. */
const doubtSchema: z.ZodType<readonly HolidayDoubt[], unknown> = z
  .union([doubtText, doubtOfYears, z.array(doubtOfYears).min(1)])
  .transform((doubt) =>
    typeof doubt === 'string' ? [{ years: undefined, says: doubt }] : [doubt].flat(),
  );

/** Names are stable, and do not say how certain a date is: Policy 8. */
export const holidaySchema = strictShape({
  id: sourceId.describe('Permanent; names the holiday, not its date'),
  name: shownName.describe('English name'),
  names: namesSchema.optional().describe("Names in the country's languages, by BCP 47 tag"),
  regions: holidayRegionsSchema
    .optional()
    .describe('Where it is kept, like [SN, { code: MV, from: 2023 }]; absent = nationwide'),
  counts: z
    .literal('no')
    .optional()
    .describe('no = another day to know: shown on pages, never counted in answers'),
  what: shownText.optional().describe('With counts: what it is, like "half day from noon"'),
  part: z
    .enum(BESIDE_PARTS)
    .optional()
    .describe('With counts: half (a day), local, optional or bank (banks only)'),
  kept_in: z
    .array(shownName)
    .min(1, 'the list of cities is empty; name one, or leave the key out')
    .optional()
    .describe(
      'With part: local, the cities that keep it by its citations, as named in places/CC.yaml',
    ),
  rule: ruleSchema,
  observance: shownText
    .optional()
    .describe('The name of the observance that applies on a weekend, or none'),
  ...yearSpanShape,
  estimated: z
    .array(yearSchema)
    .min(1)
    .optional()
    .describe('Years in which the date may still move'),
  not_announced: z
    .array(yearSchema)
    .min(1)
    .optional()
    .describe('Years for which no date is announced yet'),
  moved: z
    .array(
      strictShape({
        year: yearSchema.describe('The legal year that changes'),
        date: isoDay.describe('The day off in that year'),
        cite: citeSchema.describe('Citation ids'),
        doubt: doubtText.optional(),
      }),
    )
    .min(1)
    .optional()
    .describe('Years in which the day off was moved to another date'),
  cancelled: z
    .array(
      strictShape({
        year: yearSchema.describe('The legal year without the day'),
        regions: regionListSchema
          .optional()
          .describe('The regions that do not keep it; absent = all'),
        cite: citeSchema.describe('Citation ids'),
      }),
    )
    .min(1)
    .optional()
    .describe("Years in which the day is not kept, or is missing from the year's list"),
  kept_by: z
    .enum(KEPT_BY)
    .optional()
    .describe('The basis of a US state holiday: statute, rule or closing-list'),
  staff: z
    .literal('reduced')
    .optional()
    .describe('reduced = offices stay open with fewer staff; the day still counts'),
  note: shownText.optional().describe('One sentence for the page'),
  doubt: doubtSchema
    .optional()
    .describe('What is uncertain, in a sentence, or with the years concerned'),
  watch: strictShape({
    authority: shownText.describe('Who announces the date'),
    expect: shownText.describe('When to expect the announcement'),
  })
    .optional()
    .describe('Who announces the date, and when; required for estimated dates'),
  cite: citeSchema.describe('Citation ids; required for every holiday'),
}).superRefine((holiday, context) => {
  const complain = (key: string, message: string): void =>
    context.addIssue({ code: 'custom', message, path: [key] });
  if (holiday.kept_in !== undefined && holiday.part !== 'local') {
    complain(
      'kept_in',
      '"kept_in" goes with "part: local", for a day that some places keep; remove it',
    );
  }
  if (holiday.counts === 'no') {
    if (holiday.what === undefined) {
      complain('counts', 'say under "what" what the day is, like "half day from noon"');
    }
    if (holiday.observance !== undefined) {
      complain('observance', 'a day beside the count moves nowhere; remove the observance');
    }
    return;
  }
  for (const key of ['what', 'part'] as const) {
    if (holiday[key] === undefined) continue;
    complain(key, `"${key}" goes with "counts: no", for a day beside the count; remove it`);
  }
});
export type HolidaySource = z.infer<typeof holidaySchema>;

/** Whether it is a holiday in answers, and not a day beside the count. */
export function doesCount(holiday: Pick<HolidaySource, 'counts'>): boolean {
  return holiday.counts === undefined;
}
