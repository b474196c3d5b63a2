import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import {
  addBusinessDays,
  countBusinessDays,
  type DayKind,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
} from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { type Place, regionQuery } from '../places/places.ts';
import { rangeInWords } from '../places/release-range.ts';
import { figure, fullDate, listWords, longDate, plural } from '../words.ts';
import type { Fault, Question } from './calculator-form.ts';
import { holidayWords } from './trace.ts';

/** An answer in words, with what its picture is drawn from. */
export interface Calculated {
  /** "5 business days after Tuesday 30 June 2026 is", then the answer itself. */
  readonly lead: string;
  readonly answer: string;
  readonly title: string;
  /** The question in full: "Which date is 5 business days after Tuesday 30 June 2026 in Bavaria, Germany?". */
  readonly asked: string;
  /** The title where regions have other answers. */
  readonly dependent: string;
  /** The question as a name: "5 business days after 30 June 2026 (DE-BY)"; no release changes it. */
  readonly brief: string;
  /** Question, place and answer in one sentence, without a full stop. */
  readonly sentence: string;
  /** What was passed over, and how the ends count. */
  readonly detail: string;
  /** The date for the leaf; null where the answer is a number. */
  readonly leaf: DayNumber | null;
  readonly figure: string | null;
  /** The dates to trace, in the direction of travel. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly holidays: readonly ReleasedHoliday[];
  readonly businessDays: number;
}

/** Answers with the same arithmetic as the API; a fault when the end lies out of range. */
export function calculate(question: Question): Calculated | Fault {
  switch (question.op) {
    case 'add':
      return add(question);
    case 'count':
      return count(question);
    case 'is':
      return ask(question);
    default:
      return question satisfies never;
  }
}

/** Search engines and tabs cut off longer titles. */
const TITLE_MAX = 70;

/** The title with the place by name, as long as that fits; else by its region, else by its code. */
function titleFor(place: Place, write: (name: string) => string): string {
  const names = [place.name, place.region?.name ?? place.name, codeOf(place)];
  const titles = names.map((name) => write(name));
  return titles.find((title) => title.length <= TITLE_MAX) ?? write(codeOf(place));
}

/** What a page of an answer is called; `dependent` where regions have other answers. */
function titles(place: Place, about: (name: string) => string, answer: string) {
  return {
    title: titleFor(place, (name) => `${about(name)}: ${answer}`),
    dependent: titleFor(place, (name) => `It depends where: ${about(name)}`),
  };
}

/** "DE-BY": no release gives a calendar another code. */
function codeOf(place: Place): string {
  return place.key.toUpperCase();
}

export function isFault(value: Calculated | Fault): value is Fault {
  return 'code' in value;
}

/** The API call with the same answer, from the root. */
export function apiCall(question: Question): string {
  const { country } = question.place.artifact;
  const region = regionQuery(question.place);
  switch (question.op) {
    case 'add':
      return `/v1/add-business-days?date=${formatIsoDate(question.start)}&days=${question.days}&country=${country}${region}`;
    case 'count':
      return `/v1/count-business-days?start=${formatIsoDate(apiStart(question))}&end=${formatIsoDate(question.end)}&country=${country}${region}`;
    case 'is':
      return `/v1/is-business-day?date=${formatIsoDate(question.day)}&country=${country}${region}`;
    default:
      return question satisfies never;
  }
}

/**
 * The start that the API has to be given for the same number: where the start date counts too, the
 * date before it. At an end of the range there is none, and the start stays.
 */
export function apiStart({
  start,
  end,
  countsStart,
  range,
}: Extract<Question, { op: 'count' }>): DayNumber {
  const before = start <= end ? start - 1 : start + 1;
  return countsStart && isWithin(before, range) ? before : start;
}

const ENDS = 'The start date is not counted; the end date is.';
const BOTH_ENDS = 'The start date and the end date are both counted.';

/** Contract 4.3; with the start date besides where payroll is to be had. */
function countDays({ place, start, end, countsStart }: Extract<Question, { op: 'count' }>) {
  const { calendar } = place;
  const counted = countBusinessDays(calendar, start, end);
  const { from, to } = counted.holidays;
  const holidays = calendar.weekdayHolidays.slice(from, to);
  if (!countsStart) return { ...counted, holidays };
  const kind = kindOf(calendar, start);
  const works = kind === 'business_day' ? 1 : 0;
  const isWeekend = kind === 'weekend' ? 1 : 0;
  const own = calendar.weekdayHolidays.filter(({ day }) => day === start);
  return {
    businessDays: start <= end ? counted.businessDays + works : counted.businessDays - works,
    calendarDays: counted.calendarDays + 1,
    weekendDays: counted.weekendDays + isWeekend,
    holidayDates: counted.holidayDates + 1 - works - isWeekend,
    holidays: start <= end ? [...own, ...holidays] : [...holidays, ...own],
  };
}

function add({ place, range, start, days }: Extract<Question, { op: 'add' }>): Calculated | Fault {
  const sum = addBusinessDays(place.calendar, start, days);
  if (sum === null) {
    return {
      field: 'days',
      code: 'date_out_of_range',
      message: `The end date would lie outside ${rangeInWords(range)}: give business days nearer to zero`,
    };
  }
  const holidays = place.calendar.weekdayHolidays.slice(sum.skipped.from, sum.skipped.to);
  const amount = plural(Math.abs(days), 'business day');
  const relation = days < 0 ? 'before' : 'after';
  const from = `${amount} ${relation} ${longDate(start)}`;
  const brief = `${amount} ${relation} ${fullDate(start)} (${codeOf(place)})`;
  return {
    lead: `${from} is`,
    answer: longDate(sum.end),
    ...titles(
      place,
      (name) => `${amount} ${relation} ${fullDate(start)} (${name})`,
      fullDate(sum.end),
    ),
    asked: `Which date is ${from} in ${place.inWords}?`,
    brief,
    sentence: `${from} in ${place.inWords} is ${longDate(sum.end)}`,
    detail: `${plural(Math.abs(sum.calendarDays), 'calendar day')}, ${plural(sum.weekendDays, 'weekend day')} and ${plural(holidays.length, 'holiday')} skipped. ${ENDS}`,
    leaf: sum.end,
    figure: null,
    from: start,
    to: sum.end,
    holidays,
    businessDays: days,
  };
}

function count(question: Extract<Question, { op: 'count' }>): Calculated {
  const { place, start, end, countsStart } = question;
  const counted = countDays(question);
  const { holidays } = counted;
  const amount = plural(counted.businessDays, 'business day');
  const ends = countsStart ? ', both counted,' : '';
  const lead = `From ${longDate(start)} to ${longDate(end)}${ends} there ${Math.abs(counted.businessDays) === 1 ? 'is' : 'are'}`;
  return {
    lead,
    answer: amount,
    asked: `How many business days are there from ${longDate(start)} to ${longDate(end)}${ends} in ${place.inWords}?`,
    brief: `Business days, ${fullDate(start)} to ${fullDate(end)}${ends} (${codeOf(place)})`,
    sentence: `${lead} ${amount} in ${place.inWords}`,
    ...titles(place, (name) => `${fullDate(start)} to ${fullDate(end)}${ends} (${name})`, amount),
    detail: `${plural(counted.calendarDays, 'calendar day')}, of them ${plural(counted.weekendDays, 'weekend day')} and ${plural(counted.holidayDates, 'holiday on a weekday', 'holidays on weekdays')}. ${countsStart ? BOTH_ENDS : ENDS}${start > end ? ' Counting backward gives a number below zero.' : ''}`,
    leaf: null,
    figure: figure(counted.businessDays),
    from: start,
    to: end,
    holidays,
    businessDays: counted.businessDays,
  };
}

/** "Monday 31 August 2026", with the other dates where regions have others. */
function byRegion(
  { parts }: Place,
  common: DayNumber,
  dateIn: (part: Place['calendar']) => DayNumber | null,
): string {
  const dates = parts.flatMap((part) => dateIn(part) ?? []);
  const others = [...new Set(dates)].filter((date) => date !== common).sort((a, b) => a - b);
  if (others.length === 0) return longDate(common);
  return `${longDate(common)}, in some regions ${listWords(others.map(longDate))}`;
}

const KIND_WORDS: Readonly<Record<DayKind, string>> = {
  business_day: 'a business day',
  weekend: 'a weekend day',
  regional_holiday: 'a regional holiday',
  public_holiday: 'a public holiday',
};

function ask({ place, range, day }: Extract<Question, { op: 'is' }>): Calculated {
  const { calendar } = place;
  const kind = kindOf(calendar, day);
  const [previous, next] = [previousBusinessDay(calendar, day), nextBusinessDay(calendar, day)];
  const because = holidayWords(calendar, day);
  const neighbours = [
    previous === null
      ? `no business day before it in ${rangeInWords(range)}`
      : `the one before is ${byRegion(place, previous, (part) => previousBusinessDay(part, day))}`,
    next === null
      ? 'none after it'
      : `the next is ${byRegion(place, next, (part) => nextBusinessDay(part, day))}`,
  ];
  const lead = `${longDate(day)} in ${place.inWords} is`;
  const answer =
    kind === 'business_day' ? 'a business day' : `not a business day, but ${KIND_WORDS[kind]}`;
  return {
    lead,
    answer,
    asked: `Is ${longDate(day)} a business day in ${place.inWords}?`,
    brief: `Business day? ${fullDate(day)} (${codeOf(place)})`,
    sentence: `${lead} ${answer}`,
    ...titles(
      place,
      (name) => `${fullDate(day)} (${name})`,
      kind === 'business_day' ? 'a business day' : 'not a business day',
    ),
    detail: `${because === '' ? '' : `${because}. `}Of business days, ${neighbours.join('; ')}.`,
    leaf: day,
    figure: null,
    from: previous ?? day,
    to: next ?? day,
    holidays: [],
    businessDays: 0,
  };
}
