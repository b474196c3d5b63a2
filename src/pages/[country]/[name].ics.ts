import type { APIRoute } from 'astro';
import { placeFeed, yearFeed } from '../_calendar-file.ts';
import { readPlace, readYearOf } from '../_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

/** The subscription of a region, `/de/by.ics`, or a year of a country, `/de/2026.ics`. */
export const GET: APIRoute = ({ url, site }) => {
  const inYear = readYearOf(url.pathname);
  if (inYear !== null) return yearFeed(inYear.place, inYear.year, String(site));
  const place = readPlace(url.pathname);
  return place === null ? new Response(null, { status: 404 }) : placeFeed(place, String(site));
};
