import type { APIRoute } from 'astro';
import { changeLog } from '../../site/changes/change-log.ts';
import { factLog } from '../../site/changes/fact-log.ts';
import { writeAtom } from '../../site/feeds/atom.ts';
import { openShelf } from '../../site/shelf.ts';

/** Every change of a computed date, all countries. */
export const GET: APIRoute = ({ site }) => {
  const { releases, dataSet } = openShelf();
  const text = writeAtom({
    scope: 'all',
    title: 'Redletter: changes to holidays',
    entries: changeLog(releases),
    facts: factLog(releases),
    updated: dataSet.release.manifest.released,
    path: '/data/changes.atom',
    site: String(site),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml' } });
};
