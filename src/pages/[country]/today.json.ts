import type { APIRoute } from 'astro';
import { readPlace } from '../_place.ts';
import { fileOfToday } from '../_today.ts';

export const prerender = false;

/** Whether people work today, without a key. */
export const GET: APIRoute = ({ url }) =>
  fileOfToday(
    readPlace(url.pathname, { name: 'today' })?.key ?? '',
    'application/json',
    (today) => `${JSON.stringify(today, null, 2)}\n`,
  );
