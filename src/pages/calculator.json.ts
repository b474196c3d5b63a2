import { jsonTwin } from './_result.ts';

export const prerender = false;
export const GET = jsonTwin('calculator');
