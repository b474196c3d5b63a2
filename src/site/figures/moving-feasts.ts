import type { DataSet } from '../../artifact/data-set.ts';
import {
  type DayNumber,
  formatIsoDate,
  toCivilDate,
  toDayNumber,
} from '../../calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../calendar/supported-range.ts';
import { nationalPlaces } from '../places/places.ts';

/** A feast in one year. */
export interface FeastDate {
  readonly day: DayNumber;
  readonly isEstimated: boolean;
  /** Days later in the year than the time before, earlier where negative; null for the first. */
  readonly drift: number | null;
}

/** A feast that other calendars than ours give the date of. */
export interface Feast {
  /** What countries call it. */
  readonly names: readonly { readonly name: string; readonly countries: readonly string[] }[];
  /** One a year, first to last. */
  readonly dates: readonly FeastDate[];
  /** A mark a year, each below the one before, in units of a day. */
  readonly exactMarks: string;
  readonly estimatedMarks: string;
}

/** A weekday in a month moves by six days at most; a feast moves further. */
const FEAST_DAYS_MIN = 8;
/** As wide as it must be to be seen. */
const MARK_DAYS = 4;

/** How long a line of marks is, and how high: a step for each year that is held. */
export const FEAST_LINE = { width: 366, height: SUPPORTED_YEARS.length } as const;

/** The feasts of all countries that move, by their first date; those on the same dates are one. */
export function movingFeasts(dataSet: DataSet): Feast[] {
  const feasts = new Map<string, { dates: FeastDate[]; names: Map<string, string[]> }>();
  for (const { artifact, calendar } of nationalPlaces(dataSet)) {
    for (const [name, dates] of datesByFeast(calendar.holidays)) {
      const key = dates.map(({ day }) => formatIsoDate(day)).join(' ');
      const feast = feasts.get(key) ?? { dates, names: new Map<string, string[]>() };
      // One country may still wait for what another one has settled.
      feast.dates = feast.dates.map((date, index) => ({
        ...date,
        isEstimated: date.isEstimated || (dates[index]?.isEstimated ?? false),
      }));
      feast.names.set(name, [...(feast.names.get(name) ?? []), artifact.name]);
      feasts.set(key, feast);
    }
  }
  return [...feasts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { dates, names }]) => ({
      names: [...names].map(([name, countries]) => ({ name, countries: countries.sort() })),
      dates,
      exactMarks: drawMarks(dates.filter(({ isEstimated }) => !isEstimated)),
      estimatedMarks: drawMarks(dates.filter(({ isEstimated }) => isEstimated)),
    }));
}

interface FeastDay {
  readonly id: string;
  readonly name: string;
  readonly day: DayNumber;
  readonly officialDay: DayNumber | null;
  readonly accuracy: string;
}

/** The dates of each holiday that moves far, by its name: those of the law, not of days off instead. */
function datesByFeast(holidays: readonly FeastDay[]): [string, FeastDate[]][] {
  const byId = new Map<string, Map<number, FeastDay>>();
  for (const holiday of holidays) {
    const { year } = toCivilDate(holiday.officialDay ?? holiday.day);
    const years = byId.get(holiday.id) ?? new Map<number, FeastDay>();
    if (!years.has(year)) years.set(year, holiday);
    byId.set(holiday.id, years);
  }
  return [...byId.values()].flatMap((years): [string, FeastDate[]][] => {
    const days = [...years.values()];
    const dates = days.map(({ day, officialDay, accuracy }, index): FeastDate => {
      const before = days[index - 1];
      const date = officialDay ?? day;
      const drift =
        before === undefined ? null : dayOfYear(date) - dayOfYear(before.officialDay ?? before.day);
      return { day: date, isEstimated: accuracy === 'estimated', drift };
    });
    const places = dates.map(({ day }) => dayOfYear(day));
    const isFar = Math.max(...places) - Math.min(...places) >= FEAST_DAYS_MIN;
    return isFar && days[0] !== undefined ? [[days[0].name, dates]] : [];
  });
}

/** 0 for 1 January. */
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
