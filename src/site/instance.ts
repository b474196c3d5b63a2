import { readSettings } from '../settings/settings.ts';

/** What a page that is rendered on request may know of the server that it is rendered for. */
export interface Instance {
  /** The origin that clients reach it at; null where nobody has said so. */
  readonly siteUrl: string | null;
}

/** The thread that renders has it all in its environment. */
export function openInstance(): Instance {
  const { siteUrl } = readSettings(process.env);
  return { siteUrl };
}
