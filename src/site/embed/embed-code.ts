import { escape as escapeHtml } from 'html-escaper';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, prefixOf } from '../places/places.ts';

/** What somebody puts on a page of their own, and what is told of it. */
export interface EmbedSheet {
  /** Of the sheet, from the root. */
  readonly path: string;
  /** Today as a picture, from the root. */
  readonly badge: string;
  /** The same for programs. */
  readonly today: string;
  readonly badgeCode: string;
  /** The frame that follows the year. */
  readonly frameCode: string;
}

/** The address of the sheet of a place. */
export function embedSheetPath(place: Place): string {
  return `${place.path}embed/`;
}

/** The address of the page for frames. @param year null for the one that follows today. */
export function embedPath(place: Place, year: SupportedYear | null): string {
  return `${prefixOf(place)}/embed${place.root}${year === null ? '' : `${year}/`}`;
}

/** @param site the origin that other pages reach ours at. */
export function embedSheet(place: Place, site: string): EmbedSheet {
  const badge = `/badge/${place.key}.svg`;
  const page = new URL(place.path, site).href;
  const { t, say } = place.speech;
  const [alt, title] = [
    say(t.embed.openToday, { place: place.name }),
    say(t.subscribe.combined, { places: place.name }),
  ].map(escapeHtml);
  const frame = new URL(embedPath(place, null), site).href;
  return {
    path: embedSheetPath(place),
    badge,
    today: `${place.root}today.json`,
    badgeCode: `<a href="${page}"><img src="${new URL(badge, site).href}" alt="${alt}" height="24"></a>`,
    frameCode: `<iframe src="${frame}" title="${title}" width="100%" height="520" loading="lazy"></iframe>`,
  };
}
