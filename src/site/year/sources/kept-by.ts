import type { ReleasedHoliday } from '../../../artifact/calendars.ts';
import type { Place } from '../../places/places.ts';
import { regionsOf } from '../../places/where-off.ts';

/** So many regions a list can name in its rows. */
const FEW_REGIONS = 6;

/** Whether the holidays of a country's regions stand in its own list. */
export function hasFewRegions({ artifact, region }: Place): boolean {
  return region === null && artifact.regions.length > 0 && artifact.regions.length <= FEW_REGIONS;
}

/** The holidays that only some of a few regions keep, each once on a date, with those regions. */
export function keptInSome(
  place: Place,
): { readonly holiday: ReleasedHoliday; readonly where: Place[] }[] {
  if (!hasFewRegions(place)) return [];
  const kept = regionsOf(place).flatMap((region) =>
    region.calendar.holidays
      .filter(({ type }) => type === 'regional')
      .map((holiday) => ({ region, holiday })),
  );
  const once = Map.groupBy(kept, ({ holiday }) => `${holiday.id} ${holiday.day}`);
  return [...once.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ holiday: first.holiday, where: same.map(({ region }) => region) }];
  });
}

/** Whether the days of a country's regions are those of their offices, and bind nobody else. */
export function hasStateOffices({ artifact }: Place): boolean {
  return artifact.about.some(({ kept_by: keptBy }) => keptBy !== undefined);
}
