import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import { readRules } from '../../../pipeline/terms/read-rules.ts';
import { country, holiday } from '../../support/world/toy-release.ts';
import { FIRST_YEAR, YEARS } from '../../support/years.ts';

const TOYLAND = country(
  YEARS.flatMap((year) => [holiday('may-day', `${year}-05-01`)]),
  {
    beside: YEARS.map((year) => ({
      id: 'half-day',
      date: `${year}-05-02`,
      name: 'Half day',
      date_accuracy: 'exact' as const,
      what: 'half a day',
      part: 'half' as const,
      cite: ['act'],
    })),
  },
);

const RULE = `rule: ty-act-1
title: Toy Act
places: { countries: [TY], regions: asked }
citations:
  act: { title: Toy Act, url: https://law.example/act, read: 2026-11-01 }
  book: { title: Toy Commentary, url: https://law.example/book }
words:
  - { id: a, cite: act, section: s. 1, language: en, text: "The day of the event is left out." }
  - { id: b, cite: act, section: s. 2, language: en, text: "It ends on the next open day." }
units:
  D: { words: a }
first_day: { event: out, words: a }
closed: { weekdays: [saturday, sunday], holidays: yes, beside: [half-day], words: b }
roll: { forward: next, words: b }
examples:
  - { event: 2026-03-02, period: P1D, place: TY, last_day: 2026-03-03, cite: book }
  - { event: 2026-03-06, period: P1D, place: TY, last_day: 2026-03-09 }
  - { event: 2026-04-30, period: P1D, place: TY, last_day: 2026-05-04 }
`;

function check(text: string): string[] {
  const sources = textFolder('sources', { 'rules/ty-act-1.yaml': text });
  return readRules(sources, [TOYLAND]).diagnostics.map(formatDiagnostic);
}

/** The rule with one text replaced; throws when the text is missing. */
function changed(from: string, to: string): string {
  if (!RULE.includes(from)) throw new Error(`${from} is not in the rule`);
  return RULE.replace(from, to);
}

it('a valid rule is read, and its days beside the count become dates', () => {
  expect(check(RULE)).toEqual([]);
  const sources = textFolder('sources', { 'rules/ty-act-1.yaml': RULE });
  const [rule] = readRules(sources, [TOYLAND]).rules;
  expect(rule).toMatchObject({
    rule: 'ty-act-1',
    units: { D: { words: ['a'] } },
    event: 'out',
    forward: 'next',
    backward: 'none',
    closed_weekdays: [6, 7],
    closed_holidays: true,
    said_by: { first_day: ['a'], closed: ['b'], roll: ['b'] },
  });
  expect(rule?.closed_days?.[0]).toEqual({
    date: `${FIRST_YEAR}-05-02`,
    name: 'Half day',
    country: 'TY',
  });
});

it('a rule of a country with errors of its own adds none, and is not written', () => {
  const sources = textFolder('sources', { 'rules/ty-act-1.yaml': RULE });
  expect(readRules(sources, [], ['TY'])).toMatchObject({
    ids: ['ty-act-1'],
    rules: [],
    diagnostics: [],
  });
  expect(readRules(sources, []).diagnostics).not.toEqual([]);
});

describe('a mistake is reported with its place and what to write instead', () => {
  it.each([
    [
      changed('  D: { words: a }', '  D: {}'),
      'sources/rules/ty-act-1.yaml:11:3: error: nothing says "units.D"; name the words, "words: a", or write what is taken for granted under "assumed" [rule_unquoted]',
    ],
    [
      changed('  D: { words: a }', '  D: { words: c }'),
      'sources/rules/ty-act-1.yaml:11:15: error: "units.D" names the words "c", which the file does not have; did you mean "a"? [rule_unquoted]',
    ],
    [
      changed('"The day of the event is left out."', '""'),
      'sources/rules/ty-act-1.yaml:8:60: error: the words "a" are not as people read them: the text is empty; write it out (in quotes if it begins with #) or remove the key [rule_unquoted]',
    ],
    [
      changed(', read: 2026-11-01', ''),
      'sources/rules/ty-act-1.yaml:8:20: error: the words "a" are taken from "act", which nobody has read; say "read: 2026-11-24", or "seen: quoted" and under "seen_in" where they were quoted [rule_unseen]',
    ],
    [
      changed('next, words: b', 'next, words: a').replace(
        '[half-day], words: b',
        '[half-day], words: a',
      ),
      'sources/rules/ty-act-1.yaml:9:11: error: no setting names the words "b"; name them where they say something, or remove them [rule_words_unused]',
    ],
    [
      changed('rule: ty-act-1', 'rule: ty-act-2'),
      'sources/rules/ty-act-1.yaml:1:7: error: the rule is "ty-act-2" in a file named ty-act-1.yaml; write "rule: ty-act-1" [rule_setting]',
    ],
    [
      changed(
        'closed: { weekdays: [saturday, sunday], holidays: yes, beside: [half-day], words: b }\n',
        '',
      ),
      'sources/rules/ty-act-1.yaml:13:1: error: "roll" needs closed days, and the rule has none; write "closed", or remove it [rule_setting]',
    ],
    [
      changed(
        'roll: { forward: next, words: b }\n',
        'counts: { days: open, words: b }\nshort: { to: 3, words: b }\n',
      ),
      'sources/rules/ty-act-1.yaml:15:1: error: closed days are not counted in any term, so there are no short ones; remove "short" or "counts" [rule_setting]',
    ],
    [
      changed(
        'roll: { forward: next, words: b }\n',
        'roll: { forward: next, backward: none, words: b }\nstandstill: { spans: [{ from: 1 july, until: 3 july }], words: b }\n',
      ),
      'sources/rules/ty-act-1.yaml:15:1: error: a rule with a standstill does not count back; remove "backward" and "clear", or make it two rules [rule_setting]',
    ],
    [
      changed('  D: { words: a }', '  M: { words: a }'),
      'sources/rules/ty-act-1.yaml:11:3: error: say where months end; write "month: same-number" or "month: day-before" [rule_setting]',
    ],
    [
      changed('countries: [TY]', 'countries: [TX]'),
      'sources/rules/ty-act-1.yaml:3:23: error: there is no country "TX" in the sources; did you mean "TY"? [rule_place]',
    ],
    [
      changed('regions: asked', 'regions: { fixed: [NO] }'),
      'sources/rules/ty-act-1.yaml:3:47: error: TY has no region "NO"; write one of EA, WE [rule_place]',
    ],
    [
      changed('beside: [half-day]', 'beside: [half-days]'),
      'sources/rules/ty-act-1.yaml:13:65: error: TY has no entry "half-days" with "counts: no"; did you mean "half-day"? [rule_days]',
    ],
    [
      changed('beside: [half-day]', 'days: [{ date: 2024-05-02, cite: act }]'),
      'sources/rules/ty-act-1.yaml:13:71: error: 2024-05-02 lies outside the years that are served; remove it [rule_days]',
    ],
    [
      changed('last_day: 2026-03-09', 'last_day: 2026-03-07'),
      'sources/rules/ty-act-1.yaml:17:5: error: 2026-03-06 P1D TY: the example says 2026-03-07, and the rule gives 2026-03-09; correct the example or the setting [rule_example]',
    ],
    [
      changed(', cite: book', '').replace(
        '  book: { title: Toy Commentary, url: https://law.example/book }\n',
        '',
      ),
      'sources/rules/ty-act-1.yaml:14:1: error: a rule has at least 3 examples, one of them published ("cite"); here are 3, 0 published [rule_example]',
    ],
    [
      changed(', cite: book', ''),
      'sources/rules/ty-act-1.yaml:6:3: error: the citation "book" is unused; cite it or remove it [unused_citation]',
    ],
  ])('%#', (text, told) => {
    expect(check(text)).toContain(told);
  });

  it('also where a decree’s year is missing', () => {
    const text = changed('beside: [half-day]', `days: [{ date: ${FIRST_YEAR}-05-02, cite: act }]`);
    const told = check(text).filter((line) => line.endsWith('[rule_days]'));
    expect(told).toHaveLength(YEARS.length - 1);
    expect(told[0]).toContain(`no decree names a day of ${FIRST_YEAR + 1}`);
  });
});
