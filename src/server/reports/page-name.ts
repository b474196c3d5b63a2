import { readAddress } from '../../address/read-address.ts';
import type { ReleasedCalendar } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { toCivilDate } from '../../calendar/day-number.ts';

/** The pages below the address of a place. */
const PARTS = new Map([
  ['cite', 'citations'],
  ['embed', 'on your own site'],
  ['months', 'months and hours'],
  ['plan', 'leave planner'],
  ['print', 'to print'],
  ['subscribe', 'in your calendar'],
]);

/** Pages that are known by their first word. */
const NAMES = new Map([
  ['bridge', 'Bridge days'],
  ['calculator', 'A result of the calculator'],
  ['compare', 'A comparison of places'],
  ['world', 'World holiday map'],
]);

/**
 * The name of a page, or of one of its rows: "Labour Day, Bavaria, Germany, 2027". Null where the
 * page belongs to no known place, and has no name of its own.
 */
export function pageName(dataSet: DataSet, page: string): string | null {
  if (page === '/') return 'The first page';
  const address = readAddress(page);
  const { section, release, year, name, anchor } = address;
  if (address.form !== 'page') return null;
  const country = dataSet.countries.get(address.country?.toUpperCase() ?? '');
  if (country === undefined) return NAMES.get(section) ?? null;
  const { artifact } = country;
  const region = artifact.regions.find(({ code }) => code === address.region?.toUpperCase());
  if (address.region !== null && region === undefined) return null;
  const calendar = region === undefined ? country.national : country.regions.get(region.code);
  const parts = [
    calendar && anchor !== null ? holidayName(calendar, anchor, year) : null,
    region?.name,
    artifact.name,
    year,
    PARTS.get(name === '' ? section : name),
    release === null ? null : `release ${release}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** An anchor is an id, with a year where a page has it twice. */
function holidayName(
  { holidays }: ReleasedCalendar,
  anchor: string,
  year: number | null,
): string | null {
  const id = anchor.replace(/-20\d\d$/, '');
  const found = holidays.filter((holiday) => holiday.id === anchor || holiday.id === id);
  const ofYear = found.find(({ day }) => toCivilDate(day).year === year);
  return (ofYear ?? found[0])?.name ?? null;
}
