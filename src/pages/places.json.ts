import type { APIRoute } from 'astro';
import { suggestedNames } from '../site/places/name-index.ts';
import { openShelf } from '../site/shelf.ts';

/** What the field "Where?" suggests: countries, regions and cities. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(suggestedNames(openShelf().dataSet)), {
    headers: { 'Content-Type': 'application/json' },
  });
