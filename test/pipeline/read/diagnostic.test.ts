import { expect, it } from 'vitest';
import { error, formatDiagnostic, sortDiagnostics } from '../../../pipeline/read/diagnostic.ts';
import { diagnose } from '../../support/pipeline/toyland.ts';

/** Whole sentences as a maintainer reads them; other tests bind to codes and places. */
const BRITAIN = `country: XX
name: Toyland
timezone: Europe/London
weekend: [saturday, sunday]
regions: { ENG: England, NIR: Northern Ireland, SCT: Scotland, WLS: Wales }
how_days_move: They stay where they are.
citations:
  act-1971: { title: Banking and Financial Dealings Act 1971, url: https://example.org/act, read: 2026-11-01 }
default_observance: none
holidays:
  - id: spring
    name: Spring bank holiday
    rule: { weekday: last monday in may }
    cite: act-1971
  - id: summer
    name: Summer bank holiday
    regions: [ENG, NIR, WLS]
    rule: { weekday: last monday in august }
    cite: act-1971
`;

it.each([
  [
    'cite: act-1971\n  - id: summer',
    'watch: { authority: A, expect: on the eve, by sight }\n    cite: act-1971\n  - id: summer',
    'sources/XX.yaml:14:48: error: unknown key "by sight"; inside { } put a text with a comma in quotes [unknown_key]',
  ],
  [
    'last monday in may',
    'fist monday in may',
    'sources/XX.yaml:13:22: error: "fist monday in may" is not a weekday rule; write "first monday in may" [invalid_value]',
  ],
  [
    'regions: [ENG, NIR, WLS]',
    'observd: none',
    'sources/XX.yaml:17:5: error: unknown key "observd"; did you mean "observance"? [unknown_key]',
  ],
  [
    '[ENG, NIR, WLS]',
    '[ENG, NI, WLS]',
    'sources/XX.yaml:17:20: error: "NI" is not a region of XX; its regions are ENG, NIR, SCT, WLS [unknown_region]',
  ],
  [
    'id: spring',
    'id: summer',
    'sources/XX.yaml:15:9: error: id "summer" is already used on line 11; an id names one holiday [duplicate_id]',
  ],
  [
    '    cite: act-1971\n  - id: summer',
    '  - id: summer',
    'sources/XX.yaml:11:5: error: the key "cite" is missing; name the citation the fact comes from, like "cite: act-1971" [missing_key]',
  ],
  [
    '    rule: { weekday: last monday in may }\n',
    '',
    'sources/XX.yaml:11:5: error: the key "rule" is missing; say when the day is, like "rule: { date: 25 december }" [missing_key]',
  ],
  [
    'id: spring\n    name',
    'name',
    'sources/XX.yaml:11:5: error: the key "id" is missing; give it a permanent name, like "id: good-friday" [missing_key]',
  ],
  [
    'timezone: Europe/London\n',
    '',
    'sources/XX.yaml:1:1: error: the key "timezone" is missing; every entry of this kind has one [missing_key]',
  ],
  [
    'default_observance: none',
    'observance: { o: { moves: [{ from: [sunday], to: next monday }], official_date: kept, cite: act-1971 } }\ndefault_observance: o',
    'sources/XX.yaml:9:50: error: "next monday" is not a move; write it like "following business day", "following monday" or "preceding friday" [invalid_value]',
  ],
  ['default_observance: none\n', '', null],
  [
    '{ ENG: England',
    '{ 1: One, "1": Uno, ENG: England',
    'sources/XX.yaml:5:20: error: the key "1" occurs twice here; keep one [duplicate_key]',
  ],
  [
    'timezone',
    '%YAML 1.1\ntimezone',
    'sources/XX.yaml:3:1: error: not well-formed YAML: Implicit keys need to be on a single line; check the indentation and the quotes of this line and the one before [syntax]',
  ],
])('%j written as %j', (right, wrong, sentence) => {
  const found = diagnose({ 'XX.yaml': BRITAIN.replace(right, wrong) }).map(formatDiagnostic);
  expect(found).toEqual(sentence === null ? [] : [sentence]);
});

it('diagnostics are sorted by file, line and column, each once', () => {
  const at = (file: string, line: number, column: number) =>
    error({ file, line, column }, 'syntax', 'odd');
  const sorted = [at('a', 1, 2), at('a', 1, 10), at('a', 2, 1), at('a', 10, 1), at('b', 1, 1)];
  const mixed = [...sorted.toReversed(), ...sorted];
  expect(sortDiagnostics(mixed)).toEqual(sorted);
});
