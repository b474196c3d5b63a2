import { planFile } from '../_plan-file.ts';

export const prerender = false;
export const GET = planFile;
