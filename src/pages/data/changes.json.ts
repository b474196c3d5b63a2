import type { APIRoute } from 'astro';
import { writeChangesJson } from '../../almanac/atom.ts';
import { changeLog } from '../../almanac/change-log.ts';
import { openShelf } from '../_shelf.ts';

export const GET: APIRoute = () =>
  new Response(writeChangesJson(changeLog(openShelf().releases)), {
    headers: { 'Content-Type': 'application/json' },
  });
