import { prefixOfWord } from '../../address/read-address.ts';
import type { CountryData } from '../../artifact/data-set.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { type TermPeriod, writePeriod } from '../../terms/term-rule.ts';
import { addressIn } from '../languages/translated-routes.ts';
import type { Place } from '../places/places.ts';

/** A question that can be answered: the release holds its dates for the place. */
export type Question = { readonly place: Place } & (
  | { readonly op: 'add'; readonly start: DayNumber; readonly days: number }
  | {
      readonly op: 'count';
      readonly start: DayNumber;
      readonly end: DayNumber;
      /** For payroll: the start date counts too. The API never counts it. */
      readonly countsStart: boolean;
    }
  | { readonly op: 'is'; readonly day: DayNumber }
);

/** A term to count, by a rule that counts in the place. */
export interface TermQuestion {
  readonly op: 'deadline';
  readonly record: RuleRecord;
  readonly event: DayNumber;
  readonly period: TermPeriod;
  readonly place: Place;
  /** The country of the place, with all its calendars. */
  readonly country: CountryData;
}

/** A question of the calculator or of the deadline page. */
export type AnyQuestion = Question | TermQuestion;

/** A product of an answer: the page, the sheet for the file, ".json" or ".ics". */
type Form = '/' | '/sheet/' | '.json' | '.ics';

/** The value that the tick box "count the start day too" sends. */
export const COUNTED = 'counted';

/** The parameters of a question in one spelling, sorted by name. */
export function answerQuery(question: AnyQuestion): URLSearchParams {
  const { op } = question;
  const query = new URLSearchParams({ ...fieldsOf(question), ...(op !== 'deadline' && { op }) });
  query.sort();
  return query;
}

/** What a question asks, and its place, in the spelling and order of the API. */
function fieldsOf(question: AnyQuestion): Record<string, string> {
  const { artifact, region } = question.place;
  return {
    ...askedFields(question),
    country: artifact.country,
    ...(region !== null && { region: region.code }),
  };
}

function askedFields(question: AnyQuestion): Record<string, string> {
  switch (question.op) {
    case 'add':
      return { date: formatIsoDate(question.start), days: String(question.days) };
    case 'count':
      return {
        start: formatIsoDate(question.start),
        end: formatIsoDate(question.end),
        ...(question.countsStart && { first: COUNTED }),
      };
    case 'is':
      return { date: formatIsoDate(question.day) };
    case 'deadline': {
      const { record, event, period } = question;
      return { rule: record.rule, date: formatIsoDate(event), period: writePeriod(period) };
    }
    default:
      return question satisfies never;
  }
}

const ENDPOINTS = {
  add: 'add-business-days',
  count: 'count-business-days',
  is: 'is-business-day',
  deadline: 'deadline',
} as const satisfies Record<AnyQuestion['op'], string>;

/** The API call that gives the same answer, from the root. */
export function apiCall(question: AnyQuestion): string {
  const fields = fieldsOf(question.op === 'count' ? withoutStart(question) : question);
  return `/v1/${ENDPOINTS[question.op]}?${new URLSearchParams(fields)}`;
}

/**
 * The count for which the API gives the same number. If the start date counts too, it starts at
 * the neighbouring date outside the span, unless the range ends at the start.
 */
function withoutStart(question: Extract<Question, { op: 'count' }>) {
  const { place, start, end, countsStart } = question;
  const before = start <= end ? start - 1 : start + 1;
  const isMoved = countsStart && isWithin(before, place.calendar.range);
  return { ...question, start: isMoved ? before : start, countsStart: false };
}

/**
 * The address of an answer, or of one of its products.
 * @param pin the release to answer; null for the served one.
 * @param more fields besides those of the question.
 */
export function resultPath(
  question: AnyQuestion,
  pin: string | null,
  form: Form = '/',
  more: Readonly<Record<string, string>> = {},
): string {
  const page = question.op === 'deadline' ? '/deadline' : '/calculator';
  const query = new URLSearchParams([...answerQuery(question), ...Object.entries(more)]);
  if (pin !== null) query.set('data', pin);
  query.sort();
  // Only pages are translated: files are for programs.
  return addressIn(question.place.locale.language, `${page}${form}?${query}`);
}

/** The number of a sheet: "GB-SCT 2026-12-24+10", "gb-foia-10 GB 2026-03-20+20D". */
export function sheetNumber(question: AnyQuestion): string {
  const rule = question.op === 'deadline' ? `${question.record.rule} ` : '';
  return `${rule}${question.place.key.toUpperCase()} ${askedIn(question)}`;
}

/**
 * A short address to type from paper: "/a/gb-sct/2026-12-24+10/2026.11.6/",
 * "/a/gb/2026-03-20+20d~gb-foia-10/2026.11.7/".
 * @param version the release that answers.
 */
export function shortPath(question: AnyQuestion, version: string): string {
  const { key, locale } = question.place;
  const rule = question.op === 'deadline' ? `~${question.record.rule}` : '';
  const asked = askedIn(question).toLowerCase() + rule;
  return `${prefixOfWord(locale.language.word)}/a/${key}/${asked}/${version}/`;
}

/** The part that `shortPath` writes between the place and the release. */
const ASKED =
  /^(?<from>\d{4}-\d{2}-\d{2})(?:~(?<to>\d{4}-\d{2}-\d{2})(?<counted>\+1)?|(?<days>[+-]\d{1,10})|(?<side>[+-])(?<count>[1-9]\d{0,3})(?<unit>[dwmy])~(?<rule>[a-z0-9-]+))?$/;

/**
 * The English address that a short one stands for; null for a malformed one.
 * @param key "gb-sct".
 * @param asked "2026-12-24+10".
 */
export function longAddress(key: string, asked: string, version: string): string | null {
  const groups = ASKED.exec(asked)?.groups;
  if (groups === undefined) return null;
  const { from, to, counted, days, side, count, unit, rule } = groups;
  const [country, region] = key.toUpperCase().split('-');
  const isTerm = rule !== undefined;
  const op = to !== undefined ? 'count' : days !== undefined ? 'add' : 'is';
  const fields = {
    ...{ country, region, rule, data: version },
    ...(to === undefined ? { date: from } : { start: from, end: to }),
    days: days?.replace('+', ''),
    first: counted && COUNTED,
    period: isTerm ? `${side === '-' ? '-' : ''}P${count}${unit?.toUpperCase()}` : undefined,
    op: isTerm ? undefined : op,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given);
  query.sort();
  return `/${isTerm ? 'deadline' : 'calculator'}/?${query}`;
}

function askedIn(question: AnyQuestion): string {
  const { start, end, date, days, first } = askedFields(question);
  if (question.op === 'deadline') {
    const { isBack, count, unit } = question.period;
    return `${date}${isBack ? '-' : '+'}${count}${unit}`;
  }
  if (question.op === 'count') return `${start}~${end}${first === undefined ? '' : '+1'}`;
  return question.op === 'is' ? `${date}` : `${date}${question.days < 0 ? '' : '+'}${days}`;
}
