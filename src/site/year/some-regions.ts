import { type DayNumber, formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import type { Localized } from '../languages/localized.ts';
import { listOfNames, nameInWords } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';
import { isEstimated } from './breaks.ts';
import { holidaysInYear, holidaysOn } from './holidays.ts';

/** The days of a year that only some regions keep. */
export type SomeRegions = ReturnType<typeof someRegions>;
/** A date that only some regions of a country keep. */
export type RegionalDate = SomeRegions['dates'][number];

/** The most regions that a list names in its rows. */
const NAMED_MAX = 6;
/** A table with this many columns fits, however empty the columns are. */
const COLUMNS_MAX = 12;

/** The holidays of a country's year that only some regions keep; for a region, no dates. */
export function someRegions(place: Place, year: SupportedYear) {
  const regions = regionsOf(place);
  const records = regionalHolidays(regions).filter(
    ({ holiday }) => toCivilDate(holiday.day).year === year,
  );
  const dates = [...Map.groupBy(records, ({ holiday }) => holiday.day)]
    .sort(([a], [b]) => a - b)
    .map(([day, kept]) => ({
      day,
      anchor: regionalAnchor(day),
      names: listOfNames(
        place.locale,
        kept.map(({ region, holiday }) => nameInWords(region, holiday)),
      ),
      /** Whether the date may still move in every region that keeps it. */
      isEstimated: isEstimated(kept.map(({ holiday }) => holiday)),
      places: [...new Set(kept.map(({ region }) => region))],
    }));
  const cells = dates.reduce((sum, { places }) => sum + places.length, 0);
  /** Whether a table with a column per region has little more than one filled cell per row. */
  const isSparse = regions.length > COLUMNS_MAX && cells < 2 * dates.length;
  return { regions, dates, isSparse };
}

/** "r0102": the anchor of a date that only some regions keep. */
export function regionalAnchor(day: DayNumber): string {
  return `r${formatIsoDate(day).slice(5).replace('-', '')}`;
}

/**
 * Days that the whole country keeps in other years, but only some regions in this one. Without
 * them, a list looks like a mistake.
 */
export function nationalElsewhen(place: Place, year: SupportedYear): RegionalDate[] {
  const { calendar } = place;
  const ofYear = new Set(holidaysInYear(calendar, year).map(({ id }) => id));
  const others = new Set(calendar.holidays.map(({ id }) => id)).difference(ofYear);
  return someRegions(place, year).dates.filter(({ day, places }) =>
    places.some((region) => holidaysOn(region.calendar, day).some(({ id }) => others.has(id))),
  );
}

/** "Summer bank holiday in England, Wales and Northern Ireland". */
export function regionalDateWords({ names, places, isEstimated }: RegionalDate): Localized {
  const { t, tell } = places[0]?.locale ?? ENGLISH_LOCALE;
  return tell(isEstimated ? t.hero.inEstimated : t.hero.in, {
    names,
    regions: regionWords(places),
  });
}

/** Whether a country's own list includes the holidays of its regions. */
export function hasFewRegions({ artifact, region }: Place): boolean {
  return region === null && artifact.regions.length > 0 && artifact.regions.length <= NAMED_MAX;
}

/**
 * For a country with few regions: the holidays that only some of them keep, each date once with
 * its regions.
 */
export function keptInSome(place: Place) {
  if (!hasFewRegions(place)) return [];
  const kept = regionalHolidays(regionsOf(place));
  return [...Map.groupBy(kept, ({ holiday }) => `${holiday.id} ${holiday.day}`).values()].flatMap(
    (same) => {
      const where = same.map(({ region }) => region);
      return same.slice(0, 1).map(({ holiday }) => ({ holiday, where }));
    },
  );
}

/** Whether the holidays of a country's regions bind only the offices of those regions. */
export function hasStateOffices({ artifact }: Place): boolean {
  return artifact.about.some(({ kept_by: keptBy }) => keptBy !== undefined);
}

function regionalHolidays(regions: readonly Place[]) {
  return regions.flatMap((region) =>
    region.calendar.holidays
      .filter(({ type }) => type === 'regional')
      .map((holiday) => ({ region, holiday })),
  );
}
