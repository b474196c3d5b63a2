import type { APIRoute } from 'astro';
import { changeLog } from '../../site/changes/change-log.ts';
import { factLog } from '../../site/changes/fact-log.ts';
import { writeChangesJson } from '../../site/feeds/atom.ts';
import { openShelf } from '../../site/shelf.ts';

/** What every release changed, all countries. */
export const GET: APIRoute = () => {
  const { releases } = openShelf();
  return new Response(writeChangesJson(changeLog(releases), factLog(releases)), {
    headers: { 'Content-Type': 'application/json' },
  });
};
