import { readSettings, type Settings } from '../settings/settings.ts';

/** The settings that pages rendered on request may show. */
type Instance = Pick<Settings, 'reportUrl' | 'changesUrl' | 'publisher' | 'keysContact'>;

/** Reads the settings from the environment of the thread that renders. */
export function openInstance(): Instance {
  return readSettings(process.env);
}
