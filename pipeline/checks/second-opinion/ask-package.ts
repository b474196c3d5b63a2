import Holidays from 'date-holidays';
import { type DayNumber, parseIsoDate } from '../../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';

/** Regions that the package knows by another code. */
const THEIR_CODES: Readonly<Record<string, string>> = {
  'FR-971': 'GP',
  'FR-972': 'MQ',
  'FR-973': 'GF',
  'FR-974': 'RE',
  'FR-976': 'YT',
  'IT-BZ': '32',
};

const MILLISECONDS_PER_DAY = 86_400_000;

/** The package's dates of a calendar with their names; null when it does not know the calendar. */
export function askPackage(
  country: string,
  region: string | null,
): ReadonlyMap<DayNumber, string> | null {
  const key = `${country} ${region ?? ''}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = lookUp(country, region);
  answers.set(key, answer);
  return answer;
}

/** The package's answer does not depend on our sources, so it is requested once. */
const answers = new Map<string, ReadonlyMap<DayNumber, string> | null>();

/** The countries and regions that it knows. */
const catalogue = new Holidays();

function lookUp(country: string, region: string | null): Map<DayNumber, string> | null {
  const ours = region === null ? country : `${country}-${region}`;
  const theirs = region === null ? null : (THEIR_CODES[ours] ?? region);
  // It knows no calendar of money.
  if (!Object.hasOwn(catalogue.getCountries(), country)) return null;
  if (theirs !== null && !Object.hasOwn(catalogue.getStates(country) ?? {}, theirs)) return null;
  const holidays = theirs === null ? new Holidays(country) : new Holidays(country, theirs);
  holidays.setLanguages('en');
  // All zones give the same dates and lengths, and UTC halves the computing time.
  holidays.setTimezone('');
  const days = new Map<DayNumber, string>();
  for (const year of SUPPORTED_YEARS) {
    for (const holiday of holidays.getHolidays(year)) {
      if (holiday.type !== 'public') continue;
      const first = parseIsoDate(holiday.date.slice(0, 10));
      if (first === null) continue;
      const length = Math.max(
        1,
        Math.round((holiday.end.getTime() - holiday.start.getTime()) / MILLISECONDS_PER_DAY),
      );
      for (let day = first; day < first + length; day += 1) days.set(day, holiday.name);
    }
  }
  return days;
}
