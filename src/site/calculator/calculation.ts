import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import {
  addBusinessDays,
  countBusinessDays,
  type DayKind,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
} from '../../calendar/questions.ts';
import type { Localized } from '../languages/localized.ts';
import type { Sentence } from '../languages/sentence.ts';
import { type Place, regionName } from '../places/places.ts';
import { rangeInWords } from '../places/release-range.ts';
import type { Fault } from './calculator-faults.ts';
import type { Question } from './question.ts';
import { holidayWords } from './trace.ts';

type Asked<Op> = Extract<Question, { op: Op }>;

/** An answer in words, and the dates of its picture. */
export interface Calculated extends ReturnType<typeof inWords> {
  readonly answer: string;
  /** What was skipped, and whether the start and end count. */
  readonly detail: Localized;
  /** The date for the leaf; null where the answer is a number. */
  readonly leaf: DayNumber | null;
  /** The dates of the trace, in the direction of travel. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly holidays: readonly ReleasedHoliday[];
  readonly businessDays: number;
}

/** Answers with the API's own arithmetic; a fault when the end lies outside the range. */
export function calculate(question: Question): Calculated | Fault {
  if (question.op === 'add') return add(question);
  return question.op === 'count' ? count(question) : ask(question);
}

export function isFault(value: Calculated | Fault): value is Fault {
  return 'code' in value;
}

/** Search engines and tabs cut off longer titles. */
const TITLE_MAX = 70;

/**
 * The question and its answer in the sentences of an operation.
 * @param about the question in short, with the name of its place.
 * @param short the answer as in a title.
 */
function inWords(
  place: Place,
  words: Readonly<Record<'headline' | 'asked' | 'sentence', Sentence<string>>>,
  values: Readonly<Record<string, string>>,
  answer: string,
  about: (name: string) => string,
  short: string,
) {
  const { t, say } = place.locale;
  const inPlace = { ...values, place: place.inWords };
  const titleWith = (write: (about: string) => string): string => {
    const whole = write(about(place.name));
    return whole.length <= TITLE_MAX ? whole : write(about(regionName(place)));
  };
  return {
    // "5 business days after Tuesday 30 June 2026 is {answer}": a template fills in an element.
    headline: { sentence: words.headline, values },
    // "Which date is 5 business days after Tuesday 30 June 2026 in Bavaria, Germany?".
    asked: say(words.asked, inPlace),
    sentence: say(words.sentence, { ...inPlace, answer }),
    // "5 business days after 30 June 2026 (Bavaria, Germany)".
    about: about(place.name),
    title: titleWith((asked) => say(t.answer.title, { about: asked, answer: short })),
    // The title for a question whose regions have different answers.
    dependent: titleWith((asked) => say(t.answer.dependent, { about: asked })),
  };
}

/** Contract 4.3; for payroll, the start date counts as well. */
function countDays({ place: { calendar }, start, end, countsStart }: Asked<'count'>) {
  const counted = countBusinessDays(calendar, start, end);
  const { from, to } = counted.holidays;
  const holidays = calendar.weekdayHolidays.slice(from, to);
  if (!countsStart) return { ...counted, holidays };
  const kind = kindOf(calendar, start);
  const works = kind === 'business_day' ? 1 : 0;
  const isWeekend = kind === 'weekend' ? 1 : 0;
  const own = calendar.weekdayHolidays.filter(({ day }) => day === start);
  return {
    businessDays: counted.businessDays + (start <= end ? works : -works),
    calendarDays: counted.calendarDays + 1,
    weekendDays: counted.weekendDays + isWeekend,
    holidayDates: counted.holidayDates + 1 - works - isWeekend,
    holidays: start <= end ? [...own, ...holidays] : [...holidays, ...own],
  };
}

function add({ place, start, days }: Asked<'add'>): Calculated | Fault {
  const { calendar, locale } = place;
  const { t, say, fullDate, longDate } = locale;
  const sum = addBusinessDays(calendar, start, days);
  if (sum === null) {
    const message = say(t.faults.endOutside, { range: rangeInWords(calendar.range, locale) });
    return { field: 'days', code: 'date_out_of_range', message };
  }
  const { end, skipped, calendarDays, weekendDays } = sum;
  const holidays = calendar.weekdayHolidays.slice(skipped.from, skipped.to);
  const words = days < 0 ? t.subtracted : t.added;
  const amount = say(t.amounts.businessDays, { n: Math.abs(days) });
  const answer = longDate(end);
  return {
    ...inWords(
      place,
      words,
      { days: amount, date: longDate(start) },
      answer,
      (name) => say(words.about, { days: amount, date: fullDate(start), place: name }),
      fullDate(end),
    ),
    answer,
    detail: say(t.answer.addDetail, {
      calendarDays: say(t.amounts.calendarDays, { n: Math.abs(calendarDays) }),
      weekendDays: say(t.amounts.weekendDays, { n: weekendDays }),
      holidays: say(t.amounts.holidays, { n: holidays.length }),
      ends: t.answer.ends,
    }),
    ...{ leaf: end, from: start, to: end, holidays, businessDays: days },
  };
}

function count(question: Asked<'count'>): Calculated {
  const { place, start, end, countsStart } = question;
  const { t, say, fullDate, longDate } = place.locale;
  const { businessDays, holidays, ...counted } = countDays(question);
  const amount = businessDays < 0 ? t.amounts.belowZero : t.amounts.businessDays;
  const answer = say(amount, { n: businessDays });
  const words = countsStart ? t.countedBoth : t.counted;
  const one = { ...words, headline: words.headlineOne, sentence: words.sentenceOne };
  const detail = say(t.answer.countDetail, {
    calendarDays: say(t.amounts.calendarDays, { n: counted.calendarDays }),
    weekendDays: say(t.amounts.weekendDays, { n: counted.weekendDays }),
    holidays: say(t.amounts.weekdayHolidays, { n: counted.holidayDates }),
    ends: countsStart ? t.answer.bothEnds : t.answer.ends,
  });
  return {
    ...inWords(
      place,
      Math.abs(businessDays) === 1 ? one : words,
      { start: longDate(start), end: longDate(end) },
      answer,
      (name) => say(words.about, { start: fullDate(start), end: fullDate(end), place: name }),
      answer,
    ),
    answer,
    detail: start > end ? say(t.answer.backward, { detail }) : detail,
    ...{ leaf: null, from: start, to: end, holidays, businessDays },
  };
}

/** "Monday 31 August 2026", marked where regions have another date; null where there is no date. */
function byRegion(
  { calendar, parts, locale }: Place,
  dateIn: (calendar: Place['calendar']) => DayNumber | null,
): string | null {
  const { t, say, listWords, longDate } = locale;
  const common = dateIn(calendar);
  if (common === null) return null;
  const date = longDate(common);
  const dates = new Set(parts.flatMap((part) => dateIn(part) ?? []));
  dates.delete(common);
  if (dates.size === 0) return date;
  const others = listWords([...dates].sort((one, other) => one - other).map(longDate));
  return say(t.isIt.inSomeRegions, { date, others });
}

const KIND_WORDS = {
  business_day: 'works',
  weekend: 'isWeekend',
  regional_holiday: 'isRegional',
  public_holiday: 'isPublic',
} as const satisfies Record<DayKind, string>;

function ask({ place, day }: Asked<'is'>): Calculated {
  const { calendar, locale } = place;
  const { t, say, tell, fullDate, longDate } = locale;
  const kind = kindOf(calendar, day);
  const answer = t.isIt[KIND_WORDS[kind]];
  const because = holidayWords(place, day);
  const neighbours = neighbourWords(place, day);
  return {
    ...inWords(
      place,
      { ...t.isIt, sentence: t.isIt.headline },
      { date: longDate(day), place: place.inWords },
      answer,
      (name) => say(t.isIt.about, { date: fullDate(day), place: name }),
      kind === 'business_day' ? t.isIt.works : t.isIt.isOff,
    ),
    answer,
    detail: because === '' ? neighbours : tell(t.isIt.because, { because, neighbours }),
    leaf: day,
    from: previousBusinessDay(calendar, day) ?? day,
    to: nextBusinessDay(calendar, day) ?? day,
    ...{ holidays: [], businessDays: 0 },
  };
}

/** "Previous business day: Thursday 2 July 2026; next: Monday 6 July 2026." */
function neighbourWords(place: Place, day: DayNumber): string {
  const { t, say } = place.locale;
  const before = byRegion(place, (calendar) => previousBusinessDay(calendar, day));
  const after = byRegion(place, (calendar) => nextBusinessDay(calendar, day));
  return say(t.isIt.neighbours, {
    before:
      before === null
        ? say(t.isIt.noneBefore, { range: rangeInWords(place.calendar.range, place.locale) })
        : say(t.isIt.before, { date: before }),
    after: after === null ? t.isIt.noneAfter : say(t.isIt.after, { date: after }),
  });
}
