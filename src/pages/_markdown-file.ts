import type { SupportedYear } from '../calendar/supported-range.ts';
import type { Place } from '../site/places/places.ts';
import { openShelf } from '../site/shelf.ts';
import { writeYearMarkdown } from '../site/year/year-files.ts';

/** A year page's Markdown twin. */
export function yearMarkdown(place: Place, year: SupportedYear, site: string): Response {
  const { dataVersion } = openShelf().dataSet;
  return markdownFile(writeYearMarkdown(place, year, dataVersion, site));
}

/** Markdown as a response. */
export function markdownFile(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}
