import type { APIRoute } from 'astro';
import { placeFeed } from './_calendar-file.ts';
import { readPlace } from './_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ url, site }) => {
  const place = readPlace(url.pathname);
  return place === null ? new Response(null, { status: 404 }) : placeFeed(place, String(site));
};
