import { english } from '../languages/languages.ts';
import { feedPath, type Place, prefixOf } from '../places/places.ts';

/**
 * The options of a feed, each with its parameter and the one value that the parameter takes. UIDs
 * are the same with every option.
 */
const PARAMETERS = {
  /** Holidays block their day, like an absence. */
  busy: ['busy', '1'],
  /** Dates that may still move are left out. */
  exact: ['exact', '1'],
  /** Names are in the language of the place, where known. */
  localNames: ['names', 'local'],
} as const;

export type FeedChoices = Readonly<Record<keyof typeof PARAMETERS, boolean>>;

/** The feed without options, which is a file. */
export const AS_USUAL: FeedChoices = { localNames: false, busy: false, exact: false };

/**
 * Reads the options of an address; other parameters are ignored.
 * @param query raw, without its `?`.
 * @returns a sentence where an option has an invalid value.
 */
export function readFeedChoices(query: string): FeedChoices | string {
  const typed = new URLSearchParams(query);
  const isOther = ([name, value]: readonly [string, string]) =>
    typed.getAll(name).some((each) => each !== value);
  const faulty = Object.values(PARAMETERS).find(isOther);
  if (faulty !== undefined) return `Write ${faulty.join('=')}, or leave it out.`;
  const isChosen = (name: keyof typeof PARAMETERS) => typed.has(PARAMETERS[name][0]);
  return { busy: isChosen('busy'), exact: isChosen('exact'), localNames: isChosen('localNames') };
}

/**
 * Whether the place has names that differ from those of the page; false where its language is the
 * page's.
 */
export function hasNamesOfItsOwn({ artifact, region, locale }: Place): boolean {
  const [main = english.code] = region?.languages ?? artifact.languages ?? [];
  const { language } = locale;
  return language === english || ![language.code, english.code].includes(main);
}

/** The options as a query, sorted: "?busy=1&names=local", or empty. */
export function choicesQuery(choices: FeedChoices): string {
  const chosen = Object.entries(PARAMETERS).filter(([name]) => choices[name as keyof FeedChoices]);
  const query = chosen.map(([, parameter]) => parameter.join('=')).join('&');
  return query && `?${query}`;
}

/** The address of a place's feed: the file without options, or a feed rendered on request. */
export function chosenFeedPath(place: Place, choices: FeedChoices): string {
  const query = choicesQuery(choices);
  return query === '' ? feedPath(place) : `${prefixOf(place)}/feed/${place.key}.ics${query}`;
}

/** The name of a place's feed: "Germany public holidays". */
export function feedName({ name, locale }: Place): string {
  return locale.say(locale.t.feed.name, { place: name });
}

/** The address of the page that offers a place's feed. */
export function subscribePath(place: Place, choices: FeedChoices | null = null): string {
  return `${place.path}subscribe/${choices === null ? '' : choicesQuery(choices)}`;
}

/**
 * The ways to subscribe to one feed.
 * @param site the origin, absolute.
 */
export function subscribeSheet(place: Place, choices: FeedChoices, site: string) {
  const { t } = place.locale;
  const path = subscribePath(place, choices);
  const feed = new URL(chosenFeedPath(place, choices), site).href;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  // With `https:` Google adds an empty calendar; with `webcal:` it subscribes.
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const name = encodeURIComponent(feedName(place));
  const outlook = `calendar/0/addfromweb?url=${encodeURIComponent(feed)}&name=${name}`;
  return {
    path,
    feed,
    programs: [
      { name: t.subscribe.apple, href: webcal },
      { name: t.subscribe.google, href: google },
      { name: 'Outlook.com', href: `https://outlook.live.com/${outlook}` },
      { name: t.subscribe.work, href: `https://outlook.office.com/${outlook}` },
    ],
  };
}
