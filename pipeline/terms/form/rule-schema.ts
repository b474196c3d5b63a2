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
  words: wordIds.optional().describe('Ids of the words that say so'),
  assumed: shownText
    .optional()
    .describe('Instead of words: the assumption made where the text is silent, in a sentence'),
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
      'The day on which it ends: same number as the event, the day before that of the first day, or 30 days a month',
    ),
  ...unitShape,
};

const spanSchema = z
  .union([
    strictShape({
      from: dayOfMonth.describe('First day, like 18 december'),
      until: dayOfMonth.describe('Last day; in the next year if it comes before the first'),
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
  event: z.enum(['out', 'in']).describe('Whether the day of the event counts as the first day'),
  forward: z
    .enum(['next', 'none'])
    .describe('next = an end on a closed day moves to the next open day'),
  backward: z.enum(['next', 'none']).describe('The same for counting back'),
  from_standstill: z
    .enum(['last-day', 'day-after'])
    .describe('Where months start when the term begins in a standstill'),
};

export const ruleSchema = strictShape({
  rule: sourceId.describe('Permanent id, and the file name: place, text, provisions'),
  title: shownText.describe('Title of the text'),
  places: strictShape({
    countries: listOfDifferent(
      z.string().regex(/^[A-Z]{2}$/u, 'must be two capital letters (ISO 3166-1), like GB'),
      { like: '[NL]' },
    ).describe('Countries in which it applies'),
    regions: z
      .union([
        z.enum(['asked', 'all']),
        strictShape({
          fixed: listOfDifferent(regionCode, { like: '[ENG]' }).describe('Always these regions'),
        }),
      ])
      .describe('Which holidays count: asked, all, or { fixed: [ENG] }'),
  }).describe('Where the rule applies'),
  citations: z.record(sourceId, quotedCitationSchema).describe('The quoted sources, by id'),
  words: z
    .array(
      strictShape({
        id: sourceId.describe('Id within this file, like 1-1'),
        cite: sourceId.describe('Citation id'),
        section: shownText.describe('Section, like "art. 1(1)"'),
        language: languageTag.describe('BCP 47 tag of the authentic language'),
        text: z.string('must be a text').describe('Verbatim; … marks omissions'),
        translation: shownText.optional().describe('Our English translation'),
      }),
    )
    .min(1)
    .describe('The sentences that the rule rests on'),
  units: strictShape({
    D: strictShape(unitShape).optional().describe('Days'),
    W: strictShape(unitShape).optional().describe('Weeks'),
    M: strictShape(monthShape).optional().describe('Months'),
    Y: strictShape(monthShape).optional().describe('Years'),
  }).describe('Units of the periods that it covers'),
  first_day: strictShape({ event: WAYS.event, ...saidShape }).describe('Where counting begins'),
  counts: strictShape({
    days: z.literal('open').describe('open = only open days count'),
    ...saidShape,
  })
    .optional()
    .describe('Leaves closed days out of the count'),
  short: strictShape({ to: wholeNumber.describe('Days'), ...saidShape })
    .optional()
    .describe('Leaves closed days out of the count in terms up to this length'),
  clear: strictShape(saidShape).optional().describe('Counting back leaves both ends out'),
  closed: strictShape({
    weekdays: z.array(weekdaySchema).optional().describe('Weekdays on which no term ends'),
    holidays: yes.optional().describe("yes = no term ends on one of the calendar's holidays"),
    holidays_backward: z
      .literal('country')
      .optional()
      .describe("Counting back, only the country's holidays are closed"),
    beside: z.array(sourceId).optional().describe('Ids of entries with "counts: no"'),
    yearly: z
      .array(z.union([dayOfMonth.transform((day) => ({ from: day, until: day })), spanSchema]))
      .optional()
      .describe('The same days every year, like 5 may'),
    days: z
      .array(
        strictShape({
          date: isoDay.describe('The day'),
          cite: sourceId.describe('The decree'),
          name: shownText.optional().describe('What it is called'),
        }),
      )
      .optional()
      .describe('Single days named by a decree'),
    ...saidShape,
  })
    .optional()
    .describe('Days on which a term may not end'),
  roll: strictShape({
    forward: WAYS.forward,
    backward: WAYS.backward
      .optional()
      .describe('The same for counting back, only where the words cover it'),
    ...saidShape,
  })
    .optional()
    .describe('What happens on a closed day'),
  minimum: strictShape({
    working_days: wholeNumber.describe('The least number of open days'),
    from: wholeNumber.describe('Applies to terms of this many days or more'),
    ...saidShape,
  })
    .optional()
    .describe('Open days that a term must contain'),
  standstill: strictShape({
    spans: z.array(spanSchema).min(1).describe('First and last day of each standstill, every year'),
    from_standstill: WAYS.from_standstill.optional(),
    ...saidShape,
  })
    .optional()
    .describe('Standstills: days on which terms do not run'),
  readings: z
    .array(
      strictShape({
        id: sourceId.describe('Id within this file'),
        says: shownText.describe('How it reads the words, in a sentence'),
        changes: strictShape(WAYS).partial().describe('What it changes'),
        prevails: yes.optional().describe('yes = a cited authority supports it'),
        cite: wordIds.optional().describe('Citation ids'),
      }),
    )
    .min(2, 'one reading is the rule itself; write the other one too')
    .optional()
    .describe('Readings of the words, where courts or commentators differ'),
  not_modelled: z
    .array(
      strictShape({
        what: shownText.describe('What is left out, in a sentence'),
        moves: z.enum(MOVES).describe('How it moves the last day'),
      }),
    )
    .optional()
    .describe('What the count leaves out'),
  refused: shownText.optional().describe('Why this rule counts nothing, in a sentence'),
  examples: z
    .array(
      strictShape({
        event: isoDay.describe('The day of the event'),
        period: parsedText('a period', 'write it like P14D or -P5D', parsePeriod).describe(
          'Like P14D or -P5D',
        ),
        place: calendarSchema.describe('Calendar, like DE or DE-BY'),
        last_day: isoDay.describe('The last day'),
        reading: sourceId.optional().describe('The reading that it belongs to'),
        cite: sourceId.optional().describe('Who publishes it'),
        shifted: shownText
          .optional()
          .describe('How a published example was moved into the supported years'),
      }),
    )
    .optional()
    .describe('At least three, one of them published'),
}).describe('Redletter source file of one term rule');

export type RuleSource = z.infer<typeof ruleSchema>;
