import type { APIRoute } from 'astro';
import { suggestedNames } from '../site/places/name-index.ts';
import { openShelf } from '../site/shelf.ts';
import { fileReply } from './_file.ts';

/** What the field "Where?" suggests: countries, regions and cities. */
export const GET: APIRoute = () =>
  fileReply(JSON.stringify(suggestedNames(openShelf().dataSet)), 'application/json');
