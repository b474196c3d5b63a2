import { calendarAlternate } from './_result.ts';

export const prerender = false;
export const GET = calendarAlternate('calculator');
