import { changeLog } from '../../site/changes/change-log.ts';
import { factLog } from '../../site/changes/fact-log.ts';
import { writeAtom } from '../../site/feeds/atom.ts';
import type { Place } from '../../site/places/places.ts';
import { openShelf } from '../../site/shelf.ts';

/** The feed of every change; of one country, its regions included, where `place` is given. */
export function changesFeed(site: URL | undefined, place: Place | null = null): Response {
  const { releases, dataSet } = openShelf();
  const isMeant = ({ country }: { readonly country: string | null }) =>
    place === null || country === place.artifact.country;
  const text = writeAtom({
    scope: place?.key ?? 'all',
    title: `Redletter: changes to holidays${place === null ? '' : ` in ${place.inWords}`}`,
    entries: changeLog(releases).filter(({ change }) => isMeant(change)),
    facts: factLog(releases).filter(({ fact }) => isMeant(fact)),
    updated: dataSet.release.manifest.released,
    path: place === null ? '/data/changes.atom' : `/data/${place.key}/changes.atom`,
    site: String(site),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml' } });
}
