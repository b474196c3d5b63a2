import { parseIsoDate, type Weekday } from '../../calendar/day-number.ts';
import type { Place } from './places.ts';

/** "Sat–Sun"; in a year of change "Fri–Sat until 30 June and Sat–Sun afterwards". */
export function weekendOfYear({ artifact, calendar, locale }: Place, year: number): string {
  const { t, say, dayAndMonth, listWords, weekendWords } = locale;
  const weekends = (artifact.weekends ?? []).filter(
    ({ from }, index, all) =>
      (from ?? '') <= `${year}-12-31` && (all[index + 1]?.from ?? '9999') > `${year}-01-01`,
  );
  const [only] = weekends;
  if (only === undefined) return weekendWords(calendar.weekendDays);
  return listWords(
    weekends.map(({ days }, index) => {
      const next = weekends[index + 1]?.from ?? null;
      const weekend = weekendWords(days as Weekday[]);
      if (next !== null) {
        const date = dayAndMonth((parseIsoDate(next) ?? 0) - 1);
        return say(t.day.weekendUntil, { weekend, date });
      }
      return index === 0 ? weekend : say(t.day.weekendAfterwards, { weekend });
    }),
  );
}
