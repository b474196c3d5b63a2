import type { ComparedCell } from '../../site/compare/comparison.ts';
import { tellRegions } from '../../site/places/where-off.ts';
import { badge, type Markup, markup, type Writing } from '../words/writing.ts';

/**
 * Works, weekend, holiday or depends on the region, with the names of the day's holidays.
 * @param namesRegions whether to name the regions that are off.
 */
export function dayState(
  { kind, names, isEstimated, regionsOff }: ComparedCell,
  { t: { compare, day, glance }, told, write }: Writing,
  namesRegions = false,
): Markup {
  const states = {
    business_day: badge(compare.works, 'g'),
    weekend: badge(glance.weekend, 'w'),
    public_holiday: badge(glance.holiday),
    regional_holiday: badge(glance.holiday),
  };
  const depends = namesRegions
    ? write(compare.dependsOff, { regions: tellRegions(regionsOff) })
    : compare.depends;
  const state = regionsOff.length === 0 ? states[kind] : badge(depends, 'r');
  const estimated = isEstimated && badge(day.estimated, 'e');
  return markup`${state}${estimated}${names !== '' && markup` ${told(names)}`}`;
}
