import type { APIRoute } from 'astro';
import { knownDay } from '../../site/known-day.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { localDay } from '../../site/places/local-day.ts';
import { planFilePath, readPlanForm } from '../../site/plan/plan-form.ts';
import { tellPlans, WAYS, writePlanFile } from '../../site/plan/plan-page.ts';
import { readYearOf } from '../_place.ts';
import { alternate, refusal } from '../_result.ts';

/**
 * What `/plan/COUNTRY/REGION/20YY/` and its file answer; null where the year is not held, or not
 * in that language.
 */
export function readPlan(pathname: string, query: string, now: number) {
  const found = readYearOf(pathname, { section: 'plan' });
  if (found === null) return null;
  const { place, year } = found;
  const form = readPlanForm(place, year, query, localDay(now, place.artifact.timezone));
  return {
    ...{ place, year, form },
    /** Null when the form has faults. */
    proposals: tellPlans(form),
  };
}

/** The leave of one plan as a calendar file; `plan` names it, by default the one with most days off. */
export const planFile: APIRoute = ({ url, site }) => {
  const planned = readPlan(url.pathname, url.search.slice(1), Date.now());
  if (planned === null) return new Response(null, { status: 404 });
  const { form, proposals } = planned;
  if (proposals === null) {
    const text = form.faults.map(({ message }) => `${message}\n`).join('');
    return refusal(400, 'text/plain', text);
  }
  const way = url.searchParams.get('plan') ?? WAYS[0];
  const localized = proposals.find((each) => each.way === way);
  if (localized === undefined) return new Response(null, { status: 404 });
  const { released } = loadedReleases().dataSet.release.manifest;
  const absolute = (path: string) => new URL(path, String(site)).href;
  const text = writePlanFile(form, localized, knownDay(released), {
    page: absolute(form.path),
    self: absolute(planFilePath(form, way)),
  });
  return alternate(text, 'text/calendar', released);
};
