import type { SupportedYear } from '../../calendar/supported-range.ts';
import { localDay } from '../../site/places/local-day.ts';
import type { Place } from '../../site/places/places.ts';
import { type PlanForm, readPlanForm } from '../../site/plan/plan-form.ts';
import { type Proposal, tellPlans } from '../../site/plan/plan-page.ts';
import { readYearOf } from '../_place.ts';

/** A year of a calendar that leave is planned for. */
export interface Planned {
  readonly place: Place;
  readonly year: SupportedYear;
  readonly form: PlanForm;
  /** Null when the form has faults. */
  readonly proposals: readonly Proposal[] | null;
}

/**
 * What `/plan/COUNTRY/REGION/20YY/` and its file answer; null where we hold nothing there, or nothing
 * in the language of the address.
 */
export function readPlan(pathname: string, query: string, now: number): Planned | null {
  const found = readYearOf(pathname);
  if (found === null) return null;
  const { place, year } = found;
  const form = readPlanForm(place, year, query, localDay(now, place.artifact.timezone));
  return { place, year, form, proposals: tellPlans(form) };
}
