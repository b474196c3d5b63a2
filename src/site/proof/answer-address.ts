import { prefixOfWord } from '../../address/read-address.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { COUNTED, type Question, questionQuery } from '../calculator/calculator-form.ts';
import { addressIn } from '../languages/translated-routes.ts';
import type { Place } from '../places/places.ts';
import type { TermQuestion } from '../terms/counted-term.ts';
import { termQuery } from '../terms/term-form.ts';

/** What is made of an answer: the page, the sheet for the file, ".json" or ".ics". */
type Form = '/' | '/sheet/' | '.json' | '.ics';

/**
 * The address of a result, or of something made of it.
 * @param pin the release that is to answer; null for the one that is served.
 */
export function resultPath(question: Question, pin: string | null, form: Form = '/'): string {
  return pathOf('/calculator', questionQuery(question), question.place, pin, form);
}

/** The same of the last day of a term. */
export function termPath(question: TermQuestion, pin: string | null, form: Form = '/'): string {
  return pathOf('/deadline', termQuery(question), question.place, pin, form);
}

function pathOf(
  page: string,
  query: URLSearchParams,
  { speech }: Place,
  pin: string | null,
  form: Form,
): string {
  if (pin !== null) query.set('data', pin);
  query.sort();
  // The pages alone speak their language: files are for programs.
  return addressIn(speech.language, `${page}${form}?${query}`);
}

/** What a sheet is called: "GB-SCT 2026-12-24+10". */
export function sheetNumber(question: Question): string {
  return `${question.place.key.toUpperCase()} ${askedIn(question)}`;
}

/** The same of a term: "gb-foia-10 GB 2026-03-20+20D". */
export function termSheetNumber(question: TermQuestion): string {
  return `${question.record.rule} ${question.place.key.toUpperCase()} ${countedIn(question)}`;
}

/**
 * The address of a result to type from paper: "/a/gb-sct/2026-12-24+10/2026.11.6/".
 * @param version of the release that is to answer.
 */
export function shortPath(question: Question, version: string): string {
  return shortFor(question.place, askedIn(question), version);
}

/** The same of a term: "/a/gb/2026-03-20+20d~gb-foia-10/2026.11.7/". */
export function termShortPath(question: TermQuestion, version: string): string {
  const asked = `${countedIn(question).toLowerCase()}~${question.record.rule}`;
  return shortFor(question.place, asked, version);
}

function shortFor({ key, speech }: Place, asked: string, version: string): string {
  return `${prefixOfWord(speech.language.word)}/a/${key}/${asked}/${version}/`;
}

/** A place and dates, as `shortPath` writes them. */
const ASKED =
  /^(?<first>\d{4}-\d{2}-\d{2})(?:~(?<last>\d{4}-\d{2}-\d{2})(?<counted>\+1)?|(?<days>[+-]\d{1,10}))?$/;

/** A term, as `termShortPath` writes it. */
const COUNTED_TERM =
  /^(?<date>\d{4}-\d{2}-\d{2})(?<side>[+-])(?<count>[1-9]\d{0,3})(?<unit>[dwmy])~(?<rule>[a-z0-9-]+)$/;

/**
 * The address that a short one stands for, in English; null for one that is none.
 * @param key "gb-sct".
 * @param asked "2026-12-24+10".
 */
export function longAddress(key: string, asked: string, version: string): string | null {
  const term = COUNTED_TERM.exec(asked)?.groups;
  const query =
    term === undefined ? longQuery(key, asked, version) : termFields(key, term, version);
  return query && `/${term === undefined ? 'calculator' : 'deadline'}/?${query}`;
}

function termFields(
  key: string,
  { date = '', side, count, unit = '', rule = '' }: Readonly<Record<string, string>>,
  version: string,
): URLSearchParams {
  const [country = '', region] = key.toUpperCase().split('-');
  return new URLSearchParams([
    ['country', country],
    ['data', version],
    ['date', date],
    ['period', `${side === '-' ? '-' : ''}P${count}${unit.toUpperCase()}`],
    ...(region === undefined ? [] : [['region', region]]),
    ['rule', rule],
  ]);
}

function longQuery(key: string, asked: string, version: string): URLSearchParams | null {
  const { first = '', last, counted, days } = ASKED.exec(asked)?.groups ?? {};
  const [country = '', region] = key.toUpperCase().split('-');
  if (first === '') return null;
  const fields: Record<string, string> = {
    country,
    data: version,
    ...(region === undefined ? {} : { region }),
    ...(last === undefined ? { date: first, op: 'is' } : { start: first, end: last, op: 'count' }),
    ...(days === undefined ? {} : { days: days.replace('+', ''), op: 'add' }),
    ...(counted === undefined ? {} : { first: COUNTED }),
  };
  return new URLSearchParams(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function askedIn(question: Question): string {
  switch (question.op) {
    case 'add':
      return `${formatIsoDate(question.start)}${question.days < 0 ? '' : '+'}${question.days}`;
    case 'count':
      return `${formatIsoDate(question.start)}~${formatIsoDate(question.end)}${question.countsStart ? '+1' : ''}`;
    case 'is':
      return formatIsoDate(question.day);
    default:
      return question satisfies never;
  }
}

/** "2026-03-20+20D". */
function countedIn({ event, period }: TermQuestion): string {
  return `${formatIsoDate(event)}${period.isBack ? '-' : '+'}${period.count}${period.unit}`;
}
