import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { diskFolder, textFolder } from '../../../pipeline/read/folder.ts';
import { SEARCH_PARTS } from '../../../pipeline/sentences/catalog.ts';
import { compileCatalogs, LANGUAGES } from '../../../pipeline/sentences/compile-catalogs.ts';

const ENGLISH = {
  '@@locale': 'en',
  'day.off': 'Off',
  'day.falls': '<b>Falls</b> on {date}',
  'day.days': '{n, plural, one {{n} day in {place}} other {{n} days in {place}}}',
};
type Sentences = Readonly<Record<string, unknown>>;
const catalog = (sentences: Sentences) => JSON.stringify(sentences, null, 2);
const compile = (own: Sentences, english: Sentences = ENGLISH, compiled?: string) =>
  compileCatalogs(
    textFolder('languages', {
      'catalogs/en.arb': catalog(english),
      'catalogs/de.arb': catalog({ '@@locale': 'de', ...own }),
      ...(compiled !== undefined && { 'compiled/en.json': compiled }),
    }),
  );
const written = ({ files }: ReturnType<typeof compile>, name: string) =>
  JSON.parse(files.get(name) ?? '');
const GERMAN = {
  'day.off': 'Frei',
  'day.falls': 'Am {date} <b>fällt</b> es an',
  'day.days': '{n, plural, one {ein Tag in {place}} other {{n} Tage in {place}}}',
};

test('sentences are compiled by group, with their plural forms', () => {
  const compiled = compile(GERMAN);
  expect(compiled.diagnostics).toEqual([]);
  expect(written(compiled, 'compiled/de.json')).toEqual({
    plurals: ['one', 'other'],
    missing: [],
    changed: [],
    spellings: {},
    search: Object.fromEntries(SEARCH_PARTS.map((part) => [part, []])),
    sentences: {
      day: {
        off: 'Frei',
        falls: 'Am {date} <b>fällt</b> es an',
        days: { one: 'ein Tag in {place}', other: '{n} Tage in {place}' },
      },
    },
  });
  expect(compiled.files.get('compiled/sentences.ts')).toContain(
    "readonly day: { readonly off: string; readonly falls: Sentence<'date'>; readonly days: Sentence<'n' | 'place'> };",
  );
});

test('a missing sentence is the English one, marked, without an error', () => {
  const compiled = compile({ 'day.falls': GERMAN['day.falls'] });
  expect(compiled.diagnostics).toEqual([]);
  const { missing, sentences } = written(compiled, 'compiled/de.json');
  expect(missing).toEqual(['day.off', 'day.days']);
  expect(sentences.day.off).toBe('\u2066\u2063Off\u2063\u2069');
  expect(sentences.day.days.other).toBe('\u2066\u2063{n} days in {place}\u2063\u2069');
  expect(compiled.counts[0]).toBe('de: 2 of 3 sentences are English, 0 are to be looked at');
});

test('a sentence whose English changed keeps its translation, and the English that it translates', () => {
  const before = compile(GERMAN).files.get('compiled/en.json');
  const english = { ...ENGLISH, 'day.days': ENGLISH['day.days'].replaceAll('day', 'date') };
  const compiled = compile(GERMAN, english, before);
  const marked = written(compiled, 'catalogs/de.arb');
  expect(marked).toEqual({
    '@@locale': 'de',
    ...GERMAN,
    '@day.days': { source_text: ENGLISH['day.days'] },
  });
  expect(written(compiled, 'compiled/de.json')).toMatchObject({
    changed: ['day.days'],
    sentences: { day: { days: { one: 'ein Tag in {place}' } } },
  });
  // A second run keeps the mark until somebody removes it.
  const again = compile(marked, english, compiled.files.get('compiled/en.json'));
  expect(again.files.has('catalogs/de.arb')).toBe(false);
  expect(written(again, 'compiled/de.json').changed).toEqual(['day.days']);
});

test.each([
  [
    { 'day.of': 'Frei' },
    ':3:3: error: "day.of" is not a sentence of the English catalog; did you mean "day.off"?',
  ],
  [
    { 'day.falls': 'Am {tag} <b>fällt</b>' },
    'the placeholders are not those of English; write {date}',
  ],
  [{ 'day.falls': 'Am {date}' }, 'the tags are not those of English; write <b>'],
  [{ 'day.off': 'Frei {n}' }, 'the placeholders are not those of English; write none'],
  [{ 'day.days': 'Tage' }, 'another kind; write forms: {n, plural, one {…} other {…}}'],
  [{ 'day.days': '{n, plural, other {{n} {place}}}' }, 'are others; write one, other'],
  [
    { 'day.days': '{n, plural, one {{place}} other {Tage in {place}}}' },
    'other: the placeholders are not those of English; write {n}, {place}',
  ],
  [{ 'day.off': 'Frei ' }, 'without a space at its ends'],
  [{ 'day.off': '{' }, 'MessageFormat says'],
  [{ '@@locale': 'fr' }, 'write "@@locale": "de"'],
])('%j is refused at its place', (own, message) => {
  const { diagnostics } = compile(own);
  expect(diagnostics.map(formatDiagnostic)).toEqual([expect.stringContaining(message)]);
});

test('a country’s spellings are compiled in order, and reported where no sentence has them', () => {
  const spelt = (parts: object) => compile({ ...GERMAN, '@@x-spelling': { CH: parts } });
  expect(written(spelt({ fällt: 'fallt', Frei: 'frei' }), 'compiled/de.json')).toMatchObject({
    spellings: {
      CH: [
        ['fällt', 'fallt'],
        ['Frei', 'frei'],
      ],
    },
  });
  expect(spelt({ ß: 'ss' }).diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/de\.arb:\d+:\d+: error: no sentence has "ß", .*\[orphan_text\]$/),
  ]);
});

test('search words are compiled, and an unknown part is reported', () => {
  const searched = (parts: object) => compile({ ...GERMAN, '@@x-search': parts });
  expect(written(searched({ next: ['kommenden'] }), 'compiled/de.json')).toMatchObject({
    search: { around: [], before: [], next: ['kommenden'] },
  });
  expect(searched({ nextt: ['x'], around: 'y' }).diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /de\.arb:\d+:\d+: error: "nextt" is not a part of "@@x-search"; write around, before, next/,
    ),
    expect.stringMatching(/"around" is not a part/),
  ]);
});

test('the committed files match the catalogs', () => {
  const languages = diskFolder(LANGUAGES, LANGUAGES);
  const { diagnostics, files } = compileCatalogs(languages);
  expect(diagnostics).toEqual([]);
  expect(files.size).toBeGreaterThan(11);
  const stale = [...files].filter(([name, text]) => languages.read(name)?.toString() !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});
