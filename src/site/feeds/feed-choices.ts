import { english } from '../languages/languages.ts';
import { feedPath, type Place, prefixOf } from '../places/places.ts';

/** What a subscriber may choose of a feed; the UIDs stay the same. */
export interface FeedChoices {
  /** Names in the language of the place, where they are known. */
  readonly localNames: boolean;
  /** Holidays block their day, as an absence does. */
  readonly busy: boolean;
  /** Dates that may still move are left out. */
  readonly exact: boolean;
}

/** The ready-made feed. */
export const AS_USUAL: FeedChoices = { localNames: false, busy: false, exact: false };

/** Each parameter, and the one value that chooses it. */
const PARAMETERS = [
  ['busy', '1', 'busy'],
  ['exact', '1', 'exact'],
  ['names', 'local', 'localNames'],
] as const satisfies readonly (readonly [string, string, keyof FeedChoices])[];

/**
 * Reads the choices of an address; other parameters are ignored.
 * @param query raw, without its `?`.
 * @returns a sentence where a parameter has a value other than its own.
 */
export function readFeedChoices(query: string): FeedChoices | string {
  const typed = new URLSearchParams(query);
  const chosen: Record<keyof FeedChoices, boolean> = { ...AS_USUAL };
  for (const [name, value, choice] of PARAMETERS) {
    const values = typed.getAll(name);
    if (values.some((each) => each !== value)) return `Write ${name}=${value}, or leave it out.`;
    chosen[choice] = values.length > 0;
  }
  return chosen;
}

/** Whether the place has names that differ from the page's: not where its language is the page's. */
export function hasNamesOfItsOwn({ artifact, region, speech }: Place): boolean {
  const [main = english.code] = region?.languages ?? artifact.languages ?? [];
  const { language } = speech;
  return language === english || ![language.code, english.code].includes(main);
}

/** The choices as a query, sorted: "?busy=1&names=local", or nothing. */
export function choicesQuery(choices: FeedChoices): string {
  const chosen = PARAMETERS.filter(([, , choice]) => choices[choice]);
  const query = chosen.map(([name, value]) => `${name}=${value}`).join('&');
  return query && `?${query}`;
}

/** The address of a place's feed: the ready-made file, or one rendered on request. */
export function chosenFeedPath(place: Place, choices: FeedChoices): string {
  const query = choicesQuery(choices);
  return query === '' ? feedPath(place) : `${prefixOf(place)}/feed/${place.key}.ics${query}`;
}
