import type { Service } from '../api/message.ts';
import { compose } from './composition.ts';
import { readSettings } from './settings.ts';
import { createTroubleLog } from './trouble-log.ts';

let service: Service | undefined;

/** The service of `astro dev`: newest release, embedded store, made at the first request. */
export function developmentService(): Service {
  if (service === undefined) {
    const { artifactsDir, varDir } = readSettings(process.env);
    const log = createTroubleLog((line) => void process.stderr.write(line), Date.now);
    service = compose({ artifactsDir, varDir, log }).service;
  }
  return service;
}
