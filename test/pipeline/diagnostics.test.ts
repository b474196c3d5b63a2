import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_CODES, type DiagnosticCode } from '../../pipeline/read/codes.ts';
import { unmark } from '../support/pipeline/marked.ts';
import {
  diagnose,
  holidays,
  inToyYears,
  oneHoliday,
  toyland,
} from '../support/pipeline/toyland.ts';

/** A mistake: the file that holds it, with a mark where it should be pointed at. */
interface Mistake {
  readonly code: DiagnosticCode;
  readonly file: string;
  readonly marked: string;
  /** Other files in the sources folder. */
  readonly beside?: Readonly<Record<string, string>>;
}

const GOOD = oneHoliday('rule: { date: 1 may }');
const TABLE = 'id,date,accuracy,cite\n';

/** Mistakes in `XX.yaml`. */
function inYaml(code: DiagnosticCode, ...texts: string[]): Mistake[] {
  return texts.map((marked) => ({ code, file: 'sources/XX.yaml', marked }));
}

/** Toyland with a weekend that starts on a date; `rest` follows in the source. */
function inWeekends(from: string, rest = '}'): string {
  const end = rest.startsWith('}') ? `, cite: act ${rest}` : `, cite: act${rest}`;
  return GOOD.replace('[saturday, sunday]', `[{ days: [saturday, sunday], from: ${from}${end}]`);
}

/** Toyland with worked weekends. */
function inWorked(dates: string): string {
  return GOOD.replace(
    '[saturday, sunday]',
    `[saturday, sunday]\nworked_weekends: [{ date: ${dates}, name: Day, cite: act }]`,
  );
}

/** Mistakes in `XX.dates.csv`, beside a holiday that is announced. */
function inTable(code: DiagnosticCode, ...texts: string[]): Mistake[] {
  const beside = { 'XX.yaml': oneHoliday('regions: [AA, BB], rule: { announced: csv }') };
  return texts.map((marked) => ({ code, file: 'sources/XX.dates.csv', marked, beside }));
}

/** Mistakes in the cities that keep a region's local day. */
function inCities(region: string): Mistake[] {
  const [code = '', ...rest] = region.split(', ');
  const keys = `regions: [${code}], counts: no, what: a fair, rule: { date: 1 may }`;
  return [
    {
      code: 'unknown_city',
      file: 'sources/XX.yaml',
      marked: oneHoliday(`${keys}, ${rest.join(', ')}`),
      beside: { 'places/XX.yaml': 'cities: { Port: { region: AA } }\n' },
    },
  ];
}

const MISTAKES: readonly Mistake[] = [
  ...inYaml(
    'too_large',
    `▶${'#'.repeat(1024 * 1024 + 1)}`,
    `# ${'a'.repeat(998)}▶a\n${GOOD}`,
    // Each line has three counted marks: the comment sign, its bracket and the line end.
    `${'#]\n'.repeat(16_666)}#]▶\n${GOOD}`,
  ),
  ...inYaml(
    'control_character',
    GOOD.replace('Day', 'D▶\tay'),
    GOOD.replace('Day', 'D▶\u202eay'),
    GOOD.replace('Day', 'D▶\u0007ay'),
    `▶\ufeff${GOOD}`,
  ),
  ...inYaml('merge_conflict', `${GOOD}▶<<<<<<< HEAD\nnotes: [One.]\n`),
  ...inYaml('not_nfc', GOOD.replace('Day', 'D▶e\u0301but')),
  ...inYaml(
    'syntax',
    // An unclosed bracket is noticed only at the end of the file.
    `${GOOD.replace('cite: act }\n', 'cite: act\n')}▶`,
    GOOD.replace('name: Toyland', 'name: ▶Toy: land'),
  ),
  ...inYaml('directive', `▶%YAML 1.1\n---\n${GOOD}`, `# first\n▶%TAG ! tag:x,2026:\n---\n${GOOD}`),
  ...inYaml('several_documents', `${GOOD}▶---\n${GOOD}`),
  ...inYaml(
    'alias',
    // Nine levels of nine aliases expand to a billion texts.
    GOOD.replace('country: XX', 'a: ▶&a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\ncountry: XX'),
    GOOD.replace('country: XX', 'country: ▶&c XX'),
    // An anchor may stand on the line above its map or list.
    GOOD.replace('citations:', 'citations: ▶&c'),
    GOOD.replace('holidays:', 'holidays: ▶&c'),
  ),
  ...inYaml(
    'tag',
    GOOD.replace('name: Toyland', 'name: ▶!!str Toyland'),
    GOOD.replace('citations:', 'citations: ▶!!map'),
    GOOD.replace('holidays:', 'holidays: ▶!!seq # of Toyland'),
    GOOD.replace('[saturday, sunday]', '[saturday,▶!!str sunday]'),
    GOOD.replace('name: Toyland', 'name: ▶! Toyland'),
    `▶!!map\n${GOOD}`,
  ),
  ...inYaml(
    'duplicate_key',
    GOOD.replace('name: Toyland', 'name: Toyland\n▶name: Toyland'),
    // Keys are text, so 1 and "1" are duplicates.
    GOOD.replace('{ AA: Alpha', '{ 1: One, ▶"1": One, AA: Alpha'),
  ),
  ...inYaml(
    'too_deep',
    GOOD.replace('country', `▶x: ${'['.repeat(300)}${']'.repeat(300)}\ncountry`),
    GOOD.replace('country', `▶${'- '.repeat(40)}x\ncountry`),
    `${GOOD}▶${' '.repeat(401)}x\n`,
    `x: ${'[\n'.repeat(200)}▶${'[\n'.repeat(20_000)}`,
    GOOD.replace('name: Toyland', `name: ${'['.repeat(32)}▶[x${']'.repeat(33)}`),
  ),
  ...inYaml(
    'unknown_key',
    GOOD.replace('name: Day', '▶nmae: Day'),
    GOOD.replace('timezone', '▶time_zone'),
    GOOD.replace('title: Holidays Act,', 'title: Holidays Act, ▶__proto__: x,'),
  ),
  ...inYaml(
    'missing_key',
    GOOD.replace('{ id: day,', '▶{'),
    GOOD.replace('{ id', '▶{ id').replace(', cite: act }\n', ' }\n'),
  ),
  ...inYaml(
    'wrong_type',
    '▶',
    GOOD.replace('weekend: [saturday, sunday]', 'weekend: ▶sunday'),
    GOOD.replace('name: Day', 'name: ▶[Day]'),
    GOOD.replace('country: XX', '▶[a]: b\ncountry: XX'),
  ),
  ...inYaml(
    'invalid_value',
    GOOD.replace('{ date: 1 may }', '{ weekday: ▶fist monday in may }'),
    GOOD.replace('{ date: 1 may }', '{ weekday: ▶last monday on may }'),
    GOOD.replace('{ date: 1 may }', '{ weekday: ▶last monday in may or june }'),
    GOOD.replace('{ date: 1 may }', '{ hebrew: ▶1 tishri or so }'),
    GOOD.replace('{ date: 1 may }', '{ hebrew: ▶31 tishri }'),
    GOOD.replace('Europe/London', '▶Europe/Londn'),
    GOOD.replace('[saturday, sunday]', '[saturday, ▶son]'),
    GOOD.replace('[saturday, sunday]', '[saturday, ▶saturday]'),
    GOOD.replace(
      '[saturday, sunday]',
      '▶[monday, tuesday, wednesday, thursday, friday, saturday, sunday]',
    ),
    GOOD.replace('id: day', 'id: ▶The Day'),
    GOOD.replace('{ AA: Alpha', '{ ▶a-a: Alpha'),
    GOOD.replace('https://example.org/act', '▶ftp://example.org/act'),
    GOOD.replace('name: Day', 'name: ▶" Day"'),
    GOOD.replace('name: Day', 'name: Day, names: { ▶de_DE: Tag }'),
    GOOD.replace('id: day', 'id: ▶day-substitute'),
  ),
  ...inYaml('wrong_country', GOOD.replace('country: XX', 'country: ▶XY')),
  ...inYaml(
    'unknown_region',
    oneHoliday('regions: [AA, ▶NO], rule: { date: 1 may }'),
    oneHoliday('regions: [AA], rule: ▶{ dates: [{ date: 2026-05-01, regions: [BB] }] }'),
    GOOD.replace('{ title: Holidays', '{ regions: [AA, ▶DD], title: Holidays'),
  ),
  ...inYaml('duplicate_region', oneHoliday('regions: [AA, BB, ▶AA], rule: { date: 1 may }')),
  ...inYaml(
    'duplicate_id',
    `${GOOD}  - { id: ▶day, name: Other, rule: { date: 2 may }, cite: act }\n`,
  ),
  ...inYaml(
    'retired_id',
    `${GOOD.replace('id: day', 'id: ▶day')}retired: [{ id: day, reason: gone }]\n`,
  ),
  ...inYaml(
    'unknown_citation',
    GOOD.replace('cite: act', 'cite: ▶atc'),
    GOOD.replace('cite: act', 'cite: [act, ▶law]'),
    oneHoliday('rule: ▶{ dates: [{ date: 2026-05-01, cite: law }] }'),
    oneHoliday('rule: { date: 1 may }, moved: [{ year: 2026, date: 2026-05-02, cite: ▶law }]'),
    oneHoliday('rule: { date: 1 may }, cancelled: [{ year: 2026, cite: [act, ▶law] }]'),
    oneHoliday(
      'rule: { date: 1 may }, observance: o',
      'observance:\n  o: { moves: [{ from: [sunday], to: following monday }], official_date: kept, cite: ▶law }\ndefault_observance: none\n',
    ),
  ),
  ...inYaml(
    'unused_citation',
    GOOD.replace('  act:', '  ▶old: { title: Old Act, url: https://example.org/old }\n  act:'),
  ),
  ...inYaml('unknown_observance', oneHoliday('rule: { date: 1 may }, observance: ▶substitute')),
  ...inYaml(
    'unused_observance',
    oneHoliday(
      'rule: { date: 1 may }',
      'observance:\n  ▶o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: act }\ndefault_observance: none\n',
    ),
  ),
  ...inYaml(
    'wrong_year',
    oneHoliday('rule: { date: 1 may }, from: 2027, until: ▶2026'),
    oneHoliday('rule: { date: 1 may }, estimated: [▶2040]'),
    oneHoliday(
      'rule: { date: 1 may }, estimated: [2027, ▶2027], watch: { authority: A, expect: b }',
    ),
    oneHoliday('rule: ▶{ dates: [2026-05-01, 2039-05-01] }'),
    oneHoliday('rule: { date: 1 may }, moved: [{ year: 2026, date: ▶2039-05-02, cite: act }]'),
    oneHoliday(
      'rule: { date: 1 may }, moved: [{ year: 2026, date: 2026-05-02, cite: act }], cancelled: [{ year: ▶2026, cite: act }]',
    ),
  ),
  ...inYaml(
    'nothing_moved',
    oneHoliday('rule: { date: 1 may }, until: 2025, cancelled: [▶{ year: 2026, cite: act }]'),
    oneHoliday('rule: { date: 1 may }, until: 2025, estimated: [▶2026]'),
  ),
  ...inYaml('no_dates', oneHoliday('rule: ▶{ date: 29 february }, until: 2027')),
  ...inYaml(
    'several_dates',
    oneHoliday('rule: { dates: [2026-05-01, 2026-05-02] }').replace('id: day', 'id: ▶day'),
  ),
  ...inYaml(
    'file_order',
    `${GOOD}  - { id: ▶april, name: April, rule: { date: 1 april }, cite: act }\n`,
  ),
  ...inYaml(
    'weekend_undecided',
    oneHoliday('rule: { date: 1 may }', '').replace('id: day', 'id: ▶day'),
  ),
  ...inYaml('kept_everywhere', oneHoliday('regions: ▶[AA, BB, CC], rule: { date: 1 may }')),
  ...inYaml(
    'same_day_twice',
    `${GOOD}  - { id: ▶twice, name: Day, rule: { date: 1 may }, cite: act }\n`,
  ),
  ...inYaml(
    'substitute_on_holiday',
    toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: act }
default_observance: none
holidays:
  - { id: fourth, name: Fourth, rule: { date: 4 july }, observance: ▶o, cite: act }
  - { id: fifth, name: Fifth, rule: { date: 5 july }, cite: act }
`),
    // An undecided weekend in one region is enough.
    toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: act }
default_observance: none
holidays:
  - { id: fourth, name: Fourth, regions: [AA, BB], rule: { date: 4 july }, observance: ▶o, cite: act }
  - { id: fifth, name: Fifth, regions: [BB], rule: { date: 5 july }, cite: act }
`),
  ),
  ...inYaml(
    'estimated_unwatched',
    oneHoliday('rule: { date: 1 may }, estimated: [2027]').replace('id: day', 'id: ▶day'),
  ),
  ...inYaml(
    'estimated_past',
    oneHoliday(
      'rule: { date: 1 may }, estimated: [2026], watch: { authority: A, expect: b }',
    ).replace('id: day', 'id: ▶day'),
  ),
  ...inYaml(
    'weekend_gap',
    inWeekends('▶2026-01-01'),
    inWeekends('2025-01-01', '}, { days: ▶[friday], cite: act }'),
    inWeekends(
      '2024-01-01',
      ', until: 2026-06-30 }, { days: [friday], from: ▶2026-07-02, cite: act }',
    ),
    inWeekends('2024-01-01', '}, { days: [friday], from: ▶2023-01-01, cite: act }'),
    inWeekends('2024-01-01', ', until: ▶2026-06-30 }'),
    inWorked('▶2026-05-01'),
    inWorked('2026-05-02, name: Day, cite: act }, { date: ▶2026-05-02'),
  ),
  ...inYaml(
    'feast_in_part',
    holidays(
      'id: eid, name: Eid, rule: { dates: [2026-03-20] }',
      'id: ▶eid-2, name: Second, rule: { dates: [2026-03-20] }',
    ),
  ),
  ...inYaml(
    'move_uncited',
    // The act that moves the day covers another region.
    toyland(
      `observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: [law] }
default_observance: o
holidays:
  - { id: ▶fourth, name: Fourth, regions: [AA], rule: { date: 4 july }, cite: act }
`,
    ).replace(
      '  act:',
      '  law: { regions: [BB], title: Law, url: https://example.org/l, read: 2026-11-01 }\n  act:',
    ),
    // No act moves the day in one of its regions.
    toyland(
      `observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: [law] }
default_observance: o
holidays:
  - { id: ▶fourth, name: Fourth, rule: { date: 4 july }, cite: act }
`,
    ).replace(
      '  act:',
      '  law: { regions: [AA, BB], title: Law, url: https://example.org/l, read: 2026-11-01 }\n  act:',
    ),
  ),
  ...inYaml(
    'weak_evidence',
    GOOD.replace(', read: 2026-11-01', '').replace('cite: act }\n', 'cite: ▶act }\n'),
    ...['years: [2025]', 'supports: move', 'kind: bill'].map((narrower) =>
      GOOD.replace('title: Holidays Act', `${narrower}, title: Holidays Act`).replace(
        'cite: act }\n',
        'cite: ▶act }\n',
      ),
    ),
  ),
  ...inYaml('seen_later', GOOD.replace('read: 2026-11-01', 'read: ▶2026-11-21')),
  ...inYaml(
    'foreign_law',
    GOOD.replace('title: Holidays Act', 'regions: [AA], title: Holidays Act').replace(
      'cite: act }\n',
      'cite: ▶act }\n',
    ),
  ),
  ...inYaml(
    'moved_date',
    oneHoliday('rule: { date: 1 may }, moved: [{ year: 2026, date: ▶2026-05-02, cite: act }]'),
    oneHoliday('rule: { date: 1 may }, moved: [{ year: 2026, date: ▶2026-05-01, cite: act }]'),
  ),
  ...inYaml('unknown_language', oneHoliday('names: { ▶de: Tag }, rule: { date: 1 may }')),
  ...inYaml(
    'not_announced',
    oneHoliday('rule: { announced: csv }, not_announced: [2025, 2026]').replace('id: ', 'id: ▶'),
    oneHoliday('rule: { date: 1 may }, not_announced: [▶2026]'),
  ),
  ...inYaml(
    'needless_ruling',
    `${GOOD}exceptions: [▶{ check: file-order, about: day, reason: none }]\n`,
    `${GOOD}exceptions: [▶{ check: no-such-check, about: day, reason: none }]\n`,
  ),
  ...inTable(
    'csv_header',
    '▶id,date,accuracy\n',
    // A duplicate column.
    `▶id,date,accuracy,cite,cite\nday,2026-05-01,exact,act,act\n`,
    `▶id,date,accuracy,cite,regions,official_date\n`,
    '▶id;date;accuracy;cite\n',
  ),
  ...inTable('csv_row', `${TABLE}▶day,2026-05-01,exact\n`, `${TABLE}▶day,"2026-05-01,exact,act\n`),
  ...inTable('unknown_id', `${TABLE}▶dya,2026-05-01,exact,act\n`),
  ...inTable('unknown_citation', `${TABLE}day,2026-05-01,exact,▶act-2\n`),
  ...inTable(
    'unknown_region',
    'id,date,accuracy,cite,regions\nday,2026-05-01,exact,act,▶AA XX\n',
    'id,date,accuracy,cite,regions\nday,2026-05-01,exact,act,▶CC\n',
  ),
  ...inTable(
    'invalid_value',
    `${TABLE}day,▶2026-05-32,exact,act\n`,
    `${TABLE}day,▶1/5/2026,exact,act\n`,
    `${TABLE}day,2026-05-01,▶certain,act\n`,
    // A comma inside quotes does not separate fields.
    `${TABLE}"a,b,c",▶2026-05-32,exact,act\n`,
    'id,date,accuracy,cite,official_date\nday,2026-05-01,exact,act,▶may\n',
  ),
  ...inTable('duplicate_row', `${TABLE}day,2026-05-01,exact,act\nday,▶2026-05-01,exact,act\n`),
  ...inTable('wrong_year', `${TABLE}day,2026-05-01,exact,act\nday,▶2041-05-01,exact,act\n`),
  {
    code: 'stale_schema',
    file: 'sources/country.schema.json',
    marked: '▶{}',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'stale_names',
    file: 'sources/place-names.json',
    marked: '▶{}',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'orphan_text',
    file: 'sources/texts/de.json',
    marked: '{ "texts": { "Toyland": { ▶"No such text": "Kein solcher Text" } } }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'orphan_text',
    file: 'sources/texts/de.json',
    marked: '{ "days": { ▶"No such day": "Kein solcher Tag" } }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'unknown_region',
    file: 'sources/texts/de.json',
    marked: '{ "regions": { ▶"XX-ZZ": "Fernost" } }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'syntax',
    file: 'sources/texts/de.json',
    marked: '▶{ "days": { }, }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'invalid_value',
    file: 'sources/texts/de.json',
    marked: '{ "texts": { "Toyland": { ▶"Same": "Same" } } }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'unknown_region',
    file: 'sources/places/XX.yaml',
    marked: 'cities: { Port: { region: ▶ZZ } }',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'unknown_region',
    file: 'sources/places/XX.yaml',
    marked: 'regions: { ▶ZZ: [Far North] }',
    beside: { 'XX.yaml': GOOD },
  },
  ...inYaml(
    'invalid_value',
    oneHoliday('counts: no, what: a fair, kept_in: ▶[Port], rule: { date: 1 may }'),
  ),
  ...inCities('AA, part: local, kept_in: [▶Harbour]'),
  ...inCities('AA, part: local, kept_in: [Port, ▶Port]'),
  // The city lies in the other region.
  ...inCities('BB, part: local, kept_in: [▶Port]'),
  {
    code: 'invalid_value',
    file: 'sources/places/XX.yaml',
    marked: 'names: [Toy, ▶Toy]',
    beside: { 'XX.yaml': GOOD },
  },
  {
    code: 'stray_file',
    file: 'sources/XX.date.csv',
    marked: `▶${TABLE}`,
    beside: { 'XX.yaml': GOOD },
  },
  { code: 'stray_file', file: 'sources/XX.yml', marked: `▶${GOOD}`, beside: { 'XX.yaml': GOOD } },
];

/** Codes that a command or another folder reports; the named files test them. */
const ELSEWHERE: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  unreadable_file: 'below',
  not_utf8: 'below',
  official_list: 'checks/official/compare-official.test.ts',
  second_opinion: 'checks/second-opinion/compare.test.ts',
  dropped_id: 'release/released-ids.test.ts',
  official_date_lost: 'checks/evidence/official-date-lost.test.ts',
  closing_unseen: 'checks/evidence/closing-unseen.test.ts',
  statute_list: 'checks/statutes/compare-statutes.test.ts',
  evidence_circle: 'checks/official/same-copy.test.ts',
  unreleased_change: 'commands/release.test.ts',
  past_change: 'commands/release.test.ts',
  rule_unquoted: 'terms/read-rules.test.ts',
  rule_unseen: 'terms/read-rules.test.ts',
  rule_words_unused: 'terms/read-rules.test.ts',
  rule_setting: 'terms/read-rules.test.ts',
  rule_place: 'terms/read-rules.test.ts',
  rule_days: 'terms/read-rules.test.ts',
  rule_example: 'terms/read-rules.test.ts',
};

describe('a mistake is reported with its code at its place', () => {
  it.each(MISTAKES)('$code $marked', ({ code, file, marked, beside }) => {
    const { text, line, column } = unmark(marked);
    const found = diagnose({ ...beside, [file.replace('sources/', '')]: text });
    expect(found.map((each) => ({ code: each.code, ...each.place }))).toContainEqual({
      code,
      file,
      line,
      column,
    });
  });

  it('a byte that is not UTF-8, as Windows-1252 writes it', () => {
    const csv = Buffer.from(
      `${TABLE}day,2026-05-01,exact,act\nf\xeate,2026-05-02,exact,act\n`,
      'latin1',
    );
    expect(diagnose({ 'XX.yaml': GOOD, 'XX.dates.csv': csv })).toMatchObject([
      {
        code: 'not_utf8',
        place: { file: 'sources/XX.dates.csv', line: 3, column: 2 },
        message: 'the byte 0xea is not UTF-8; save the file as UTF-8',
      },
    ]);
  });

  it('a table’s citations are not called unused while the table cannot be read', () => {
    const yaml = inToyYears(
      oneHoliday('rule: { announced: csv }, not_announced: [2025, 2027]').replace(
        '  act:',
        '  gazette: { title: Gazette, url: https://example.org/gazette }\n  act:',
      ),
    );
    const table = `${TABLE}day,2026-05-01,exact,gazette\n`;
    const codes = (csv: string): string[] =>
      diagnose({ 'XX.yaml': yaml, 'XX.dates.csv': csv }).map(({ code }) => code);
    expect(codes(table)).toEqual([]);
    expect(codes(table.replace('exact', 'certain'))).toEqual(['invalid_value']);
    expect(codes(table.replace('accuracy', 'certainty'))).toEqual(['csv_header']);
  });

  it('every code has its mistake here or in the named test', () => {
    const reached = [...MISTAKES.map(({ code }) => code), ...Object.keys(ELSEWHERE)];
    expect([...new Set(reached)].sort()).toEqual(Object.keys(DIAGNOSTIC_CODES).sort());
  });

  it('the source they are made from has no errors', () => {
    expect(diagnose({ 'XX.yaml': GOOD })).toEqual([]);
  });
});

describe('correct text stays unchanged', () => {
  it('NO is a region, on a text and never the value false', () => {
    const norway = oneHoliday('regions: [NO], rule: { date: 1 may }').replace(
      '{ AA: Alpha',
      '{ NO: North, AA: Alpha',
    );
    expect(diagnose({ 'XX.yaml': norway })).toEqual([]);
  });

  it('numbers, dates and booleans stay text', () => {
    const texts = oneHoliday('rule: { date: 1 may }, note: 010');
    expect(diagnose({ 'XX.yaml': texts })).toEqual([]);
  });

  it('a comment may be indented freely', () => {
    expect(diagnose({ 'XX.yaml': `${GOOD}${' '.repeat(500)}# here\n` })).toEqual([]);
  });

  it('a day off may fall on a holiday of another region', () => {
    const yaml = toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: act }
default_observance: none
holidays:
  - { id: fourth, name: Fourth, regions: [AA], rule: { date: 4 july }, observance: o, cite: act }
  - { id: fifth, name: Fifth, regions: [CC], rule: { date: 5 july }, cite: act }
`);
    expect(diagnose({ 'XX.yaml': yaml })).toEqual([]);
    // The whole country has a day off that one region already had, so the rule is not at fault.
    expect(diagnose({ 'XX.yaml': yaml.replace(' regions: [AA],', '') })).toEqual([]);
  });

  it('Windows line ends are line ends', () => {
    expect(diagnose({ 'XX.yaml': GOOD.replaceAll('\n', '\r\n') })).toEqual([]);
  });
});

describe('several mistakes', () => {
  it('in several files are reported at once, in order', () => {
    const found = diagnose({
      'XX.yaml': oneHoliday('rule: { date: 32 may }, observance: non'),
      'XY.yaml': 'country: [',
    });
    expect(found.map(({ place, code }) => `${place.file} ${code}`)).toEqual([
      'sources/XX.yaml invalid_value',
      'sources/XY.yaml syntax',
    ]);
  });

  it('in one file are reported at once', () => {
    const found = diagnose({
      'XX.yaml': oneHoliday('regions: [AB], rule: { date: 1 may }, observance: non').replace(
        'cite: act',
        'cite: atc',
      ),
    });
    expect(found.map(({ code }) => code).sort()).toEqual([
      'unknown_citation',
      'unknown_observance',
      'unknown_region',
    ]);
  });

  it('in a row of a table do not affect other rows', () => {
    const yaml = oneHoliday('rule: { announced: csv }');
    const csv = `${TABLE}day,2026-05-01,certain,act\nday,2026-05-01,exact,act\n`;
    expect(diagnose({ 'XX.yaml': yaml, 'XX.dates.csv': csv }).map(({ code }) => code)).toEqual([
      'invalid_value',
    ]);
  });

  it('an exception covers what it names, and only that', () => {
    const twice = `${GOOD}  - { id: april, name: April, rule: { date: 1 april }, cite: act }
exceptions: [{ check: file-order, about: april, reason: The order of the act. }]
`;
    expect(diagnose({ 'XX.yaml': twice })).toEqual([]);
  });
});
