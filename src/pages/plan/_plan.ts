import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { localDay } from '../../site/places/local-day.ts';
import { type Place, placeByKey } from '../../site/places/places.ts';
import { type PlanForm, readPlanForm } from '../../site/plan/plan-form.ts';
import { type ToldPlan, tellPlan } from '../../site/plan/plan-page.ts';
import { openShelf } from '../../site/shelf.ts';

/** A year of a calendar that leave is planned for. */
export interface Planned {
  readonly place: Place;
  readonly year: SupportedYear;
  readonly form: PlanForm;
  /** Null when the form has faults. */
  readonly told: ToldPlan | null;
}

/** What `/plan/COUNTRY/REGION/20YY/` and its file answer; null where we hold nothing there. */
export function readPlan(
  { country = '', region, yy = '' }: Readonly<Record<string, string | undefined>>,
  query: string,
  now: number,
): Planned | null {
  const { dataSet } = openShelf();
  const place = placeByKey(dataSet, region === undefined ? country : `${country}-${region}`);
  const year = SUPPORTED_YEARS.find((held) => String(held) === `20${yy}`);
  if (place === null || year === undefined) return null;
  if ((place.region === null) !== (region === undefined)) return null;
  const form = readPlanForm(place, year, query, localDay(now, place.artifact.timezone));
  return { place, year, form, told: tellPlan(form) };
}
