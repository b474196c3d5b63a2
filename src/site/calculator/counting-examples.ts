import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays } from '../../calendar/questions.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { nationalPlaces, type Place, placeByKey, placeIn } from '../places/places.ts';
import { addConventions, type Convention, countConventions } from './conventions.ts';
import { traceSpan } from './trace.ts';

/**
 * The figures of the page that explains how we count. They are about the United States if the
 * release has it.
 */
export function countingExamples(dataSet: DataSet, language: Language = english) {
  // In the United States, the picture shows how the holiday of 4 July 2026 moves to 3 July.
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
    // Five business days from `start`.
    picture: { start, trace: traceSpan(place, start, end) },
    // A holiday within the picture whose day off is another date: the law's date, and the day off.
    moved: { official: toDayNumber(2026, 7, 4), effective: toDayNumber(2026, 7, 3) },
    // `count(from, add(from, days)) = counted`, in both directions: from an ordinary day, a
    // Saturday and a holiday.
    law: [
      lawExample(calendar, start, 5),
      lawExample(calendar, start, -5),
      lawExample(calendar, from, 1),
      lawExample(calendar, toDayNumber(2026, 7, 3), -3),
      lawExample(calendar, toDayNumber(2026, 12, 25), 250),
      lawExample(calendar, toDayNumber(2026, 2, 14), 0),
    ],
    // The count from a Saturday to the Monday after it, and back.
    saturday: {
      day: saturday,
      there: count(saturday, saturday + 2),
      back: count(saturday + 2, saturday),
    },
    // Each tool's count between the same two dates, and its third business day after a day off.
    counting: { first, last, rows: withTools(countConventions(t), place, first, last) },
    adding: { from, rows: withTools(addConventions(t), place, from, 3) },
  };
}

function lawExample(calendar: Calendar, from: DayNumber, days: number) {
  const to = addBusinessDays(calendar, from, days)?.end ?? from;
  return { from, days, to, counted: countBusinessDays(calendar, from, to).businessDays };
}

/**
 * Each tool's answer, with words about it; `ours` where it equals ours, which the first row
 * holds.
 */
function withTools<Answer>(
  conventions: readonly Convention<Answer>[],
  { calendar }: Place,
  from: DayNumber,
  to: number,
) {
  const ours = conventions[0]?.answer(calendar, from, to);
  return conventions.map((convention) => {
    const answer = convention.answer(calendar, from, to);
    return { ...convention, answer, ours: answer === ours };
  });
}
