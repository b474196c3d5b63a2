import type { APIRoute } from 'astro';
import { writeSitemapIndex } from '../site/feeds/sitemap.ts';
import { openShelf } from './_shelf.ts';

export const GET: APIRoute = ({ site }) => {
  const { released } = openShelf().dataSet.release.manifest;
  return new Response(writeSitemapIndex('/sitemap-0.xml', released, String(site)), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
