import type { ReleasedCalendar } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { toCivilDate } from '../../calendar/day-number.ts';

/**
 * A page of a place: its country, region and year, after the release where it is of an earlier one,
 * or after the word of its language.
 */
const PLACE_PAGE =
  /^(?:\/data\/([\d.]+)|\/[a-z]{5,})?(?:\/(plan|embed))?\/([a-z]{2})(?:\/([a-z0-9]{1,3}))?(?:\/(20\d\d))?\/(?:([a-z]+)\/)?(?:\?[^#]*)?(?:#([\w-]+))?$/;

/** What else there is under the address of a place. */
const PARTS = new Map(
  Object.entries({
    cite: 'citations',
    embed: 'on your own site',
    months: 'months and hours',
    plan: 'leave planner',
    print: 'to print',
    subscribe: 'in your calendar',
  }),
);

/** Pages that are known by their first word. */
const NAMES = new Map(
  Object.entries({
    bridge: 'Bridge days',
    calculator: 'A result of the calculator',
    compare: 'A comparison of places',
    world: 'Where the world is closed',
  }),
);

/**
 * What a page, or a row of it, is called: "Labour Day, Bavaria, Germany, 2027". Null where it is
 * none of a place that is held, and has no name of its own.
 */
export function pageName(dataSet: DataSet, page: string): string | null {
  if (page === '/') return 'The first page';
  const [, release, before, code = '', regionCode, year, after, anchor] =
    PLACE_PAGE.exec(page) ?? [];
  const country = dataSet.countries.get(code.toUpperCase());
  if (country === undefined) {
    const [first = '', second = ''] = page.split('/').slice(1, -1);
    return NAMES.get(first) ?? NAMES.get(second) ?? null;
  }
  const region = country.artifact.regions.find((each) => each.code === regionCode?.toUpperCase());
  if (regionCode !== undefined && region === undefined) return null;
  const calendar = region === undefined ? country.national : country.regions.get(region.code);
  const parts = [
    calendar && anchor !== undefined ? holidayName(calendar, anchor, year) : null,
    region?.name,
    country.artifact.name,
    year,
    PARTS.get(after ?? before ?? ''),
    release === undefined ? null : `release ${release}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The name of a row: its anchor is an id, with a year where a page has two of it. */
function holidayName(
  { holidays }: ReleasedCalendar,
  anchor: string,
  year: string | undefined,
): string | null {
  const id = anchor.replace(/-20\d\d$/, '');
  const found = holidays.filter((holiday) => holiday.id === anchor || holiday.id === id);
  const ofYear = found.find(({ day }) => String(toCivilDate(day).year) === year);
  return (ofYear ?? found[0])?.name ?? null;
}
