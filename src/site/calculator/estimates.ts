import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { buildCalendar } from '../../calendar/calendar.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { endsOfSpan } from '../languages/formats.ts';
import type { Locale } from '../languages/locale.ts';
import { distinctLocalized, joinPieces, type Localized, piecesOf } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import { type Calculated, calculate, isFault } from './calculation.ts';
import type { Question } from './question.ts';

/** Consecutive estimated days, which move together, and how a move would change the answer. */
export type Estimate = ReturnType<typeof estimatesFor>[number];

/**
 * The estimated holidays that matter to an answer: those on the dates that it rests on, and those
 * next to these dates that would change it by moving a day.
 */
export function estimatesFor(question: Question, result: Calculated) {
  const { first, last } = restsOn(question, result);
  const { artifact, calendar, locale } = question.place;
  const own = answerKey(question, result);
  return runsOf(calendar.holidays).flatMap((run) => {
    const days = run.map(({ day }) => day);
    const [from, to] = [Math.min(...days), Math.max(...days)];
    if (to < first - 1 || from > last + 1) return [];
    const earlier = answerIfMoved(question, run, -1);
    const later = answerIfMoved(question, run, 1);
    const isOnTheWay = days.some((day) => day >= first && day <= last);
    if (!isOnTheWay && earlier.key === own && later.key === own) return [];
    const names = run.map(({ record }) => withoutPart(dayNames(question.place, record).name));
    return [
      {
        name: locale.tellList(distinctLocalized(names)),
        ...{ first: from, last: to },
        watch: artifact.about.find(({ id }) => id === run[0]?.id)?.watch ?? null,
        // The answer in words if the days come one day earlier or later; null where it does not
        // change.
        earlier: earlier.key === own ? null : earlier.words,
        later: later.key === own ? null : later.words,
      },
    ];
  });
}

/** "Eid al-Fitr (Tuesday 9 March 2027) is estimated. A day earlier, the answer would be …". */
export function estimateWords(estimate: Estimate, locale: Locale): Localized {
  const { name, first, last, earlier, later } = estimate;
  const { t, say, tell, dayAndMonth, fullDate, longDate } = locale;
  const [start, end] = endsOfSpan([first, last], dayAndMonth, fullDate);
  const days = first === last ? longDate(first) : say(t.hero.range, { first: start, last: end });
  const feast = { name, days };
  if (earlier === null && later === null) return tell(t.estimate.stays, feast);
  if (earlier === null) return tell(t.estimate.later, { ...feast, later: later ?? '' });
  if (later === null) return tell(t.estimate.earlier, { ...feast, earlier });
  if (earlier === later) return tell(t.estimate.either, { ...feast, answer: later });
  return tell(t.estimate.both, { ...feast, earlier, later });
}

/** "Eid al-Fitr" for "Eid al-Fitr (second day)", because the days of a feast move together. */
function withoutPart(name: Localized): Localized {
  const inBrackets = / \([^)]*\)$|（[^）]*）$/;
  return joinPieces(
    piecesOf(name).map((piece) => ({ ...piece, text: piece.text.replace(inBrackets, '') })),
  );
}

/** The dates that count, or the date asked about; both ends included. Contract 4.2 rule 1. */
export function restsOn(question: Question, { from, to }: Calculated) {
  if (question.op === 'is') return { first: question.day, last: question.day };
  const left = question.op === 'count' && question.countsStart ? 0 : 1;
  return from <= to ? { first: from + left, last: to } : { first: to, last: from - left };
}

/** Estimated holidays on the dates that an answer rests on, weekends included. */
export function estimatedIn(question: Question, result: Calculated): ReleasedHoliday[] {
  const { first, last } = restsOn(question, result);
  return question.place.calendar.holidays.filter(
    ({ day, accuracy }) => accuracy === 'estimated' && day >= first && day <= last,
  );
}

function runsOf(holidays: readonly ReleasedHoliday[]): ReleasedHoliday[][] {
  const runs: ReleasedHoliday[][] = [];
  for (const holiday of holidays.filter(({ accuracy }) => accuracy === 'estimated')) {
    const run = runs.at(-1);
    if (holiday.day - (run?.at(-1)?.day ?? Number.NEGATIVE_INFINITY) <= 1) run?.push(holiday);
    else runs.push([holiday]);
  }
  return runs;
}

function answerIfMoved(question: Question, run: readonly ReleasedHoliday[], days: number) {
  const { place } = question;
  const { holidays, range } = place.calendar;
  const moved = holidays
    .map((holiday) => (run.includes(holiday) ? { ...holiday, day: holiday.day + days } : holiday))
    .filter(({ day }) => isWithin(day, range));
  const calendar = buildCalendar({ ...place.calendar, holidays: moved, range });
  const elsewhere = { ...question, place: { ...place, calendar, parts: [] } };
  const result = calculate(elsewhere);
  if (isFault(result))
    return { key: Number.POSITIVE_INFINITY, words: place.locale.t.estimate.beyond };
  return { key: answerKey(elsewhere, result), words: result.answer };
}

/** A key, equal for equal answers: the date, the number, or whether it is a business day. */
function answerKey(question: Question, { to, businessDays }: Calculated): number {
  if (question.op === 'is') return isBusinessDay(question.place.calendar, question.day) ? 1 : 0;
  return question.op === 'add' ? to : businessDays;
}
