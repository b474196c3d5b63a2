import type { APIRoute } from 'astro';
import { readPlace } from '../_place.ts';
import { fileOfToday, readToday } from '../_today.ts';

export const prerender = false;

/** Whether people work today, without a key. */
export const GET: APIRoute = ({ url }) => {
  const today = readToday(readPlace(url.pathname, { name: 'today' })?.key ?? '');
  return fileOfToday(today, 'application/json', `${JSON.stringify(today, null, 2)}\n`);
};
