import type { Place } from '../places/places.ts';
import { feedName } from './feed.ts';
import { choicesQuery, chosenFeedPath, type FeedChoices } from './feed-choices.ts';

/** The address of the page that offers a place's feed. */
export function subscribePath(place: Place, choices: FeedChoices | null = null): string {
  return `${place.path}subscribe/${choices === null ? '' : choicesQuery(choices)}`;
}

/**
 * The ways to subscribe to one feed.
 * @param site the origin, absolute.
 */
export function subscribeSheet(place: Place, choices: FeedChoices, site: string) {
  const { t } = place.speech;
  const path = subscribePath(place, choices);
  const feed = new URL(chosenFeedPath(place, choices), site).href;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  // With `https:` Google adds an empty calendar; with `webcal:` it subscribes.
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const name = encodeURIComponent(feedName(place));
  const outlook = `calendar/0/addfromweb?url=${encodeURIComponent(feed)}&name=${name}`;
  return {
    /** The path of the page, with its options. */
    path,
    /** The absolute address of the feed, to paste. */
    feed,
    /** The programs that subscribe by a link. */
    programs: [
      { name: t.subscribe.apple, href: webcal },
      { name: t.subscribe.google, href: google },
      { name: 'Outlook.com', href: `https://outlook.live.com/${outlook}` },
      { name: t.subscribe.work, href: `https://outlook.office.com/${outlook}` },
    ],
  };
}
