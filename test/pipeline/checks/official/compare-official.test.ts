import { describe, expect, it } from 'vitest';
import { unmark } from '../../../support/pipeline/marked.ts';
import { diagnose, told, toyland } from '../../../support/pipeline/toyland.ts';

const SOURCE = toyland(`default_observance: none
holidays:
  - { id: may-day, name: May Day, rule: { date: 1 may }, cite: act }
  - { id: fair, name: Fair, regions: [AA], rule: { date: 4 june }, cite: act }
`);

function list(
  keys: string,
  head = 'calendars: [XX-AA], years: [2026], weekdays_only: false',
): string {
  return `- { title: The list, url: https://example.org/list, transcribed: 2026-11-20, seen: a copy, ${head}, ${keys} }\n`;
}

const ALL = 'dates: { 2026-05-01: May Day, 2026-06-04: Fair }';

function compare(official: string): string[] {
  return told({ 'XX.yaml': SOURCE }, { 'XX.yaml': official });
}

describe('official lists are compared for whole years, presence and absence', () => {
  it('an equal list has no findings', () => {
    expect(compare(list(ALL))).toEqual([]);
  });

  it.each([
    [
      'dates: { 2026-05-01: May Day, ▶2026-06-03: Eve, 2026-06-04: Fair }',
      'XX-AA lacks 2026-06-03, which the official list has as "Eve"; correct sources/XX.yaml or say why under "left_out" [official_list]',
    ],
    [
      `${ALL}, left_out: { ▶2026-05-01: half day }`,
      'XX-AA has 2026-05-01 (May Day) after all; remove it from "left_out" [official_list]',
    ],
    [
      `${ALL}, not_listed: { ▶2026-05-01: odd }`,
      'nothing needs "not_listed" for 2026-05-01 any longer; remove it [needless_ruling]',
    ],
    [
      `${ALL}, not_listed: { ▶2026-05-02: odd }`,
      'nothing needs "not_listed" for 2026-05-02 any longer; remove it [needless_ruling]',
    ],
    [
      `${ALL}, left_out: { ▶2026-05-02: odd }`,
      '2026-05-02 is not under "dates"; "left_out" is for dates of the official list [needless_ruling]',
    ],
    [
      `${ALL}, left_out: { ▶2027-05-01: odd }`,
      '2027-05-01 is not in the years of this list, 2026, 2041 [wrong_year]',
    ],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair, ▶2025-05-01: May Day }',
      '2025-05-01 is not in the years of this list, 2026, 2041 [wrong_year]',
    ],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair, ▶2026-06-31: Nothing }',
      '"2026-06-31" is not a date; june 2026 has 30 days; write one from 1 to 30 [invalid_value]',
    ],
    [
      `${ALL}, left_out: { ▶may: odd }`,
      '"may" is not a date; write it like 2026-06-15 [invalid_value]',
    ],
  ])('a list with %s is reported at its place', (keys, sentence) => {
    const head = 'calendars: [XX-AA], years: [2026, 2041], weekdays_only: false';
    const { text, line, column } = unmark(list(keys, head));
    expect(compare(text)).toEqual([
      `sources/official/XX.yaml:${line}:${column}: error: ${sentence}`,
    ]);
  });

  it('a date under "not_listed" that does not exist, or is of another year, is reported too', () => {
    expect(compare(list(`${ALL}, not_listed: { 2041-05-01: odd, 2026-6-1: odd }`))).toEqual([
      'sources/official/XX.yaml:1:213: error: 2041-05-01 is not in the years of this list, 2026 [wrong_year]',
      'sources/official/XX.yaml:1:213: error: nothing needs "not_listed" for 2041-05-01 any longer; remove it [needless_ruling]',
      'sources/official/XX.yaml:1:230: error: "2026-6-1" is not a date; write 2026-06-01 [invalid_value]',
      'sources/official/XX.yaml:1:230: error: nothing needs "not_listed" for 2026-6-1 any longer; remove it [needless_ruling]',
    ]);
  });

  it('our days that a list lacks are reported in the source', () => {
    const head = 'calendars: [XX-AA], years: [2025, 2026], weekdays_only: false';
    expect(compare(list('dates: { 2025-05-01: May Day, 2025-06-04: Fair }', head))).toEqual([
      'sources/XX.yaml:11:11: error: XX-AA has 2026-05-01 (may-day), which "The list" does not list; correct it or say why under "not_listed" of the list [official_list]',
      'sources/XX.yaml:12:11: error: XX-AA has 2026-06-04 (fair), which "The list" does not list; correct it or say why under "not_listed" of the list [official_list]',
    ]);
  });

  it('only the differing calendars of a list need an exception', () => {
    const excused = 'dates: { 2026-05-01: May Day }, not_listed: { 2026-06-04: of one region }';
    const ofList = (calendars: string): string[] =>
      compare(list(excused, `calendars: [${calendars}], years: [2026], weekdays_only: false`));
    expect(ofList('XX, XX-AA')).toEqual([]);
    expect(ofList('XX-AA, XX')).toEqual([]);
    expect(ofList('XX, XX-BB')).toEqual([
      'sources/official/XX.yaml:1:199: error: nothing needs "not_listed" for 2026-06-04 any longer; remove it [needless_ruling]',
    ]);
  });

  it('reasons settle a difference', () => {
    const keys =
      'dates: { 2026-05-01: May Day, 2026-06-03: Eve }, left_out: { 2026-06-03: half day }, not_listed: { 2026-06-04: of one town }';
    expect(compare(list(keys))).toEqual([]);
  });

  it('a list without weekend days is not asked about them', () => {
    // 1 May and 5 June 2027 are Saturdays.
    const head = (weekdaysOnly: boolean): string =>
      `calendars: [XX], years: [2027], weekdays_only: ${weekdaysOnly}`;
    expect(compare(list('dates: { 2027-06-05: Fair }', head(true)))).toEqual([]);
    expect(compare(list('dates: { 2027-06-05: Fair }', head(false)))).toEqual([
      'sources/XX.yaml:11:11: error: XX has 2027-05-01 (may-day), which "The list" does not list; correct it or say why under "not_listed" of the list [official_list]',
      'sources/official/XX.yaml:1:155: error: XX lacks 2027-06-05, which the official list has as "Fair"; correct sources/XX.yaml or say why under "left_out" [official_list]',
    ]);
  });

  it('an unknown calendar is reported, and the others are compared', () => {
    const head = 'calendars: [XX-AB, XX, XY, XX-DDD, XX-AA], years: [2026], weekdays_only: false';
    expect(compare(list(ALL, head))).toEqual([
      'sources/official/XX.yaml:1:104: error: "XX-AB" is not a calendar of XX; did you mean "XX-AA"? [unknown_region]',
      'sources/official/XX.yaml:1:115: error: "XY" is not a calendar of XX; did you mean "XX"? [unknown_region]',
      'sources/official/XX.yaml:1:119: error: "XX-DDD" is not a calendar of XX; write one of XX, XX-AA, XX-BB, XX-CC [unknown_region]',
      'sources/official/XX.yaml:1:202: error: XX lacks 2026-06-04, which the official list has as "Fair"; correct sources/XX.yaml or say why under "left_out" [official_list]',
    ]);
  });

  it.each([
    ['calendars: ▶[], years: [2026], weekdays_only: false'],
    ['calendars: [XX], years: ▶[], weekdays_only: false'],
    ['calendars: [▶XX-ABCD], years: [2026], weekdays_only: false'],
    ['calendars: [XX], years: [2026], weekdays_only: ▶yes'],
  ])('a list that does not say what it covers: %s', (head) => {
    const { text, line, column } = unmark(list('dates: {}', head));
    const found = compare(text);
    expect(found).toEqual([expect.stringMatching(/\[invalid_value\]$/u)]);
    expect(found[0]).toContain(`sources/official/XX.yaml:${line}:${column}: error: `);
  });

  it('a list for no country', () => {
    expect(diagnose({ 'XX.yaml': SOURCE }, { 'XY.yaml': list('dates: {}') })).toMatchObject([
      { code: 'stray_file', place: { file: 'sources/official/XY.yaml' } },
    ]);
  });
});
