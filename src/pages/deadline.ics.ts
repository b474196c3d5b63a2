import { calendarTwin } from './_result.ts';

export const prerender = false;
export const GET = calendarTwin('deadline');
