import { escape as escapeHtml } from 'html-escaper';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, prefixOf } from '../places/places.ts';

export function embedSheetPath(place: Place): string {
  return `${place.path}embed/`;
}

/**
 * The address of the page to embed in a frame.
 * @param year null for the page that follows today.
 */
export function embedPath(place: Place, year: SupportedYear | null): string {
  return `${prefixOf(place)}/embed${place.root}${year === null ? '' : `${year}/`}`;
}

/**
 * The code that others put on their own pages.
 * @param site the origin at which other pages reach ours.
 */
export function embedSheet(place: Place, site: string) {
  const { t, say } = place.locale;
  const absolute = (path: string) => new URL(path, site).href;
  const badge = `/badge/${place.key}.svg`;
  const alt = escapeHtml(say(t.embed.openToday, { place: place.name }));
  const title = escapeHtml(say(t.subscribe.combined, { places: place.name }));
  return {
    path: embedSheetPath(place),
    badge,
    today: `${place.root}today.json`,
    badgeCode: `<a href="${absolute(place.path)}"><img src="${absolute(badge)}" alt="${alt}" height="24"></a>`,
    frameCode: `<iframe src="${absolute(embedPath(place, null))}" title="${title}" width="100%" height="520" loading="lazy"></iframe>`,
  };
}
