import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { recordsInYear, recordsOn } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { listOfNames, nameInWords } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';

/** A date that only some regions of a country keep. */
export interface RegionalDate {
  readonly day: DayNumber;
  /** Unique on the page. */
  readonly anchor: string;
  /** What it is called there, without repetitions. */
  readonly names: Told;
  /** Whether it may move, in every region that keeps it. */
  readonly isEstimated: boolean;
  /** The regions that keep it, by name. */
  readonly places: readonly Place[];
}

/** What only some regions keep in a year. */
export interface SomeRegions {
  /** All of the country, by name. */
  readonly regions: readonly Place[];
  readonly dates: readonly RegionalDate[];
  /** Whether a table with a column a region would be empty but for a cell or two a row. */
  readonly isSparse: boolean;
}

/** So many columns are seen at once, with whatever is in them. */
const FEW_REGIONS = 12;

/** The regional holidays of a country's year; no dates where there are none, or for a region. */
export function someRegions(place: Place, year: SupportedYear): SomeRegions {
  const regions = regionsOf(place);
  const records = regions.flatMap((region) => {
    const { from, to } = recordsInYear(region.calendar, year);
    const holidays = region.calendar.holidays.slice(from, to);
    return holidays
      .filter(({ type }) => type === 'regional')
      .map((holiday) => ({ region, holiday }));
  });
  const byDay = Map.groupBy(records, ({ holiday }) => holiday.day);
  const dates = [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([day, entries]): RegionalDate => {
      const holidays = entries.map(({ holiday }) => holiday);
      return {
        day,
        anchor: regionalAnchor(day),
        names: namesOf(entries),
        isEstimated: holidays.every(({ accuracy }) => accuracy === 'estimated'),
        places: [...new Set(entries.map(({ region }) => region))],
      };
    });
  const kept = dates.reduce((sum, { places }) => sum + places.length, 0);
  return {
    regions,
    dates,
    isSparse: regions.length > FEW_REGIONS && kept < 2 * dates.length,
  };
}

/** "r0102": what a date that only some regions keep is called on a page. */
export function regionalAnchor(day: DayNumber): string {
  return `r${formatIsoDate(day).slice(5).replace('-', '')}`;
}

/**
 * Days that the whole country keeps in other years and only some regions in this one: a list
 * without them looks like a mistake.
 */
export function nationalElsewhen(place: Place, year: SupportedYear): RegionalDate[] {
  const { calendar } = place;
  const { from, to } = recordsInYear(calendar, year);
  const ofYear = new Set(calendar.holidays.slice(from, to).map(({ id }) => id));
  const others = new Set(calendar.holidays.map(({ id }) => id).filter((id) => !ofYear.has(id)));
  return someRegions(place, year).dates.filter(({ day, places }) =>
    places.some((region) => {
      const on = recordsOn(region.calendar, day);
      return region.calendar.holidays.slice(on.from, on.to).some(({ id }) => others.has(id));
    }),
  );
}

/** "Summer bank holiday in England, Wales and Northern Ireland". */
export function regionalDateWords({ names, places, isEstimated }: RegionalDate): Told {
  const { t, tell } = places[0]?.speech ?? ENGLISH_SPEECH;
  const [sentence, regions] = [isEstimated ? t.hero.inEstimated : t.hero.in, regionWords(places)];
  return tell(sentence, { names, regions });
}

function namesOf(kept: readonly { region: Place; holiday: ReleasedHoliday }[]): Told {
  const names = kept.map(({ region, holiday }) => nameInWords(region, holiday));
  return listOfNames(kept[0]?.region.speech ?? ENGLISH_SPEECH, names);
}
