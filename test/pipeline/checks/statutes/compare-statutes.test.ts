import { describe, expect, it } from 'vitest';
import { unmark } from '../../../support/pipeline/marked.ts';
import { told, toyland } from '../../../support/pipeline/toyland.ts';

const SOURCE = toyland(`observance:
  next: { moves: [{ from: [saturday], to: following monday }], official_date: replaced, cite: act }
default_observance: none
holidays:
  - { id: may-day, name: May Day, rule: { date: 1 may }, observance: next, cite: act }
  - { id: eve, name: Eve, regions: [AA], counts: no, what: half day, rule: { date: 3 june }, cite: act }
  - { id: fair, name: Fair, regions: [AA], rule: { date: 4 june }, cite: act }
  - { id: feast, name: Feast, regions: [AA], rule: { dates: [2026-10-02] }, cite: act }
`);

const ALL =
  'days: { first of May: { date: 1 may }, eve of the fair: { date: 3 june }, the fair: { date: 4 june } }';
const FEAST = 'entered: { a day that the council chooses: feast }';

const list = (keys: string, head = 'cite: act, calendars: [XX-AA], complete: true'): string =>
  `- { ${head}, ${keys} }\n`;
const check = (statutes: string): string[] =>
  told({ 'XX.yaml': SOURCE, 'statutes/XX.yaml': statutes });

describe('each day that a law lists is in the count, beside it, or ruled out', () => {
  it('a list whose days are all accounted for has no findings', () => {
    expect(check(list(`${ALL}, ${FEAST}`))).toEqual([]);
    expect(
      check(list(`${ALL}, ${FEAST}, left_out: { every Sunday: a day of every week }`)),
    ).toEqual([]);
  });

  it.each([
    [
      list(ALL.replace(' }', ' }, ▶old fair: { date: 5 july }').concat(`, ${FEAST}`)),
      'XX-AA lacks 2025-07-05, 2026-07-05, 2027-07-05, which act has as "old fair"; enter the day, beside the count where it is not a whole day off, or say why not under "left_out" [statute_list]',
    ],
    [
      list(`${ALL}, ${FEAST}, left_out: { ▶the fair: offices open }`),
      'XX-AA has "the fair" in the count after all; remove it from "left_out" [needless_ruling]',
    ],
    [
      list(`${ALL}, ${FEAST}, left_out: { ▶eve of the fair: half a day }`),
      'XX-AA has "eve of the fair" beside the count after all; remove it from "left_out" [needless_ruling]',
    ],
    [
      list(
        `${ALL}, entered: { a day that the council chooses: ▶feats }`,
        'cite: act, calendars: [XX-AA], complete: false',
      ),
      '"feats" is not a holiday of XX-AA; did you mean "feast"? [unknown_id]',
    ],
    [
      list(`${ALL}, ${FEAST}`, 'cite: ▶acts, calendars: [XX-AA], complete: true'),
      '"acts" is not a citation of sources/XX.yaml; did you mean "act"? [unknown_citation]',
    ],
    [
      list(`${ALL}, ${FEAST}`, 'cite: act, calendars: [▶XX-AB], complete: false'),
      '"XX-AB" is not a calendar of XX; did you mean "XX-AA"? [unknown_region]',
    ],
    [
      list(
        'days: { the fair: { date: ▶31 june } }',
        'cite: act, calendars: [XX-AA], complete: false',
      ),
      '"31 june" is not a day of a month; june has 30 days; write one from 1 to 30 [invalid_value]',
    ],
    [
      list('days: { the fair: ▶{} }', 'cite: act, calendars: [XX-AA], complete: false'),
      'the rule is empty; write one of date, weekday, easter, orthodox-easter, hebrew, islamic, between, dates, announced [invalid_value]',
    ],
    [
      list(`${ALL}, ${FEAST}`, 'cite: act, calendars: [XX-AA], complete: ▶yes'),
      '"yes" is not a value of "complete"; write one of true, false [invalid_value]',
    ],
    [
      list(`${ALL}, ${FEAST}`, 'cite: act, calendars: [XX-AA], complete: true, ▶year: [2026]'),
      'unknown key "year"; did you mean "years"? [unknown_key]',
    ],
  ])('%s is reported', (marked, sentence) => {
    const { text, line, column } = unmark(marked);
    expect(check(text)).toEqual([`sources/statutes/XX.yaml:${line}:${column}: error: ${sentence}`]);
  });

  it('a date that cites a complete list but is missing from it is reported', () => {
    const short = list(
      'days: { first of May: { date: 1 may }, eve of the fair: { date: 3 june } }',
    );
    expect(check(short)).toEqual([
      'sources/XX.yaml:15:11: error: fair on 2025-06-04 cites act, whose days sources/statutes/XX.yaml lists completely without this one; correct one of the two [statute_list]',
      'sources/XX.yaml:16:11: error: feast on 2026-10-02 cites act, whose days sources/statutes/XX.yaml lists completely without this one; correct one of the two [statute_list]',
    ]);
    expect(check(short.replace('complete: true', 'complete: false'))).toEqual([]);
  });

  it('a text seen for one year applies to that year alone', () => {
    const old = 'days: { feast: { dates: [2026-10-02, 2027-10-02] } }';
    const head = 'cite: act, calendars: [XX-AA], complete: false';
    expect(check(list(old, head))).toEqual([expect.stringContaining('lacks 2027-10-02')]);
    expect(check(list(old, `${head}, years: [2026]`))).toEqual([]);
  });
});
