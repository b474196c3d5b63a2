import { orChoices, quote } from '../../../src/text/suggest.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Path } from '../../read/yaml-tree.ts';
import type { CountryFile } from '../country-file.ts';

/** Every citation that is named is there, and every one that is there is named. */
export function checkCitations(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const known = Object.keys(file.source.citations);
  const used = new Set<string>([
    ...file.announced.map((row) => row.cite),
    ...file.rulings.entries.flatMap((ruling) => ruling.cite),
  ]);
  const check = (cite: readonly string[], path: Path): void => {
    for (const [index, id] of cite.entries()) {
      used.add(id);
      if (known.includes(id)) continue;
      const place = cite.length === 1 ? file.placeOf(path) : file.placeOf([...path, index]);
      found.push(
        error(
          place,
          'unknown_citation',
          `${quote(id)} is not a citation of this file${orChoices(id, known)}`,
        ),
      );
    }
  };
  for (const [index, holiday] of file.source.holidays.entries()) {
    const at: Path = ['holidays', index];
    check(holiday.cite, [...at, 'cite']);
    for (const [move, moved] of (holiday.moved ?? []).entries())
      check(moved.cite, [...at, 'moved', move, 'cite']);
    for (const [gone, cancelled] of (holiday.cancelled ?? []).entries())
      check(cancelled.cite, [...at, 'cancelled', gone, 'cite']);
    for (const date of holiday.rule.listed ?? []) check(date.cite ?? [], [...at, 'rule']);
  }
  for (const [name, observance] of Object.entries(file.source.observance ?? {})) {
    check(observance.cite, ['observance', name, 'cite']);
  }
  for (const id of known) {
    if (used.has(id)) continue;
    found.push(
      error(
        file.placeOfKey(['citations', id]),
        'unused_citation',
        `the citation ${quote(id)} is used by nothing; cite it or remove it`,
      ),
    );
  }
  return found;
}
