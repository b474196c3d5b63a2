import { citationIdsFor } from '../../artifact/calendars.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { dayNames } from '../places/day-names.ts';
import type { NamedCity } from '../places/name-index.ts';
import { type Place, regionName } from '../places/places.ts';
import { type BesideDay, besideDays } from '../year/beside.ts';
import type { Calculated } from './calculation.ts';
import type { Question } from './question.ts';
import type { Trace } from './trace.ts';

/** A city that has a day off of its own. Policy 2. */
export type CityDay = NonNullable<ReturnType<typeof cityDay>>;

/** A city's own day off on the date asked about; null where the city follows its region. */
export function cityDay(question: Question, city: NamedCity | null) {
  if (question.op !== 'is' || city === null) return null;
  const { place, day } = question;
  const kept = keptIn(place, city, day);
  if (kept === undefined || !isBusinessDay(place.calendar, day)) return null;
  const works = (date: DayNumber): boolean =>
    isBusinessDay(place.calendar, date) && keptIn(place, city, date) === undefined;
  const step = (by: 1 | -1): DayNumber | null => {
    for (let date = day + by; isWithin(date, place.calendar.range); date += by) {
      if (works(date)) return date;
    }
    return null;
  };
  return {
    city: city.words,
    kept,
    name: dayNames(place, kept.record).name,
    laws: citationIdsFor(place.artifact, kept.record, place.calendar.region)
      .flatMap((id) => place.artifact.citations[id] ?? [])
      .map((citation, index) => ({ number: index + 1, citation })),
    // The region; or the country, where the city has no regional calendar.
    around: regionName(place),
    // The business days next to the date in the city; null where the calendar holds none.
    previous: step(-1),
    next: step(1),
  };
}

/** The answer for the city instead of its region, in words. */
export function answerOfCity(
  answer: Calculated,
  { day, place }: Extract<Question, { op: 'is' }>,
  { city, previous, next }: CityDay,
): Calculated {
  const { t, say, fullDate, longDate } = place.locale;
  const { isOff } = t.isIt;
  const asked = { date: longDate(day), place: city };
  const about = say(t.isIt.about, { date: fullDate(day), place: city });
  const before = previous === null ? null : say(t.isIt.before, { date: longDate(previous) });
  const after = next === null ? t.isIt.noneAfter : say(t.isIt.after, { date: longDate(next) });
  return {
    ...answer,
    about,
    asked: say(t.isIt.asked, asked),
    title: say(t.answer.title, { about, answer: isOff }),
    sentence: say(t.isIt.headline, { ...asked, answer: isOff }),
    detail: before === null ? answer.detail : say(t.isIt.neighbours, { before, after }),
    from: previous ?? day,
    to: next ?? day,
  };
}

/** The picture, with the city's day off in it. */
export function traceInCity(trace: Trace, { kept, name }: CityDay): Trace {
  const blocks = trace.blocks.map((block) => ({
    ...block,
    days: block.days.map((each) =>
      each.day === kept.day ? { ...each, state: 'h' as const, words: name } : each,
    ),
  }));
  return { ...trace, blocks };
}

function keptIn(place: Place, { city }: NamedCity, day: DayNumber): BesideDay | undefined {
  return besideDays(place, day, day).find(({ record }) => record.kept_in?.includes(city));
}
