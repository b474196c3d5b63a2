import type { APIRoute, GetStaticPathsOptions } from 'astro';
import { changeLog } from '../../../site/changes/change-log.ts';
import { factLog } from '../../../site/changes/fact-log.ts';
import { writeAtom } from '../../../site/feeds/atom.ts';
import { loadedReleases } from '../../../site/loaded-releases.ts';
import type { Place } from '../../../site/places/places.ts';
import { fileReply } from '../../_file.ts';
import { countryPaths } from '../../_static-paths.ts';

export const getStaticPaths = (route: GetStaticPathsOptions) => [
  { params: { country: undefined }, props: { place: null } },
  ...countryPaths(route),
];

/** The feed of every change; or of those of one country, its regions included. */
export const GET: APIRoute<{ place: Place | null }> = ({ props: { place }, site }) => {
  const { releases, dataSet } = loadedReleases();
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
  return fileReply(text, 'application/atom+xml');
};
