import { type DayNumber, formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { listOfNames, nameInWords } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';
import { isEstimated } from './breaks.ts';
import { holidaysInYear, holidaysOn } from './holidays.ts';
import { regionalHolidays } from './sources/kept-by.ts';

/** What only some regions keep in a year. */
export type SomeRegions = ReturnType<typeof someRegions>;
/** A date that only some regions of a country keep. */
export type RegionalDate = SomeRegions['dates'][number];

/** A table of this many columns fits, however empty they are. */
const FEW_REGIONS = 12;

/** The regional holidays of a country's year; no dates for a region. */
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
      /** Its names there, without duplicates. */
      names: listOfNames(
        place.speech,
        kept.map(({ region, holiday }) => nameInWords(region, holiday)),
      ),
      /** Whether it may move in every region that keeps it. */
      isEstimated: isEstimated(kept.map(({ holiday }) => holiday)),
      /** The regions that keep it, by name. */
      places: [...new Set(kept.map(({ region }) => region))],
    }));
  const cells = dates.reduce((sum, { places }) => sum + places.length, 0);
  return {
    /** All of the country, by name. */
    regions,
    dates,
    /** Whether a table with a column per region would have hardly more than one cell per row. */
    isSparse: regions.length > FEW_REGIONS && cells < 2 * dates.length,
  };
}

/** "r0102": the anchor of a date that only some regions keep. */
export function regionalAnchor(day: DayNumber): string {
  return `r${formatIsoDate(day).slice(5).replace('-', '')}`;
}

/**
 * Days that the whole country keeps in other years and only some regions in this one: a list
 * without them looks like a mistake.
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
export function regionalDateWords(date: RegionalDate): Told {
  const { names, places } = date;
  const { t, tell } = places[0]?.speech ?? ENGLISH_SPEECH;
  const sentence = date.isEstimated ? t.hero.inEstimated : t.hero.in;
  return tell(sentence, { names, regions: regionWords(places) });
}
