import type { Service } from '../../api/message.ts';
import { buildDataSet } from '../../artifact/data-set.ts';
import { loadServedChain } from '../../artifact/load-release.ts';
import { ReleaseFiles } from '../../artifact/release-files.ts';
import { readSettings } from '../../settings/settings.ts';
import { createTroubleLog } from '../watch/trouble-log.ts';
import { compose, openAccess } from './composition.ts';

let service: Promise<Service> | undefined;

/** The service of `astro dev`: release and store of the settings, made at the first request. */
export function developmentService(): Promise<Service> {
  service ??= makeService();
  return service;
}

async function makeService(): Promise<Service> {
  const settings = readSettings(process.env);
  const { artifactsDir, dataVersion } = settings;
  const { release, chain } = loadServedChain(artifactsDir, dataVersion);
  const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const { gate } = await openAccess(settings, log);
  return compose(buildDataSet(release), new ReleaseFiles(artifactsDir, chain), gate).service;
}
