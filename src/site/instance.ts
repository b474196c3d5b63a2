import { readSettings } from '../settings/settings.ts';

/** What a page that is rendered on request may know of the server that it is rendered for. */
export interface Instance {
  /** Where issues are made; null for nowhere. */
  readonly reportUrl: string | null;
  /** The folder of source files, with its slash; null for nowhere. */
  readonly changesUrl: string | null;
  /** Who publishes the site, line by line. */
  readonly publisher: readonly string[];
  /** Whom to ask for a key; null: nobody is named. */
  readonly keysContact: string | null;
}

/** The thread that renders has it in its environment. */
export function openInstance(): Instance {
  const { reportUrl, changesUrl, publisher, keysContact } = readSettings(process.env);
  return { reportUrl, changesUrl, publisher, keysContact };
}
