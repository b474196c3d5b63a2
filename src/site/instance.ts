import { readSettings } from '../settings/settings.ts';

/** What a page that is rendered on request may know of the server that it is rendered for. */
export interface Instance {
  /** The origin that clients reach it at; null where nobody has said so. */
  readonly siteUrl: string | null;
  /** Where issues are made; null for nowhere. */
  readonly reportUrl: string | null;
}

/** The thread that renders has it all in its environment. */
export function openInstance(): Instance {
  const { siteUrl, reportUrl } = readSettings(process.env);
  return { siteUrl, reportUrl };
}
