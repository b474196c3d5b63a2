import type { Service } from '../../api/message.ts';
import { readSettings } from '../../settings/settings.ts';
import { createTroubleLog } from '../watch/trouble-log.ts';
import { compose } from './composition.ts';

let service: Promise<Service> | undefined;

/** The service of `astro dev`: newest release, the store of the settings, made at the first request. */
export function developmentService(): Promise<Service> {
  if (service === undefined) {
    const { artifactsDir, varDir, redisUrl } = readSettings(process.env);
    const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
    service = compose({ artifactsDir, varDir, redisUrl, log }).then((parts) => parts.service);
  }
  return service;
}
