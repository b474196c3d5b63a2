import type { APIRoute } from 'astro';
import { drawBadge } from '../../site/today/today-file.ts';
import { fileOfToday } from '../_today.ts';

export const prerender = false;

/** Whether people work today, as a picture for other pages. */
export const GET: APIRoute = ({ params }) =>
  fileOfToday(params.key ?? '', 'image/svg+xml', drawBadge);
