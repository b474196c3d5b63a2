import { gradeOf } from '../../src/artifact/grade.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { formatIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import { isWithin, SUPPORTED_RANGE, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { TERM_UNITS, writePeriod } from '../../src/terms/term-rule.ts';
import { seenOf } from '../country/form/citation-schema.ts';
import { type Diagnostic, error, hasErrors } from '../read/diagnostic.ts';
import { nearest, orChoices, quote } from '../read/suggest.ts';
import type { Path } from '../read/yaml-tree.ts';
import { shownTextFault } from '../values/shown-text.ts';
import { checkSettings } from './check-settings.ts';
import { countExample } from './count-example.ts';
import { expandRule } from './expand-rule.ts';
import type { Said } from './form/rule-schema.ts';
import type { RuleFile } from './read-rule.ts';

/** Fewer examples prove little. */
const EXAMPLES_MIN = 3;

/**
 * Checks how the parts of a rule's file fit together, and that its examples come out as
 * published. Policy 10.
 * @param countries those of the same sources that could be read.
 */
export function checkRule(file: RuleFile, countries: readonly CountryArtifact[]): Diagnostic[] {
  const found = [
    ...checkWords(file),
    ...checkCitations(file),
    ...checkSettings(file),
    ...checkPlaces(file, countries),
    ...checkDays(file, countries),
  ];
  // A count by invalid settings would only repeat those errors in other words.
  return hasErrors(found) ? found : [...found, ...checkExamples(file, countries)];
}

/** Each setting of a rule with the place of its key. */
function settingsOf({ source }: RuleFile): [path: Path, said: Said][] {
  const { units, first_day, counts, short, clear, closed, roll, minimum, standstill } = source;
  const named: Record<string, Said | undefined> = {
    ...{ first_day, counts, short, clear, closed, roll, minimum, standstill },
  };
  return [
    ...TERM_UNITS.map((unit): [Path, Said | undefined] => [['units', unit], units[unit]]),
    ...Object.entries(named).map(([key, said]): [Path, Said | undefined] => [[key], said]),
  ].filter((entry): entry is [Path, Said] => entry[1] !== undefined);
}

/** Every setting is quoted or assumed, every quotation was seen, and none is unused. */
function checkWords(file: RuleFile): Diagnostic[] {
  const { source, placeOf, placeOfKey } = file;
  const found: Diagnostic[] = [];
  const known = source.words.map(({ id }) => id);
  const used = new Set<string>();
  for (const [path, { words, assumed }] of settingsOf(file)) {
    const name = path.join('.');
    if (words === undefined && assumed === undefined) {
      const message = `nothing says ${quote(name)}; name the words, "words: ${known[0]}", or write what is taken for granted under "assumed"`;
      found.push(error(placeOfKey(path), 'rule_unquoted', message));
    }
    for (const id of words ?? []) {
      used.add(nearest(id, known) ?? id);
      if (known.includes(id)) continue;
      const message = `${quote(name)} names the words ${quote(id)}, which the file does not have${orChoices(id, known)}`;
      found.push(error(placeOf([...path, 'words']), 'rule_unquoted', message));
    }
  }
  for (const [index, { id, cite, text }] of source.words.entries()) {
    const at: Path = ['words', index];
    const fault = shownTextFault(text);
    if (fault !== null) {
      const message = `the words ${quote(id)} are not as people read them: ${fault}`;
      found.push(error(placeOf([...at, 'text']), 'rule_unquoted', message));
    }
    if (known.indexOf(id) < index) {
      const message = `the words ${quote(id)} occur twice; give each its own id`;
      found.push(error(placeOf([...at, 'id']), 'rule_setting', message));
    }
    if (!used.has(id)) {
      const message = `no setting names the words ${quote(id)}; name them where they say something, or remove them`;
      found.push(error(placeOf([...at, 'id']), 'rule_words_unused', message));
    }
    const citation = source.citations[cite];
    if (citation === undefined) continue;
    const grade = gradeOf({ ...citation, seen: seenOf(citation) });
    if (grade !== 'read' && grade !== 'quoted') {
      const message = `the words ${quote(id)} are taken from ${quote(cite)}, which nobody has read; say "read: 2026-11-24", or "seen: quoted" and under "seen_in" where they were quoted`;
      found.push(error(placeOf([...at, 'cite']), 'rule_unseen', message));
    }
  }
  return found;
}

/** Every citation that is named exists, and every one that exists is named. */
function checkCitations({ source, placeOf, placeOfKey }: RuleFile): Diagnostic[] {
  const known = Object.keys(source.citations);
  const named: [Path, string][] = [
    ...source.words.map(({ cite }, index): [Path, string] => [['words', index, 'cite'], cite]),
    ...(source.closed?.days ?? []).map(({ cite }, index): [Path, string] => [
      ['closed', 'days', index, 'cite'],
      cite,
    ]),
    ...(source.readings ?? []).flatMap(({ cite = [] }, index) =>
      cite.map((id): [Path, string] => [['readings', index, 'cite'], id]),
    ),
    ...(source.examples ?? []).flatMap(({ cite }, index): [Path, string][] =>
      cite === undefined ? [] : [[['examples', index, 'cite'], cite]],
    ),
  ];
  const used = new Set(named.map(([, id]) => nearest(id, known) ?? id));
  return [
    ...named
      .filter(([, id]) => !known.includes(id))
      .map(([path, id]) =>
        error(
          placeOf(path),
          'unknown_citation',
          `${quote(id)} is not a citation of this file${orChoices(id, known)}`,
        ),
      ),
    ...known
      .filter((id) => !used.has(id))
      .map((id) =>
        error(
          placeOfKey(['citations', id]),
          'unused_citation',
          `the citation ${quote(id)} is unused; cite it or remove it`,
        ),
      ),
  ];
}

/** Countries and regions are covered by our data. */
function checkPlaces(
  { source, placeOf }: RuleFile,
  countries: readonly CountryArtifact[],
): Diagnostic[] {
  const { countries: codes, regions } = source.places;
  const held = countries.map(({ country }) => country);
  const found = codes.flatMap((code, index) =>
    held.includes(code)
      ? []
      : [
          error(
            placeOf(['places', 'countries', index]),
            'rule_place',
            `there is no country ${quote(code)} in the sources${orChoices(code, held)}`,
          ),
        ],
  );
  if (typeof regions === 'string' || found.length > 0) return found;
  const known = countries
    .filter(({ country }) => codes.includes(country))
    .flatMap((each) => each.regions.map(({ code }) => code));
  return regions.fixed.flatMap((code, index) =>
    known.includes(code)
      ? []
      : [
          error(
            placeOf(['places', 'regions', 'fixed', index]),
            'rule_place',
            `${codes.join(', ')} has no region ${quote(code)}${orChoices(code, known)}`,
          ),
        ],
  );
}

/** Decrees name days of every year, and days beside the count exist. */
function checkDays(
  { source, placeOf, placeOfKey }: RuleFile,
  countries: readonly CountryArtifact[],
): Diagnostic[] {
  const { days = [], beside = [] } = source.closed ?? {};
  const found: Diagnostic[] = [];
  for (const [index, { date }] of days.entries()) {
    if (isWithin(date, SUPPORTED_RANGE)) continue;
    const message = `${formatIsoDate(date)} lies outside the years that are served; remove it`;
    found.push(error(placeOf(['closed', 'days', index, 'date']), 'rule_days', message));
  }
  const years = new Set(days.map(({ date }) => toCivilDate(date).year));
  for (const year of days.length === 0 ? [] : SUPPORTED_YEARS.filter((each) => !years.has(each))) {
    const place = placeOfKey(['closed', 'days']);
    const isGap = [...years].some((later) => later > year);
    const message = isGap
      ? `no decree names a day of ${year}; add its days with what names them`
      : `no decree names a day of ${year}, and terms that reach it are refused; add its days once one does`;
    found.push({ place, severity: isGap ? 'error' : 'warning', message, code: 'rule_days' });
  }
  const entries = countries
    .filter(({ country }) => source.places.countries.includes(country))
    .flatMap((country) => (country.beside ?? []).map(({ id }) => id));
  for (const [index, id] of beside.entries()) {
    if (entries.includes(id)) continue;
    const message = `${source.places.countries.join(', ')} has no entry ${quote(id)} with "counts: no"${orChoices(id, [...new Set(entries)])}`;
    found.push(error(placeOf(['closed', 'beside', index]), 'rule_days', message));
  }
  return found;
}

/** Every example comes out as published, and there are enough of them. */
function checkExamples(file: RuleFile, countries: readonly CountryArtifact[]): Diagnostic[] {
  const { source, placeOf, placeOfKey } = file;
  const { examples = [], refused } = source;
  if (refused !== undefined) return [];
  const found: Diagnostic[] = [];
  const published = examples.filter(({ cite }) => cite !== undefined);
  if (examples.length < EXAMPLES_MIN || published.length === 0) {
    const message = `a rule has at least ${EXAMPLES_MIN} examples, one of them published ("cite"); here are ${examples.length}, ${published.length} published`;
    found.push(error(placeOfKey(['examples']), 'rule_example', message));
  }
  const record = expandRule(source, countries);
  for (const [index, example] of examples.entries()) {
    const counted = countExample(record, countries, example);
    if (counted === example.last_day) continue;
    const said = typeof counted === 'string' ? counted : `the rule gives ${formatIsoDate(counted)}`;
    const asked = `${formatIsoDate(example.event)} ${writePeriod(example.period)} ${example.place}`;
    const message = `${asked}: the example says ${formatIsoDate(example.last_day)}, and ${said}; correct the example or the setting`;
    found.push(error(placeOf(['examples', index]), 'rule_example', message));
  }
  return found;
}
