import { readdirSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { sitemapEntries, writeSitemap } from '../site/feeds/sitemap.ts';
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
  const entries = sitemapEntries(dataSet, releases, fixedPaths());
  return new Response(writeSitemap(entries, String(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
