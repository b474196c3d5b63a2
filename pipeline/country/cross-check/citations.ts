import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { nearest, orChoices, quote } from '../../read/suggest.ts';
import type { Path } from '../../read/yaml-tree.ts';
import type { YearSpan } from '../../values/years.ts';
import type { CountryFile } from '../country-file.ts';

/** Checks that every citation that is used exists, and that every one that exists is used. */
export function checkCitations(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const known = Object.keys(file.source.citations);
  const used = new Set<string>([
    ...file.announced.map((row) => row.cite),
    ...file.rulings.entries.flatMap((ruling) => ruling.cite),
    ...file.statutes.entries.map((list) => list.cite),
  ]);
  const check = (cite: readonly string[], path: Path): void => {
    for (const [index, id] of cite.entries()) {
      // A misspelt id was meant, so it counts as used.
      used.add(nearest(id, known) ?? id);
      if (known.includes(id)) continue;
      const place = cite.length === 1 ? file.placeOf(path) : file.placeOf([...path, index]);
      const message = `${quote(id)} is not a citation of this file${orChoices(id, known)}`;
      const told = error(place, 'unknown_citation', message);
      found.push(nearest(id, known) === null ? { ...told, block: newCitation(file, id) } : told);
    }
  };
  const checkSpan = ({ from, until }: YearSpan, at: Path): void => {
    check(from?.cite ?? [], [...at, 'from', 'cite']);
    check(until?.cite ?? [], [...at, 'until', 'cite']);
  };
  for (const [index, holiday] of file.source.holidays.entries()) {
    const at: Path = ['holidays', index];
    check(holiday.cite, [...at, 'cite']);
    checkSpan(holiday, at);
    for (const [place, region] of (holiday.regions ?? []).entries()) {
      check(region.cite, [...at, 'regions', place, 'cite']);
      checkSpan(region, [...at, 'regions', place]);
    }
    for (const [move, moved] of (holiday.moved ?? []).entries())
      check(moved.cite, [...at, 'moved', move, 'cite']);
    for (const [gone, cancelled] of (holiday.cancelled ?? []).entries())
      check(cancelled.cite, [...at, 'cancelled', gone, 'cite']);
    for (const date of holiday.rule.listed ?? []) check(date.cite ?? [], [...at, 'rule']);
  }
  for (const [name, variants] of Object.entries(file.source.observance ?? {})) {
    for (const [index, observance] of variants.entries()) {
      const at: Path = variants.length === 1 ? ['observance', name] : ['observance', name, index];
      check(observance.cite, [...at, 'cite']);
      checkSpan(observance, at);
    }
  }
  for (const [code, region] of Object.entries(file.source.regions ?? {})) {
    check(region.cite ?? [], ['regions', code, 'cite']);
    checkSpan(region, ['regions', code]);
  }
  for (const [index, weekend] of file.source.weekend.entries()) {
    check(weekend.cite, ['weekend', index, 'cite']);
  }
  for (const [index, worked] of (file.source.worked_weekends ?? []).entries()) {
    check(worked.cite, ['worked_weekends', index, 'cite']);
  }
  for (const id of known) {
    if (used.has(id)) continue;
    found.push(
      error(
        file.placeOfKey(['citations', id]),
        'unused_citation',
        `the citation ${quote(id)} is unused; cite it or remove it`,
      ),
    );
  }
  return found;
}

function newCitation({ shownAs }: CountryFile, id: string): string[] {
  return [
    `# if it is new, under "citations" of ${shownAs}:`,
    `  ${id}:`,
    ...['title', 'kind', 'url', 'read'].map((key) => `    ${key}:`),
  ];
}
