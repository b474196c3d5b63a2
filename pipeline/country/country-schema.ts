import { z } from 'zod';
import { RULE_KINDS } from '../rules/index.ts';
import type { Rule } from '../rules/rule-kind.ts';
import { strictShape } from '../values/strict-shape.ts';
import {
  citeSchema,
  isoDay,
  languageTag,
  listOfDifferent,
  regionCode,
  regionListSchema,
  sentence,
  sourceId,
  weekdaySchema,
  yearSchema,
} from '../values/values.ts';
import { moveSchema } from './observance-phrase.ts';

/**
 * The form of a source file: the one place that says which keys there are. The editor
 * schema is generated from it, and the guide's table of fields is compared with it. Decision 16.
 */

const citationSchema = strictShape({
  title: sentence.describe('Name and section of the act, gazette or announcement'),
  url: z
    .url({ protocol: /^https?$/u, error: 'must be a web address beginning with https://' })
    .describe('Where it can be read'),
  publisher: sentence.optional().describe('Who publishes it'),
  read: isoDay.optional().describe('The day on which you read it, like 2026-11-20'),
  regions: regionListSchema
    .optional()
    .describe('The regions whose law it is; absent = it speaks for the whole country'),
}).describe('What a date is cited from');

const observanceSchema = strictShape({
  moves: z
    .array(moveSchema)
    .min(1, 'the list of moves is empty; write one, like { from: [sunday], to: following monday }')
    .describe('The first move whose "from" holds the weekday applies'),
  official_date: z
    .enum(['replaced', 'kept'])
    .describe('replaced: only the new day is off. kept: both are, as two records'),
  added_name: sentence
    .optional()
    .describe('With kept: the name of the added day; {name} is the holiday'),
  added_local_name: sentence.optional().describe('The same in the local language; {local_name}'),
  cite: citeSchema.describe('Citation ids'),
}).describe('How a day off moves when it falls on a weekend');

const ruleSchema: z.ZodType<Rule, unknown> = strictShape(
  Object.fromEntries(
    RULE_KINDS.map((kind) => [
      kind.key,
      kind.schema.optional().describe(`${kind.describes} Like: ${kind.example}`),
    ]),
  ),
)
  .meta({ description: 'Exactly one rule kind', minProperties: 1, maxProperties: 1 })
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

/** Names are stable, and say nothing of how certain a date is: Policy 8. */
const holidaySchema = strictShape({
  id: sourceId.describe('Permanent; names the holiday and not its date'),
  name: sentence.describe('English name'),
  local_name: sentence.optional().describe("Name in the country's own language and script"),
  local_language: languageTag
    .optional()
    .describe("BCP 47 tag, where it is not the file's local_language"),
  regions: regionListSchema.optional().describe('Where it is kept; absent = nationwide'),
  rule: ruleSchema,
  observance: sentence
    .optional()
    .describe('What happens on a weekend: the name of an observance, or none'),
  from: yearSchema.optional().describe('First year in which the law holds'),
  until: yearSchema.optional().describe('Last year in which the law holds'),
  estimated: z.array(yearSchema).min(1).optional().describe('Years whose date may still move'),
  moved: z
    .array(
      strictShape({
        year: yearSchema.describe('The legal year that changes'),
        date: isoDay.describe('The day off in that year'),
        cite: citeSchema.describe('What moved it'),
      }),
    )
    .min(1)
    .optional()
    .describe('Years in which the day off was moved to another date'),
  cancelled: z
    .array(
      strictShape({
        year: yearSchema.describe('The legal year without the day'),
        cite: citeSchema.describe('What cancelled it'),
      }),
    )
    .min(1)
    .optional()
    .describe('Years in which the day is not kept'),
  note: sentence.optional().describe('One sentence for the page'),
  watch: strictShape({
    authority: sentence.describe('Who announces the date'),
    expect: sentence.describe('When to expect the announcement'),
  })
    .optional()
    .describe('Who announces the date, and when; needed for estimated dates'),
  cite: citeSchema.describe('Citation ids; a holiday without one does not build'),
});

export const countrySchema = strictShape({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u, 'must be two capital letters (ISO 3166-1), like GB')
    .describe('ISO 3166-1 alpha-2 code'),
  name: sentence.describe('English name of the country'),
  timezone: z
    .string()
    .refine(isTimeZone, 'must be a time zone of the IANA database, like Europe/London')
    .describe('IANA time zone; a hint only'),
  weekend: listOfDifferent(weekdaySchema, 6).describe('Weekend days, in order'),
  local_language: languageTag.optional().describe('BCP 47 tag of the local names'),
  regions: z.record(regionCode, sentence).optional().describe('ISO 3166-2 suffix: English name'),
  notes: z.array(sentence).optional().describe('What a user must know, one sentence each'),
  how_days_move: sentence.describe('Two sentences for readers: what happens on a weekend'),
  citations: z.record(sourceId, citationSchema).describe('What dates are cited from, by id'),
  observance: z
    .record(sourceId, observanceSchema)
    .optional()
    .describe('How days off move, by name'),
  default_observance: sentence
    .optional()
    .describe('For holidays that name no observance; none = they stay on the weekend'),
  holidays: z.array(holidaySchema).min(1).describe('In the order of the year'),
  retired: z
    .array(
      strictShape({
        id: sourceId.describe('An id that was published'),
        reason: sentence.describe('Why it is gone'),
      }),
    )
    .optional()
    .describe('Ids that were published and are gone; never used again'),
  exceptions: z
    .array(
      strictShape({
        check: sentence.describe('The name of the check'),
        about: sentence.describe('What it may pass over, in the words of its message'),
        reason: sentence.describe('Why that is right'),
      }),
    )
    .optional()
    .describe('What a check may pass over, and why'),
}).describe('Redletter source file of one country');

export type CountrySource = z.infer<typeof countrySchema>;
export type HolidaySource = CountrySource['holidays'][number];
export type ObservanceSource = z.infer<typeof observanceSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
