import { readdirSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { SUPPORTED_YEARS } from '../calendar/supported-range.ts';
import { changeLog } from '../site/changes/change-log.ts';
import { lastChanged, writeSitemap } from '../site/feeds/sitemap.ts';
import { placesOf, yearPath } from '../site/places/places.ts';
import { openShelf } from './_shelf.ts';

/** Pages that have no address of their own to be found under. */
const UNLISTED = new Set(['/404/', '/go/']);

/** Every page with a fixed address, from the files that make them. */
function fixedPaths(): string[] {
  return readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => `/${file.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}/`.replace('//', '/'))
    .filter((path) => !UNLISTED.has(path))
    .sort();
}

export const GET: APIRoute = ({ site }) => {
  const { dataSet, releases } = openShelf();
  const log = changeLog(releases);
  const [first] = releases;
  const calendars = placesOf(dataSet).flatMap((place) => {
    const changed = lastChanged(place, log, first?.manifest.released ?? '');
    return [
      { path: place.path, changed: null },
      ...SUPPORTED_YEARS.map((year) => ({ path: yearPath(place, year), changed })),
    ];
  });
  const histories = [...dataSet.countries.keys()].map((code) => `/data/${code.toLowerCase()}/`);
  const versions = releases.map(({ manifest }) => `/data/${manifest.data_version}/`);
  const bridges = SUPPORTED_YEARS.map((year) => `/bridge/${year}/`);
  const others = [...fixedPaths(), ...histories, ...versions, ...bridges];
  const entries = [...others.map((path) => ({ path, changed: null })), ...calendars];
  return new Response(writeSitemap(entries, String(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
