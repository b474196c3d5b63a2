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
import type { Sentence } from '../languages/sentence.ts';
import type { Told } from '../languages/told.ts';
import { type Place, regionName } from '../places/places.ts';
import { rangeInWords } from '../places/release-range.ts';
import type { Fault } from './calculator-faults.ts';
import type { Question } from './calculator-form.ts';
import { holidayWords } from './trace.ts';

/** An answer in words, and the dates of its picture. */
export interface Calculated {
  /** "5 business days after Tuesday 30 June 2026 is {answer}". */
  readonly headline: {
    /** The answer's sentence, with a placeholder that a template renders as an element. */
    readonly sentence: Sentence<string>;
    readonly values: Readonly<Record<string, string>>;
  };
  readonly answer: string;
  readonly title: string;
  /** The question in full: "Which date is 5 business days after Tuesday 30 June 2026 in Bavaria, Germany?". */
  readonly asked: string;
  /** The question in short: "5 business days after 30 June 2026 (Bavaria, Germany)". */
  readonly about: string;
  /** The title for a question whose regions have different answers. */
  readonly dependent: string;
  /** The question, place and answer in one sentence, without a full stop. */
  readonly sentence: string;
  /** What was skipped, and whether the start and end count. */
  readonly detail: Told;
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

/** The titles of an answer's page; a region is named with its country if that fits. */
function titles(place: Place, about: (name: string) => string, answer: string) {
  const { t, say } = place.speech;
  const titleWith = (write: (about: string) => string): string => {
    const whole = write(about(place.name));
    return whole.length <= TITLE_MAX ? whole : write(about(regionName(place)));
  };
  return {
    about: about(place.name),
    title: titleWith((asked) => say(t.answer.title, { about: asked, answer })),
    dependent: titleWith((asked) => say(t.answer.dependent, { about: asked })),
  };
}

export function isFault(value: Calculated | Fault): value is Fault {
  return 'code' in value;
}

/** Contract 4.3; for payroll, the start date counts as well. */
function countDays({ place, start, end, countsStart }: Extract<Question, { op: 'count' }>) {
  const { calendar } = place;
  const { weekdayHolidays } = calendar;
  const counted = countBusinessDays(calendar, start, end);
  const holidays = weekdayHolidays.slice(counted.holidays.from, counted.holidays.to);
  if (!countsStart) return { ...counted, holidays };
  const kind = kindOf(calendar, start);
  const works = kind === 'business_day' ? 1 : 0;
  const isWeekend = kind === 'weekend' ? 1 : 0;
  const own = weekdayHolidays.filter(({ day }) => day === start);
  return {
    businessDays: start <= end ? counted.businessDays + works : counted.businessDays - works,
    calendarDays: counted.calendarDays + 1,
    weekendDays: counted.weekendDays + isWeekend,
    holidayDates: counted.holidayDates + 1 - works - isWeekend,
    holidays: start <= end ? [...own, ...holidays] : [...holidays, ...own],
  };
}

function add({ place, range, start, days }: Extract<Question, { op: 'add' }>): Calculated | Fault {
  const { speech } = place;
  const { t, say, fullDate, longDate } = speech;
  const sum = addBusinessDays(place.calendar, start, days);
  if (sum === null) {
    const message = say(t.faults.endOutside, { range: rangeInWords(range, speech) });
    return { field: 'days', code: 'date_out_of_range', message };
  }
  const holidays = place.calendar.weekdayHolidays.slice(sum.skipped.from, sum.skipped.to);
  const words = days < 0 ? t.subtracted : t.added;
  const asked = { days: say(t.amounts.businessDays, { n: Math.abs(days) }), date: longDate(start) };
  const inPlace = { ...asked, place: place.inWords };
  const answer = longDate(sum.end);
  return {
    headline: { sentence: words.headline, values: asked },
    answer,
    ...titles(
      place,
      (name) => say(words.about, { days: asked.days, date: fullDate(start), place: name }),
      fullDate(sum.end),
    ),
    asked: say(words.asked, inPlace),
    sentence: say(words.sentence, { ...inPlace, answer }),
    detail: say(t.answer.addDetail, {
      calendarDays: say(t.amounts.calendarDays, { n: Math.abs(sum.calendarDays) }),
      weekendDays: say(t.amounts.weekendDays, { n: sum.weekendDays }),
      holidays: say(t.amounts.holidays, { n: holidays.length }),
      ends: t.answer.ends,
    }),
    leaf: sum.end,
    from: start,
    to: sum.end,
    holidays,
    businessDays: days,
  };
}

function count(question: Extract<Question, { op: 'count' }>): Calculated {
  const { place, start, end, countsStart } = question;
  const { t, say, fullDate, longDate } = place.speech;
  const counted = countDays(question);
  const { businessDays, holidays } = counted;
  const amount = businessDays < 0 ? t.amounts.belowZero : t.amounts.businessDays;
  const answer = say(amount, { n: businessDays });
  const words = countsStart ? t.countedBoth : t.counted;
  const isOne = Math.abs(businessDays) === 1;
  const asked = { start: longDate(start), end: longDate(end) };
  const inPlace = { ...asked, place: place.inWords };
  const detail = say(t.answer.countDetail, {
    calendarDays: say(t.amounts.calendarDays, { n: counted.calendarDays }),
    weekendDays: say(t.amounts.weekendDays, { n: counted.weekendDays }),
    holidays: say(t.amounts.weekdayHolidays, { n: counted.holidayDates }),
    ends: countsStart ? t.answer.bothEnds : t.answer.ends,
  });
  return {
    headline: { sentence: isOne ? words.headlineOne : words.headline, values: asked },
    answer,
    asked: say(words.asked, inPlace),
    sentence: say(isOne ? words.sentenceOne : words.sentence, { ...inPlace, answer }),
    ...titles(
      place,
      (name) => say(words.about, { start: fullDate(start), end: fullDate(end), place: name }),
      answer,
    ),
    detail: start > end ? say(t.answer.backward, { detail }) : detail,
    leaf: null,
    from: start,
    to: end,
    holidays,
    businessDays,
  };
}

/** "Monday 31 August 2026", marked where regions have another date; null where there is no date. */
function byRegion(
  { calendar, parts, speech }: Place,
  dateIn: (calendar: Place['calendar']) => DayNumber | null,
): string | null {
  const { t, say, listWords, longDate } = speech;
  const common = dateIn(calendar);
  if (common === null) return null;
  const dates = parts.flatMap((part) => dateIn(part) ?? []);
  const others = [...new Set(dates)].filter((date) => date !== common).sort((a, b) => a - b);
  if (others.length === 0) return longDate(common);
  return say(t.isIt.inSomeRegions, {
    date: longDate(common),
    others: listWords(others.map(longDate)),
  });
}

const KIND_WORDS = {
  business_day: 'works',
  weekend: 'isWeekend',
  regional_holiday: 'isRegional',
  public_holiday: 'isPublic',
} as const satisfies Record<DayKind, string>;

function ask(question: Extract<Question, { op: 'is' }>): Calculated {
  const { place, day } = question;
  const { calendar, speech } = place;
  const { t, say, tell, fullDate, longDate } = speech;
  const kind = kindOf(calendar, day);
  const answer = t.isIt[KIND_WORDS[kind]];
  const asked = { date: longDate(day), place: place.inWords };
  const because = holidayWords(place, day);
  const neighbours = neighbourWords(question);
  return {
    headline: { sentence: t.isIt.headline, values: asked },
    answer,
    asked: say(t.isIt.asked, asked),
    sentence: say(t.isIt.headline, { ...asked, answer }),
    ...titles(
      place,
      (name) => say(t.isIt.about, { date: fullDate(day), place: name }),
      kind === 'business_day' ? t.isIt.works : t.isIt.isOff,
    ),
    detail: because === '' ? neighbours : tell(t.isIt.because, { because, neighbours }),
    leaf: day,
    from: previousBusinessDay(calendar, day) ?? day,
    to: nextBusinessDay(calendar, day) ?? day,
    holidays: [],
    businessDays: 0,
  };
}

/** "Previous business day: Thursday 2 July 2026; next: Monday 6 July 2026." */
function neighbourWords({ place, range, day }: Extract<Question, { op: 'is' }>): string {
  const { t, say } = place.speech;
  const before = byRegion(place, (calendar) => previousBusinessDay(calendar, day));
  const after = byRegion(place, (calendar) => nextBusinessDay(calendar, day));
  return say(t.isIt.neighbours, {
    before:
      before === null
        ? say(t.isIt.noneBefore, { range: rangeInWords(range, place.speech) })
        : say(t.isIt.before, { date: before }),
    after: after === null ? t.isIt.noneAfter : say(t.isIt.after, { date: after }),
  });
}
