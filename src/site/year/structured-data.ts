import { DATA_LICENCE } from '../../artifact/licence.ts';
import { type Place, yearPath } from '../places/places.ts';

export type Node = Readonly<Record<string, unknown>>;

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The nodes as JSON-LD for a script element, escaped so that no text can end the element. */
export function writeJsonLd(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** schema.org BreadcrumbList. @param site the absolute address of the root. */
export function breadcrumbNode(steps: readonly Step[], site: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** schema.org Dataset of a year page with its files; an `Event` would be attended at a place. */
export function datasetNode(
  place: Place,
  year: number,
  description: string,
  dataVersion: string,
  site: string,
): Node {
  return {
    '@type': 'Dataset',
    name: yearTitle(place, year),
    description,
    url: new URL(yearPath(place, year), site).href,
    license: DATA_LICENCE.url,
    creator: { '@type': 'Organization', name: 'Redletter' },
    temporalCoverage: `${year}-01-01/${year}-12-31`,
    spatialCoverage: place.name,
    version: dataVersion,
    distribution: yearFiles(place, year).map(({ type, href }) => ({
      '@type': 'DataDownload',
      encodingFormat: type,
      contentUrl: new URL(href, site).href,
    })),
  };
}

/** "Germany public holidays 2026". */
export function yearTitle({ name, locale }: Place, year: number): string {
  return locale.say(locale.t.year.title, { place: name, year: String(year) });
}

/** The files beside a year page, with the text of their links. */
export function yearFiles(place: Place, year: number) {
  const { path, root, locale } = place;
  const { t } = locale;
  const title = yearTitle(place, year);
  return [
    { type: 'text/calendar', href: `${path}${year}.ics`, title, words: t.year.fileIcs },
    { type: 'text/markdown', href: `${root}${year}.md`, title, words: t.year.fileMd },
    { type: 'application/json', href: `${root}${year}.json`, title, words: t.year.fileJson },
    { type: 'text/csv', href: `${root}${year}.csv`, title, words: t.year.fileCsv },
  ];
}
