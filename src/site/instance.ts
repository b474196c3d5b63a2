import { readSettings } from '../settings/settings.ts';

/** The settings that pages rendered on request may show. */
export interface Instance {
  /** Where to open issues; null if nowhere. */
  readonly reportUrl: string | null;
  /** The folder of source files, with its slash; null if not published. */
  readonly changesUrl: string | null;
  /** Who publishes the site, line by line. */
  readonly publisher: readonly string[];
  /** The contact for keys; null if none is named. */
  readonly keysContact: string | null;
}

/** Reads the settings from the environment of the thread that renders. */
export function openInstance(): Instance {
  const { reportUrl, changesUrl, publisher, keysContact } = readSettings(process.env);
  return { reportUrl, changesUrl, publisher, keysContact };
}
