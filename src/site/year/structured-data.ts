import { DATA_LICENCE } from '../../artifact/licence.ts';
import { type Place, yearPath } from '../places/places.ts';

/** A schema.org node. */
export type Node = Readonly<Record<string, unknown>>;

/** One step from the root to a page. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The nodes as JSON-LD that may stand in a script element: nothing in it can end one. */
export function writeJsonLd(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** schema.org BreadcrumbList. `site` is the absolute address of the root. */
export function breadcrumbNode(steps: readonly Step[], site: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: new URL(step.path, site).href,
    })),
  };
}

/**
 * schema.org Dataset of a year page with its files. Not `Event`: that is for things
 * one attends at a place.
 */
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
    distribution: yearFiles(place, year).map((file) => ({
      '@type': 'DataDownload',
      encodingFormat: file.type,
      contentUrl: new URL(file.href, site).href,
    })),
  };
}

/** "Germany public holidays 2026". */
export function yearTitle({ name, speech }: Place, year: number): string {
  return speech.say(speech.t.year.title, { place: name, year: String(year) });
}

/** The files beside a year page. */
export function yearFiles(
  place: Place,
  year: number,
): { readonly type: string; readonly href: string; readonly title: string }[] {
  const stem = `${place.root}${year}`;
  const spoken = `${place.path}${year}`;
  const title = yearTitle(place, year);
  return [
    { type: 'text/calendar', href: `${spoken}.ics`, title },
    { type: 'text/markdown', href: `${stem}.md`, title },
    { type: 'application/json', href: `${stem}.json`, title },
    { type: 'text/csv', href: `${stem}.csv`, title },
  ];
}
