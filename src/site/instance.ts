import { readSettings } from '../settings/settings.ts';

/** What a page that is rendered on request may know of the server that it is rendered for. */
export interface Instance {
  /** Where issues are made; null for nowhere. */
  readonly reportUrl: string | null;
}

/** The thread that renders has it in its environment. */
export function openInstance(): Instance {
  const { reportUrl } = readSettings(process.env);
  return { reportUrl };
}
