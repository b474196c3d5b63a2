import type { APIRoute } from 'astro';
import { calendarFile } from './_calendar-file.ts';
import { readPlace, readYearOf } from './_place.ts';

// Decision 46: made on demand.
export const prerender = false;

/** All years of a calendar, `/de.ics` or `/de/by.ics`, or one of them, `/de/by/2026.ics`. */
export const GET: APIRoute = ({ url, site }) => {
  const inYear = readYearOf(url.pathname);
  const place = inYear?.place ?? readPlace(url.pathname);
  if (place === null) return new Response(null, { status: 404 });
  return calendarFile(place, String(site), inYear?.year);
};
