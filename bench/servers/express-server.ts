import Holidays from 'date-holidays';
import { load } from '../own-packages.ts';

const { default: express } = await load('express');

/**
 * What a user would write instead: Express and date-holidays, asking either a cached instance for
 * each date or a set of each year's dates. VARIANT selects one.
 */
const holidays = new Holidays('US');
const years = new Map<number, ReadonlySet<string>>();

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function datesOf(year: number): ReadonlySet<string> {
  const known = years.get(year);
  if (known !== undefined) return known;
  const dates = holidays
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .map((holiday) => holiday.date.slice(0, 10));
  const set = new Set(dates);
  years.set(year, set);
  return set;
}

const isHoliday: Readonly<Record<string, (date: Date) => boolean>> = {
  instance: (date) => {
    const found = holidays.isHoliday(date);
    return found !== false && found.some((each) => each.type === 'public');
  },
  set: (date) => datesOf(date.getUTCFullYear()).has(isoOf(date)),
};

const check = isHoliday[process.env.VARIANT ?? ''];
if (check === undefined) throw new Error('VARIANT must be instance or set');

express()
  .get('/v1/add-business-days', (request, response) => {
    const date = new Date(`${String(request.query.date)}T00:00:00Z`);
    const start = isoOf(date);
    let left = Number(request.query.days);
    let elapsed = 0;
    let weekends = 0;
    const skipped: string[] = [];
    while (left > 0) {
      date.setUTCDate(date.getUTCDate() + 1);
      elapsed += 1;
      const weekday = date.getUTCDay();
      if (weekday === 0 || weekday === 6) weekends += 1;
      else if (check(date)) skipped.push(isoOf(date));
      else left -= 1;
    }
    response.json({
      start_date: start,
      end_date: isoOf(date),
      country: 'US',
      holidays_skipped: skipped,
      weekends_skipped: weekends,
      calendar_days_elapsed: elapsed,
    });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
