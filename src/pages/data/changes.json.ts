import type { APIRoute } from 'astro';
import { changeLog } from '../../site/changes/change-log.ts';
import { factLog } from '../../site/changes/fact-log.ts';
import { writeChangesJson } from '../../site/feeds/atom.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { fileReply } from '../_file.ts';

/** What every release changed, all countries. */
export const GET: APIRoute = () => {
  const { releases } = loadedReleases();
  const text = writeChangesJson(changeLog(releases), factLog(releases));
  return fileReply(text, 'application/json');
};
