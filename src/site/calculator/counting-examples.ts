import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toDayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays, isBusinessDay } from '../../calendar/questions.ts';
import type { Language, Sentences } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { nationalPlaces, placeByKey, placeIn } from '../places/places.ts';
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
  const t = place.locale.t.counting;
  const [first, last] = [toDayNumber(2026, 6, 29), toDayNumber(2026, 7, 5)];
  const from = toDayNumber(2026, 7, 4);
  const start = toDayNumber(2026, 6, 30);
  const saturday = toDayNumber(2026, 7, 11);
  const lawExample = (from: DayNumber, days: number) => {
    const to = add(calendar, from, days) ?? from;
    return { from, days, to, counted: count(calendar, from, to) };
  };
  return {
    place,
    picture: { start, trace: traceSpan(place, start, add(calendar, start, 5) ?? start) },
    // A holiday within the picture whose day off is another date: the law's date, and the day off.
    moved: { official: toDayNumber(2026, 7, 4), effective: toDayNumber(2026, 7, 3) },
    // `count(from, add(from, days)) = counted`, in both directions: from an ordinary day, a
    // Saturday and a holiday.
    law: [
      lawExample(start, 5),
      lawExample(start, -5),
      lawExample(from, 1),
      lawExample(toDayNumber(2026, 7, 3), -3),
      lawExample(toDayNumber(2026, 12, 25), 250),
      lawExample(toDayNumber(2026, 2, 14), 0),
    ],
    // The count from a Saturday to the Monday after it, and back.
    saturday: {
      day: saturday,
      there: count(calendar, saturday, saturday + 2),
      back: count(calendar, saturday + 2, saturday),
    },
    counting: { first, last, rows: countRows(t, calendar, first, last) },
    adding: { from, rows: addRows(t, calendar, from, 3) },
  };
}

/**
 * How tools count business days between two dates: the call, the tool's rule, and the rule in
 * terms of our count. In a call, `a` is the earlier date, `b` the later one, `d` a date, `n` a
 * number of business days; spreadsheets translate their function names.
 */
export function countRows(
  counting: Sentences['counting'],
  calendar: Calendar,
  a: DayNumber,
  b: DayNumber,
) {
  const { plusStart, onlyStart, plusStartMinusEnd, untranslatable } = counting;
  const pandas = "len(pd.bdate_range(a, b, freq='C', holidays=…))";
  const quantLib = 'calendar.businessDaysBetween(a, b)';
  const dateFns = 'differenceInBusinessDays(b, a)';
  const ours = count(calendar, a, b);
  const bothEnds = ours + Number(isBusinessDay(calendar, a));
  const firstOnly = bothEnds - Number(isBusinessDay(calendar, b));
  // Monday to Friday in `[a, b)`, without regard to holidays and other weekends.
  const weekdays = Array.from({ length: b - a }, (_, index) => weekdayOf(a + index));
  const weekdaysOnly = weekdays.filter((weekday) => weekday <= 5).length;
  return rowsOf<number>(
    ['Redletter', 'count-business-days?start=a&end=b', counting.onlyEnd, 'count(a, b)', ours],
    ['Excel', counting.callCount, counting.bothEnds, plusStart, bothEnds],
    ['NumPy', 'np.busday_count(a, b, busdaycal=…)', onlyStart, plusStartMinusEnd, firstOnly],
    ['pandas', pandas, counting.bothEnds, plusStart, bothEnds],
    ['QuantLib', quantLib, counting.onlyStartFlags, plusStartMinusEnd, firstOnly],
    ['date-fns', dateFns, counting.weekdaysOnly, untranslatable, weekdaysOnly],
  );
}

/** How tools add business days to a date; an answer outside the supported range is null. */
export function addRows(
  counting: Sentences['counting'],
  calendar: Calendar,
  day: DayNumber,
  days: number,
) {
  const { zeroMoves, notZero, rollsInOurs, untranslatable } = counting;
  const numPy = "np.busday_offset(d, n, roll='forward', busdaycal=…)";
  const pandas = 'd + pd.offsets.CustomBusinessDay(n, holidays=…)';
  const ours = add(calendar, day, days);
  // NumPy moves to a business day first, then adds the days.
  const start = isBusinessDay(calendar, day) ? day : add(calendar, day, 1);
  const rolled = start === null ? null : add(calendar, start, days);
  // Monday to Friday, without regard to holidays and other weekends.
  let weekdays = day;
  for (let left = Math.abs(days); left > 0; ) {
    weekdays += Math.sign(days);
    if (weekdayOf(weekdays) <= 5) left -= 1;
  }
  return rowsOf<DayNumber | null>(
    ['Redletter', 'add-business-days?date=d&days=n', counting.startNever, 'add(d, n)', ours],
    ['Excel', counting.callAdd, counting.asOurs, 'add(d, n)', ours],
    ['NumPy', numPy, counting.rolls, rollsInOurs, rolled],
    ['pandas', pandas, zeroMoves, notZero, ours],
    ['QuantLib', 'calendar.advance(d, n, Days)', zeroMoves, notZero, ours],
    ['date-fns', 'addBusinessDays(d, n)', counting.weekdaysAdd, untranslatable, weekdays],
  );
}

/** The rows of a table; `ours` where the answer equals ours, which the first row holds. */
function rowsOf<Answer>(...rows: (readonly [string, string, string, string, Answer])[]) {
  return rows.map(([tool, call, rule, translation, answer]) => ({
    ...{ tool, call, rule, translation, answer, ours: answer === rows[0]?.[4] },
  }));
}

/** Contract 4.3: `(a, b]`. */
function count(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return countBusinessDays(calendar, a, b).businessDays;
}

/** Contract 4.2: the start is not counted. */
function add(calendar: Calendar, day: DayNumber, days: number): DayNumber | null {
  return addBusinessDays(calendar, day, days)?.end ?? null;
}
