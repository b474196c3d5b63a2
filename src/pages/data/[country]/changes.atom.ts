import type { APIRoute } from 'astro';
import { changeLog } from '../../../site/changes/change-log.ts';
import { factLog } from '../../../site/changes/fact-log.ts';
import { writeAtom } from '../../../site/feeds/atom.ts';
import { openShelf } from '../../../site/shelf.ts';
import { countryPaths, type PlaceProps } from '../../_static-paths.ts';

export const getStaticPaths = countryPaths;

/** The changes of one country, its regions included. */
export const GET: APIRoute<PlaceProps> = ({ props: { place }, site }) => {
  const { releases, dataSet } = openShelf();
  const text = writeAtom({
    scope: place.key,
    title: `Redletter: changes to holidays in ${place.inWords}`,
    entries: changeLog(releases).filter(({ change }) => change.country === place.artifact.country),
    facts: factLog(releases).filter(({ fact }) => fact.country === place.artifact.country),
    updated: dataSet.release.manifest.released,
    path: `/data/${place.key}/changes.atom`,
    site: String(site),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml' } });
};
