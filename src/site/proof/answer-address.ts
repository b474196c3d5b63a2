import { prefixOfWord } from '../../address/read-address.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { COUNTED, type Question, questionQuery } from '../calculator/calculator-form.ts';
import { addressIn } from '../languages/translated-routes.ts';
import type { TermQuestion } from '../terms/counted-term.ts';
import { termQuery } from '../terms/term-form.ts';

/** A question of the calculator or of the deadline page. */
export type AnyQuestion = Question | TermQuestion;

/** A product of an answer: the page, the sheet for the file, ".json" or ".ics". */
type Form = '/' | '/sheet/' | '.json' | '.ics';

/** The parameters of a question in one spelling, sorted by name. */
export function answerQuery(question: AnyQuestion): URLSearchParams {
  return question.op === 'deadline' ? termQuery(question) : questionQuery(question);
}

/**
 * The address of an answer, or of one of its products.
 * @param pin the release to answer; null for the served one.
 */
export function resultPath(question: AnyQuestion, pin: string | null, form: Form = '/'): string {
  const page = question.op === 'deadline' ? '/deadline' : '/calculator';
  const query = answerQuery(question);
  if (pin !== null) query.set('data', pin);
  query.sort();
  // Only pages are translated: files are for programs.
  return addressIn(question.place.speech.language, `${page}${form}?${query}`);
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
  const { key, speech } = question.place;
  const rule = question.op === 'deadline' ? `~${question.record.rule}` : '';
  const asked = askedIn(question).toLowerCase() + rule;
  return `${prefixOfWord(speech.language.word)}/a/${key}/${asked}/${version}/`;
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
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) query.set(name, value);
  }
  query.sort();
  return `/${isTerm ? 'deadline' : 'calculator'}/?${query}`;
}

function askedIn(question: AnyQuestion): string {
  switch (question.op) {
    case 'add':
      return `${formatIsoDate(question.start)}${question.days < 0 ? '' : '+'}${question.days}`;
    case 'count':
      return `${formatIsoDate(question.start)}~${formatIsoDate(question.end)}${question.countsStart ? '+1' : ''}`;
    case 'is':
      return formatIsoDate(question.day);
    case 'deadline': {
      const { isBack, count, unit } = question.period;
      return `${formatIsoDate(question.event)}${isBack ? '-' : '+'}${count}${unit}`;
    }
    default:
      return question satisfies never;
  }
}
