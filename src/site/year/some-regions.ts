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

/** The days of a year that only some regions keep. */
export type SomeRegions = ReturnType<typeof someRegions>;
/** A date that only some regions of a country keep. */
export type RegionalDate = SomeRegions['dates'][number];

/** A table with this many columns fits, however empty the columns are. */
const FEW_REGIONS = 12;

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
      /** The names of the date in these regions, without duplicates. */
      names: listOfNames(
        place.speech,
        kept.map(({ region, holiday }) => nameInWords(region, holiday)),
      ),
      /** Whether the date may still move in every region that keeps it. */
      isEstimated: isEstimated(kept.map(({ holiday }) => holiday)),
      /** The regions that keep it, by name. */
      places: [...new Set(kept.map(({ region }) => region))],
    }));
  const cells = dates.reduce((sum, { places }) => sum + places.length, 0);
  return {
    /** All regions of the country, by name. */
    regions,
    dates,
    /**
     * Whether a table with one column per region would have little more than one filled cell per
     * row.
     */
    isSparse: regions.length > FEW_REGIONS && cells < 2 * dates.length,
  };
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
export function regionalDateWords(date: RegionalDate): Told {
  const { names, places } = date;
  const { t, tell } = places[0]?.speech ?? ENGLISH_SPEECH;
  const sentence = date.isEstimated ? t.hero.inEstimated : t.hero.in;
  return tell(sentence, { names, regions: regionWords(places) });
}
