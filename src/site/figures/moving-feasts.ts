import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import {
  type DayNumber,
  formatIsoDate,
  toCivilDate,
  toDayNumber,
} from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../calendar/supported-range.ts';
import { nationalPlaces } from '../places/places.ts';

export type FeastDate = ReturnType<typeof feastsAmong>[number]['dates'][number];

/** The most days by which a holiday on a weekday of a month can move; a feast moves further. */
const FEAST_DAYS_MIN = 8;
const MARK_DAYS = 4;

/** The size of a drawing: a day is one unit wide, a supported year one unit high. */
export const FEAST_LINE = { width: 366, height: SUPPORTED_YEARS.length } as const;

/** The movable feasts of all countries, by first date, once where they fall on the same dates. */
export function movingFeasts(dataSet: DataSet) {
  const all = nationalPlaces(dataSet).flatMap(({ artifact, calendar }) =>
    feastsAmong(calendar.holidays).map((feast) => ({ ...feast, country: artifact.name })),
  );
  const daysOf = ({ dates }: (typeof all)[number]) =>
    dates.map(({ day }) => formatIsoDate(day)).join(' ');
  return [...Map.groupBy(all, daysOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => {
      // Whether some country still awaits the date.
      const dates = (same[0]?.dates ?? []).map((date, index) => ({
        ...date,
        isEstimated: same.some((feast) => feast.dates[index]?.isEstimated),
      }));
      return {
        names: [...Map.groupBy(same, ({ name }) => name)].map(([name, keepers]) => ({
          name,
          countries: keepers.map(({ country }) => country).sort(),
        })),
        dates,
        exactMarks: drawMarks(dates.filter(({ isEstimated }) => !isEstimated)),
        estimatedMarks: drawMarks(dates.filter(({ isEstimated }) => isEstimated)),
      };
    });
}

/** The holidays that move far, each with its first legal date in each year. */
function feastsAmong(holidays: readonly ReleasedHoliday[]) {
  return [...Map.groupBy(holidays, ({ id }) => id).values()].flatMap((same) => {
    const all = same.map(({ day, officialDay, accuracy }) => {
      return { day: officialDay ?? day, isEstimated: accuracy === 'estimated' };
    });
    const byYear = Map.groupBy(all, ({ day }) => toCivilDate(day).year);
    const firsts = [...byYear.values()].flatMap((ofYear) => ofYear.slice(0, 1));
    const places = firsts.map(({ day }) => dayOfYear(day));
    if (Math.max(...places) - Math.min(...places) < FEAST_DAYS_MIN) return [];
    const dates = firsts.map((date, index) => {
      const before = places[index - 1];
      // Days later in the year than the previous date; negative for earlier, null for the first.
      return { ...date, drift: before === undefined ? null : dayOfYear(date.day) - before };
    });
    return [{ name: same[0]?.name ?? '', dates }];
  });
}

function dayOfYear(day: DayNumber): number {
  return day - toDayNumber(toCivilDate(day).year, 1, 1);
}

function drawMarks(dates: readonly FeastDate[]): string {
  return dates
    .map(({ day }) => {
      const row = SUPPORTED_YEARS.indexOf(toCivilDate(day).year);
      return `M${dayOfYear(day)} ${row}h${MARK_DAYS}v1h-${MARK_DAYS}z`;
    })
    .join('');
}
