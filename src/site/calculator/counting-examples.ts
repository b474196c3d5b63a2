import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays } from '../../calendar/questions.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { nationalPlaces, type Place, placeByKey, placeIn } from '../places/places.ts';
import { addConventions, type Convention, countConventions } from './conventions.ts';
import { type Trace, traceSpan } from './trace.ts';

/** One line of the counting law: `count(from, add(from, days)) = counted`. */
export interface LawExample {
  readonly from: DayNumber;
  readonly days: number;
  readonly to: DayNumber;
  readonly counted: number;
}

/** What a tool answers, with the words about it. */
export interface ToolRow<Answer> extends Omit<Convention<Answer>, 'answer'> {
  readonly answer: Answer;
  /** Whether it is what we answer. */
  readonly ours: boolean;
}

/** The computed figures of the page that explains how we count. */
export interface CountingExamples {
  readonly place: Place;
  /** Five business days from `start`, in one picture. */
  readonly picture: { readonly start: DayNumber; readonly trace: Trace };
  /** The holiday in it whose day off is another: the law's date, and the day off. */
  readonly moved: { readonly official: DayNumber; readonly effective: DayNumber };
  readonly law: readonly LawExample[];
  /** Counted from a Saturday to the Monday after it, and back. */
  readonly saturday: { readonly day: DayNumber; readonly there: number; readonly back: number };
  /** Every tool's count of the same two dates. */
  readonly counting: {
    readonly first: DayNumber;
    readonly last: DayNumber;
    readonly rows: readonly ToolRow<number>[];
  };
  /** Every tool's third business day from a date that is none. */
  readonly adding: {
    readonly from: DayNumber;
    readonly rows: readonly ToolRow<DayNumber | null>[];
  };
}

/** Computes the examples, told in a language; for the United States if the release holds them. */
export function countingExamples(dataSet: DataSet, language: Language = english): CountingExamples {
  // Their 3 July 2026 shows a moved day off inside the picture.
  const found = placeByKey(dataSet, 'us') ?? nationalPlaces(dataSet)[0];
  if (found === undefined) throw new Error('the release holds no country');
  const place = placeIn(found, language);
  const { calendar } = place;
  const t = place.speech.t.counting;
  const [first, last] = [toDayNumber(2026, 6, 29), toDayNumber(2026, 7, 5)];
  const from = toDayNumber(2026, 7, 4);
  const start = toDayNumber(2026, 6, 30);
  const end = addBusinessDays(calendar, start, 5)?.end ?? start;
  const saturday = toDayNumber(2026, 7, 11);
  const count = (from: DayNumber, to: DayNumber) =>
    countBusinessDays(calendar, from, to).businessDays;
  return {
    place,
    picture: { start, trace: traceSpan(place, start, end) },
    moved: { official: toDayNumber(2026, 7, 4), effective: toDayNumber(2026, 7, 3) },
    // Ordinary day, Saturday, holiday; forward, backward, not at all.
    law: [
      lawExample(calendar, start, 5),
      lawExample(calendar, start, -5),
      lawExample(calendar, from, 1),
      lawExample(calendar, toDayNumber(2026, 7, 3), -3),
      lawExample(calendar, toDayNumber(2026, 12, 25), 250),
      lawExample(calendar, toDayNumber(2026, 2, 14), 0),
    ],
    saturday: {
      day: saturday,
      there: count(saturday, saturday + 2),
      back: count(saturday + 2, saturday),
    },
    counting: { first, last, rows: withTools(countConventions(t), place, first, last) },
    adding: { from, rows: withTools(addConventions(t), place, from, 3) },
  };
}

function lawExample(calendar: Calendar, from: DayNumber, days: number): LawExample {
  const to = addBusinessDays(calendar, from, days)?.end ?? from;
  return { from, days, to, counted: countBusinessDays(calendar, from, to).businessDays };
}

/** Our own answer is the first row. */
function withTools<Answer>(
  conventions: readonly Convention<Answer>[],
  { calendar }: Place,
  from: DayNumber,
  to: number,
): ToolRow<Answer>[] {
  const ours = conventions[0]?.answer(calendar, from, to);
  return conventions.map((convention) => {
    const answer = convention.answer(calendar, from, to);
    return { ...convention, answer, ours: answer === ours };
  });
}
