import type { APIRoute } from 'astro';
import { loadedReleases } from '../site/loaded-releases.ts';
import { suggestedNames } from '../site/places/name-index.ts';
import { fileReply } from './_file.ts';

/** What the field "Where?" suggests: countries, regions and cities. */
export const GET: APIRoute = () =>
  fileReply(JSON.stringify(suggestedNames(loadedReleases().dataSet)), 'application/json');
