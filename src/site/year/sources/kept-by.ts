import type { Place } from '../../places/places.ts';
import { regionsOf } from '../../places/where-off.ts';

/** The most regions that a list names in its rows. */
const FEW_REGIONS = 6;

/** Whether a country's own list includes the holidays of its regions. */
export function hasFewRegions({ artifact, region }: Place): boolean {
  return region === null && artifact.regions.length > 0 && artifact.regions.length <= FEW_REGIONS;
}

/** The regional holidays of some regions, by region, then date. */
export function regionalHolidays(regions: readonly Place[]) {
  return regions.flatMap((region) =>
    region.calendar.holidays
      .filter(({ type }) => type === 'regional')
      .map((holiday) => ({ region, holiday })),
  );
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
