import { toCivilDate } from '../../../src/calendar/day-number.ts';
import { covers } from '../../country/covers.ts';
import { type CitationSource, seenOf, supportsOf } from '../../country/form/citation-schema.ts';
import type { OfficialList } from '../../country/official-list.ts';
import type { ExpandedCountry, ExpandedDate } from '../../expand/expanded-date.ts';
import { supportsDate } from '../../expand/supports-date.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { YamlTree } from '../../read/yaml-tree.ts';

/** A repository, "owner/name", or the site of a page, "example.org". */
const COPY = /[\w.-]+\/[\w.-]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+\b/giu;

/**
 * A list that was copied from the place where the citation of the same dates was seen finds
 * typing errors and confirms nothing. Each such citation, and no other, is named under
 * `same_copy`.
 */
export function checkSameCopy(
  country: ExpandedCountry,
  list: OfficialList,
  index: number,
  tree: YamlTree,
): Diagnostic[] {
  const { citations } = country.file.source;
  const named = list.same_copy ?? [];
  const circles = Object.keys(citations).filter((id) => isSameCopy(id, country, list));
  const place = tree.placeOf([index, named.length > 0 ? 'same_copy' : 'seen']);
  const missing = circles.filter((id) => !named.includes(id));
  const needless = named.filter((id) => !circles.includes(id));
  return [
    ...missing.map((id) => {
      const message = `the list was seen through the copy that ${id} was seen through, and cannot confirm its dates; add "same_copy: [${[...named, id].join(', ')}]", or copy the list from elsewhere`;
      return error(place, 'evidence_circle', message);
    }),
    ...needless.map((id) => {
      const message = `${id} was not seen through the copy of this list; take it out of "same_copy"`;
      return error(place, 'needless_ruling', message);
    }),
  ];
}

/** Whether a citation of the list's dates was seen through the same copy as the list. */
function isSameCopy(id: string, country: ExpandedCountry, list: OfficialList): boolean {
  // A list includes days that a law has removed since.
  const { file, dates } = country.endless ?? country;
  const citation = file.source.citations[id];
  if (citation === undefined || !supportsOf(citation).includes('date')) return false;
  if (!['quoted', 'transcribed', 'summarised'].includes(seenOf(citation))) return false;
  const isCited = dates.some(
    (date) =>
      date.cite.includes(id) &&
      supportsDate(citation, date) &&
      list.years.includes(toCivilDate(date.day).year) &&
      list.calendars.some((calendar) => isKept(date, citation, calendar.slice(3))),
  );
  if (!isCited) return false;
  const copies = copiesIn(citation.seen_in ?? '');
  return [...copiesIn(list.seen)].some((copy) => copies.has(copy));
}

/** Whether a date of a citation is kept in a region; empty stands for nationwide. */
function isKept({ regions }: ExpandedDate, citation: CitationSource, region: string): boolean {
  if (region === '') return regions === null;
  return regions?.includes(region) !== false && covers(citation, region);
}

function copiesIn(text: string): Set<string> {
  const named = [...text.matchAll(COPY)].map(([copy]) => copy.toLowerCase());
  // An unnamed copy cannot be told apart from another.
  return new Set(/a public repository/iu.test(text) ? [...named, 'a public repository'] : named);
}
