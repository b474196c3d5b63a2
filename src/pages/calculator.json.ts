import { jsonAlternate } from './_result.ts';

export const prerender = false;
export const GET = jsonAlternate('calculator');
