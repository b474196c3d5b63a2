import type { APIRoute } from 'astro';
import { drawBadge } from '../../site/today/badge.ts';
import { fileOfToday, readToday } from '../_today.ts';

export const prerender = false;

/** Whether people work today, as a picture for other pages. */
export const GET: APIRoute = ({ params }) => {
  const today = readToday(params.key ?? '');
  return fileOfToday(today, 'image/svg+xml', today === null ? '' : drawBadge(today));
};
