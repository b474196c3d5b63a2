import type { EndpointName } from '../../../../src/api/endpoints/endpoint.ts';
import { ENDPOINT_BY_PATH } from '../../../../src/api/endpoints/endpoint-table.ts';
import type { Answer as Prepared } from '../../../../src/api/outcome.ts';
import type { PreparedData } from '../../../../src/api/prepared-data.ts';
import { sentenceOf } from '../../../../src/api/refusals/finding-sentence.ts';
import { misspeltSentence } from '../../../../src/api/refusals/refusal.ts';
import { formatIsoDate } from '../../../../src/calendar/day-number.ts';
import { type DayRange, rangeWords } from '../../../../src/calendar/supported-range.ts';
import { findMisspelt } from '../../../../src/question/find-misspelt.ts';
import type { Finding } from '../../../../src/question/finding.ts';
import type { ParameterName } from '../../../../src/question/parameter-table.ts';
import { readQuery, type Value } from '../../../../src/question/read-query.ts';
import { readDay } from '../dates.ts';
import { termError } from '../deadline/term-error.ts';
import { errorOf } from '../error-of.ts';
import { RedletterError } from '../redletter-error.ts';
import type { Answer, Answers, DateLike, Library, NamedCalendar } from '../types.ts';
import { prepareCalendar, prepareCountries } from './prepare.ts';

export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';

type Values = Readonly<Record<ParameterName, Value>>;

/** The API's sentence names a header, and a package receives none. */
const NO_PIN =
  'Leave the pin out: answers come from one release; open another with redletter/open.';

/**
 * The API's answer to a question, written as its path and query:
 * `/v1/count-business-days?start=2026-12-01&end=2026-12-31&country=GB`.
 * @param library an entry of countries (`import * as us from 'redletter/us'`) or an opened
 * release.
 * @throws RedletterError with the code that the API would send.
 */
export function ask({ countries }: Pick<Library, 'countries'>, question: string): Answer {
  const [path = '', ...query] = String(question).split('?');
  const read = (names: readonly ParameterName[]) => {
    const others: string[] = [];
    const values = readQuery(query.join('?'), names, others);
    const misspelt = findMisspelt(others, names);
    if (misspelt !== null) {
      const code = 'bad_request';
      const isPin = misspelt.parameter === 'data_version';
      throw new RedletterError(code, isPin ? NO_PIN : misspeltSentence(misspelt));
    }
    return values;
  };
  return answerTo(path, prepareCountries(countries), read, inTheApisWords);
}

/** A question in the API's words gets the API's message. */
function inTheApisWords(finding: Finding, range: DayRange): RedletterError {
  return new RedletterError(finding.code, sentenceOf(finding, rangeWords(range)));
}

/**
 * The API's answers about a calendar with names. Each method throws RedletterError with the code
 * that the API would send.
 * @throws TypeError for a calendar without names, and for a joint or changed one.
 */
export function answers(calendar: NamedCalendar): Answers {
  const { data, where } = prepareCalendar(calendar);
  function about<Body>(
    endpoint: EndpointName,
    given: Readonly<Record<string, string>>,
    refuse: (finding: Finding, range: DayRange) => RedletterError = errorOf,
  ) {
    const values: Readonly<Record<string, Value>> = { ...given, ...where };
    return answerTo(
      `/v1/${endpoint}`,
      data,
      (names) => Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Values,
      refuse,
    ) as Answer<Body>;
  }
  /** Text stays unparsed, since the API reads it in its own order of checks. */
  const textOf = (date: DateLike) =>
    typeof date === 'string' ? date : formatIsoDate(readDay(date, calendar.range));
  return {
    isBusinessDay: (date) => about('is-business-day', { date: textOf(date) }),
    add: (date, days) => about('add-business-days', { date: textOf(date), days: String(days) }),
    count: (start, end) => about('count-business-days', { start: textOf(start), end: textOf(end) }),
    holidays: (year) => about('holidays', { year: String(year) }),
    deadline: (rule, date, period) =>
      about('deadline', { rule, date: textOf(date), period }, termError),
  };
}

function answerTo(
  path: string,
  data: PreparedData,
  read: (names: readonly ParameterName[]) => Values,
  refuse: (finding: Finding, range: DayRange) => RedletterError = errorOf,
): Answer {
  const endpoint = ENDPOINT_BY_PATH.get(path);
  if (endpoint === undefined) {
    const paths = [...ENDPOINT_BY_PATH.keys()].join(', ');
    throw new RedletterError('not_found', `The path must be one of ${paths}.`);
  }
  const outcome: Prepared | Finding = endpoint.answer(data, read(endpoint.parameters));
  if ('code' in outcome) throw refuse(outcome, outcome.held ?? data.range);
  const { text } = outcome;
  return {
    text,
    get body() {
      return JSON.parse(text);
    },
  };
}
