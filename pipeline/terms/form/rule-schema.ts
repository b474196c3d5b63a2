import { z } from 'zod';
import { MOVES } from '../../../src/artifact/rules/rule-schema.ts';
import { parsePeriod } from '../../../src/terms/term-rule.ts';
import { quotedCitationSchema } from '../../country/form/citation-schema.ts';
import { dayOfMonthHint } from '../../values/date-hints.ts';
import { parsedText } from '../../values/parsed-text.ts';
import { shownText } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import {
  calendarSchema,
  isoDay,
  languageTag,
  listOfDifferent,
  regionCode,
  sourceId,
  weekdaySchema,
} from '../../values/values.ts';
import { parseDayOfMonth } from '../../values/words.ts';

/**
 * The form of `sources/rules/ID.yaml`: how one text counts, each setting with its words. The
 * editor schema is generated from it, and the guide's table of fields is compared with it.
 */

const wordIds = z
  .union([sourceId, z.array(sourceId).min(1, 'the list is empty; name the words that say it')])
  .transform((ids) => [ids].flat());

/** Every setting names its words, or says what is assumed without them. */
const saidShape = {
  words: wordIds.optional().describe('Ids of the words that say it'),
  assumed: shownText
    .optional()
    .describe('Instead: what is taken for granted because the words are silent, in a sentence'),
};
export interface Said {
  readonly words?: readonly string[] | undefined;
  readonly assumed?: string | undefined;
}

const wholeNumber = parsedText(
  'a whole number from 1 to 9999',
  'write it like 90',
  (text) => (/^[1-9]\d{0,3}$/u.test(text) ? Number(text) : null),
  { type: ['string', 'integer'] },
);

const dayOfMonth = parsedText('a day of a month', dayOfMonthHint, parseDayOfMonth);

const yes = z.literal('yes', 'must be "yes", or left out');

const unitShape = {
  longest: wholeNumber.optional().describe('The longest period that the words cover'),
  ...saidShape,
};
const monthShape = {
  month: z
    .enum(['same-number', 'day-before', '30-days'])
    .optional()
    .describe(
      "On which day it ends: the number of the event, the day before the first day's; or 30 days each",
    ),
  ...unitShape,
};

const spanSchema = z
  .union([
    strictShape({
      from: dayOfMonth.describe('First day, like 18 december'),
      until: dayOfMonth.describe('Last day, of the next year where it comes before the first'),
    }),
    strictShape({
      easter: z
        .tuple([easterDays(), easterDays()])
        .describe('First and last day, counted from Western Easter Sunday'),
    }),
  ])
  .describe('{ from: 18 december, until: 2 january } or { easter: [-7, 7] }');
export type SpanSource = z.infer<typeof spanSchema>;

function easterDays(): z.ZodType<number, unknown> {
  return parsedText(
    'a number of days from Easter Sunday',
    'write it like -7',
    (text) => (/^(?:0|-?[1-9]\d?)$/u.test(text) ? Number(text) : null),
    { type: ['string', 'integer'] },
  );
}

const WAYS = {
  event: z.enum(['out', 'in']).describe('Whether the day of the event is the first day'),
  forward: z
    .enum(['next', 'none'])
    .describe('next: an end on a closed day goes on to the next open one'),
  backward: z.enum(['next', 'none']).describe('The same when counting back'),
  from_standstill: z
    .enum(['last-day', 'day-after'])
    .describe('Where months start that begin in a standstill'),
};

export const ruleSchema = strictShape({
  rule: sourceId.describe('Place, text, provisions: permanent, and the name of the file'),
  title: shownText.describe('What the text is called'),
  places: strictShape({
    countries: listOfDifferent(
      z.string().regex(/^[A-Z]{2}$/u, 'must be two capital letters (ISO 3166-1), like GB'),
      { like: '[NL]' },
    ).describe('Countries that it counts in'),
    regions: z
      .union([
        z.enum(['asked', 'all']),
        strictShape({
          fixed: listOfDifferent(regionCode, { like: '[ENG]' }).describe(
            'These regions, whatever is asked',
          ),
        }),
      ])
      .describe('Whose holidays: asked, all, or { fixed: [ENG] }'),
  }).describe('Where it counts'),
  citations: z.record(sourceId, quotedCitationSchema).describe('What is quoted, by id'),
  words: z
    .array(
      strictShape({
        id: sourceId.describe('Of this file, like 1-1'),
        cite: sourceId.describe('Citation id'),
        section: shownText.describe('Where in it, like "art. 1(1)"'),
        language: languageTag.describe('BCP 47 tag of the authentic language'),
        text: z.string('must be a text').describe('Verbatim; … for what was left out'),
        translation: shownText.optional().describe('Ours, in English'),
      }),
    )
    .min(1)
    .describe('The sentences by which it counts'),
  units: strictShape({
    D: strictShape(unitShape).optional().describe('Days'),
    W: strictShape(unitShape).optional().describe('Weeks'),
    M: strictShape(monthShape).optional().describe('Months'),
    Y: strictShape(monthShape).optional().describe('Years'),
  }).describe('Which periods it covers'),
  first_day: strictShape({ event: WAYS.event, ...saidShape }).describe('Where it begins'),
  counts: strictShape({ days: z.literal('open').describe('open: no others'), ...saidShape })
    .optional()
    .describe('Closed days are not counted'),
  short: strictShape({ to: wholeNumber.describe('Days'), ...saidShape })
    .optional()
    .describe('Closed days are not counted in terms of so many days or fewer'),
  clear: strictShape(saidShape).optional().describe('Counted back, both ends are left out'),
  closed: strictShape({
    weekdays: z.array(weekdaySchema).optional().describe('On which no term ends'),
    holidays: yes.optional().describe('yes: nor on a holiday of the calendar'),
    holidays_backward: z
      .literal('country')
      .optional()
      .describe("Counted back, the country's holidays alone"),
    beside: z.array(sourceId).optional().describe('Ids of entries with "counts: no"'),
    yearly: z
      .array(z.union([dayOfMonth.transform((day) => ({ from: day, until: day })), spanSchema]))
      .optional()
      .describe('Days of every year, like 5 may'),
    days: z
      .array(
        strictShape({
          date: isoDay.describe('The day'),
          cite: sourceId.describe('The decree'),
          name: shownText.optional().describe('What it is called'),
        }),
      )
      .optional()
      .describe('Days that a decree names, in every year'),
    ...saidShape,
  })
    .optional()
    .describe('On which days a term may not end'),
  roll: strictShape({
    forward: WAYS.forward,
    backward: WAYS.backward.optional().describe('Only where the words cover counting back'),
    ...saidShape,
  })
    .optional()
    .describe('What happens on a closed day'),
  minimum: strictShape({
    working_days: wholeNumber.describe('So many open days at least'),
    from: wholeNumber.describe('In terms of so many days or more'),
    ...saidShape,
  })
    .optional()
    .describe('Open days that a term must hold'),
  standstill: strictShape({
    spans: z.array(spanSchema).min(1).describe('From when until when, every year'),
    from_standstill: WAYS.from_standstill.optional(),
    ...saidShape,
  })
    .optional()
    .describe('When terms stand still'),
  readings: z
    .array(
      strictShape({
        id: sourceId.describe('Of this file'),
        says: shownText.describe('How it takes the words, in a sentence'),
        changes: strictShape(WAYS).partial().describe('What it changes'),
        prevails: yes.optional().describe('yes: an authority is cited for it'),
        cite: wordIds.optional().describe('Who says so'),
      }),
    )
    .min(2, 'one reading is the rule itself; write the other one too')
    .optional()
    .describe('Ways to take the words, where courts or commentators differ'),
  not_modelled: z
    .array(
      strictShape({
        what: shownText.describe('What is left out, in a sentence'),
        moves: z.enum(MOVES).describe('Which way the last day moves by it'),
      }),
    )
    .optional()
    .describe('What the count leaves out'),
  refused: shownText.optional().describe('Why nothing is counted by it, in a sentence'),
  examples: z
    .array(
      strictShape({
        event: isoDay.describe('The day of the event'),
        period: parsedText('a period', 'write it like P14D or -P5D', parsePeriod).describe(
          'Like P14D or -P5D',
        ),
        place: calendarSchema.describe('The calendar'),
        last_day: isoDay.describe('The last day'),
        reading: sourceId.optional().describe('Of one reading'),
        cite: sourceId.optional().describe('Who publishes it'),
        shifted: shownText
          .optional()
          .describe('How a published one was brought into the years that are held'),
      }),
    )
    .optional()
    .describe('At least three, one of them published'),
}).describe('Redletter source file of one term rule');

export type RuleSource = z.infer<typeof ruleSchema>;
