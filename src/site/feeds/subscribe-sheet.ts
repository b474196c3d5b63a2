import { drawCode, type QrCode } from '../figures/qr-code.ts';
import type { Place } from '../places/places.ts';
import { feedName } from './feed.ts';
import { choicesQuery, chosenFeedPath, type FeedChoices } from './feed-choices.ts';

/** The ways into a calendar program, for one feed. */
export interface SubscribeSheet {
  /** Of the sheet itself with its choices, from the root. */
  readonly path: string;
  /** The feed: absolute, as one pastes it. */
  readonly feed: string;
  /** Programs that take the feed by a link, each with its link. */
  readonly programs: readonly { readonly name: string; readonly href: string }[];
  /** The sheet as a QR code: another screen's reader chooses the program there. */
  readonly code: QrCode;
}

/** The address of the sheet of a place. */
export function subscribePath(place: Place, choices: FeedChoices | null = null): string {
  return `${place.path}subscribe/${choices === null ? '' : choicesQuery(choices)}`;
}

/** @param site the origin that programs reach the feed at, which no mark stands for in a code. */
export function subscribeSheet(place: Place, choices: FeedChoices, site: string): SubscribeSheet {
  const path = subscribePath(place, choices);
  const feed = new URL(chosenFeedPath(place, choices), site).href;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  const name = encodeURIComponent(feedName(place));
  const { t } = place.speech;
  const outlook = `addfromweb?url=${encodeURIComponent(feed)}&name=${name}`;
  return {
    ...{ path, feed },
    programs: [
      { name: t.subscribe.apple, href: webcal },
      {
        name: t.subscribe.google,
        // With `https:` Google adds an empty calendar; `webcal:` it reads as an address.
        href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      },
      { name: 'Outlook.com', href: `https://outlook.live.com/calendar/0/${outlook}` },
      {
        name: t.subscribe.work,
        href: `https://outlook.office.com/calendar/0/${outlook}`,
      },
    ],
    code: drawCode(new URL(path, site).href),
  };
}
