import { planFile } from '../../_plan.ts';

export const prerender = false;
export const GET = planFile;
