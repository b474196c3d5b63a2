import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { EndpointName } from './endpoint.ts';

/** An endpoint in the reference: the OpenAPI document and the pages. */
export interface EndpointNotes {
  /** The operation's name in generated clients. */
  readonly operationId: string;
  readonly title: string;
  readonly summary: string;
  /** How to read the answer; Markdown. */
  readonly rules: readonly string[];
  /** Used where the parameters' own examples do not fit together. */
  readonly examples?: Readonly<Record<string, string>>;
}

const SPAN_RULE =
  'The start is never counted; the end is. Dates are traversed one at a time in the direction of travel, and only business days count.';

export const ENDPOINT_NOTES: Readonly<Record<EndpointName, EndpointNotes>> = {
  'is-business-day': {
    operationId: 'isBusinessDay',
    title: 'Is it a business day?',
    summary:
      'Returns whether a date is a business day, why, and the nearest business days before and after it.',
    rules: [
      'When several reasons apply, `reason` is the first of `weekend`, `regional_holiday`, `public_holiday`, `business_day`.',
      '`holidays` lists the holidays of the date even when the reason is `weekend`.',
      '`next_business_day` and `previous_business_day` are null at the ends of the supported range.',
    ],
  },
  'add-business-days': {
    operationId: 'addBusinessDays',
    title: 'Add business days',
    summary: 'Moves a number of business days forward or back from a date.',
    rules: [
      SPAN_RULE,
      '`days=0` returns the date itself, even on a weekend or a holiday.',
      'A holiday on a weekend date counts under `weekends_skipped` only. Several holidays on one weekday are all listed.',
      `An end outside ${RANGE_WORDS} is \`date_out_of_range\`.`,
    ],
  },
  'count-business-days': {
    operationId: 'countBusinessDays',
    title: 'Count business days',
    summary: 'Counts the business days after one date, up to and including another.',
    rules: [
      SPAN_RULE,
      'When the start is later than the end, `business_days` is negative; the other counts are not.',
      'Every traversed date is a weekend date, a weekday with a holiday, or a business day, so `total_calendar_days` = `weekends` + `holidays_on_weekdays` + |`business_days`|.',
      '`holidays_on_weekdays` counts dates; `holidays` may hold more records.',
    ],
  },
  holidays: {
    operationId: 'listHolidays',
    title: 'List holidays',
    summary: 'Lists all holidays of a calendar in one year.',
    rules: [
      'Send a region to include its holidays; the list then holds the national ones too.',
      'A record belongs to the year of `date`, the day off: 1 January 2028, observed on Friday 2027-12-31, is listed in 2027.',
      'Records are sorted by `date`, then by `name` in code points.',
    ],
  },
  countries: {
    operationId: 'listCountries',
    title: 'List countries',
    summary: 'Lists the supported countries with their weekends, regions and notes.',
    rules: [
      'It takes no parameters, and lists the regions for every caller.',
      '`notes` say what a country’s list leaves out: half days, municipal days, bank-only days.',
    ],
  },
  deadline: {
    examples: { country: 'DE', region: 'BY' },
    operationId: 'deadline',
    title: 'The last day that a law gives',
    summary:
      'Counts a period from an event by a named rule of law: the last day, each step and the words.',
    rules: [
      'No advice: which rule and period apply is for you to know. `not_modelled` says what is left out, and which way that errs.',
      'Without `region`, a holiday that only some regions keep closes no day; a rule of fixed regions takes none.',
      'A negative period is counted back, where the words allow it.',
      'Where readings differ, `earliest` and `latest` do; `end_date` is by the one with authority, else the earliest.',
      'What the words or the data do not cover is refused, never guessed.',
    ],
  },
  'deadline-rules': {
    operationId: 'listDeadlineRules',
    title: 'List the rules',
    summary: 'Lists the rules by which deadlines are counted, with their words.',
    rules: [
      '`law` quotes the authentic language; `seen` is `read` for a text that was read whole, else `quoted`.',
      'Nothing is counted by a rule with a sentence under `refused`.',
    ],
  },
};
