import { formatIsoDate } from '../../calendar/day-number.ts';
import { COUNTED, type Question, questionQuery } from '../calculator/calculator-form.ts';
import { addressIn } from '../languages/translated-routes.ts';

/**
 * The address of a result, or of something made of it.
 * @param pin the release that is to answer; null for the one that is served.
 * @param form of the result: "/", the sheet for the file, ".json" or ".ics".
 */
export function resultPath(
  question: Question,
  pin: string | null,
  form: '/' | '/sheet/' | '.json' | '.ics' = '/',
): string {
  const query = questionQuery(question);
  if (pin !== null) query.set('data', pin);
  query.sort();
  // The pages alone speak their language: files are for programs.
  return addressIn(question.place.speech.language, `/calculator${form}?${query}`);
}

/** What a sheet is called: "GB-SCT 2026-12-24 +10". */
export function sheetNumber(question: Question): string {
  return `${question.place.key.toUpperCase()} ${askedIn(question)}`;
}

/**
 * The address of a result to type from paper: "/a/gb-sct/2026-12-24+10/2026.11.6/".
 * @param version of the release that is to answer.
 */
export function shortPath(question: Question, version: string): string {
  const { word } = question.place.speech.language;
  const path = `/a/${question.place.key}/${askedIn(question)}/${version}/`;
  return word === '' ? path : `/${word}${path}`;
}

/** A place and dates, as `shortPath` writes them. */
const ASKED =
  /^(?<first>\d{4}-\d{2}-\d{2})(?:~(?<last>\d{4}-\d{2}-\d{2})(?<counted>\+1)?|(?<days>[+-]\d{1,10}))?$/;

/**
 * The calculator's query that a short address stands for; null for one that is none.
 * @param key "gb-sct".
 * @param asked "2026-12-24+10".
 */
export function longQuery(key: string, asked: string, version: string): URLSearchParams | null {
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
