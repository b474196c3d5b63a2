import type { APIRoute } from 'astro';
import { fileOfToday, keyOf, readToday } from '../_today.ts';

export const prerender = false;

/** Whether people work today, without a key. */
export const GET: APIRoute = ({ params }) => {
  const today = readToday(keyOf(params));
  return fileOfToday(today, 'application/json', `${JSON.stringify(today, null, 2)}\n`);
};
