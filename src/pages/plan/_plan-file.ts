import type { APIRoute } from 'astro';
import { knownDay } from '../../site/known-day.ts';
import { writePlanFile } from '../../site/plan/plan-file.ts';
import { planFilePath } from '../../site/plan/plan-form.ts';
import { WAYS } from '../../site/plan/plan-page.ts';
import { openShelf } from '../../site/shelf.ts';
import { twin } from '../_result.ts';
import { readPlan } from './_plan.ts';

/** The leave of one way to spend it as a calendar file; `plan` says which, by default the one with most days off. */
export const planFile: APIRoute = ({ url, site }) => {
  const planned = readPlan(url.pathname, url.search.slice(1), Date.now());
  if (planned === null) return new Response(null, { status: 404 });
  const { form, proposals } = planned;
  if (proposals === null) {
    const text = form.faults.map(({ message }) => `${message}\n`).join('');
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(text, { status: 400, headers });
  }
  const way = url.searchParams.get('plan') ?? WAYS[0];
  const told = proposals.find((each) => each.way === way);
  if (told === undefined) return new Response(null, { status: 404 });
  const { released } = openShelf().dataSet.release.manifest;
  const absolute = (path: string) => new URL(path, String(site)).href;
  const text = writePlanFile(form, told, knownDay(released), {
    page: absolute(form.path),
    self: absolute(planFilePath(form, way)),
  });
  return twin(text, 'text/calendar', released);
};
