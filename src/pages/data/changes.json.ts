import type { APIRoute } from 'astro';
import { changeLog } from '../../site/changes/change-log.ts';
import { writeChangesJson } from '../../site/feeds/atom.ts';
import { openShelf } from '../../site/shelf.ts';

export const GET: APIRoute = () =>
  new Response(writeChangesJson(changeLog(openShelf().releases)), {
    headers: { 'Content-Type': 'application/json' },
  });
