import { describe, expect, it } from 'vitest';
import { unmark } from '../../../support/pipeline/marked.ts';
import { diagnose, toyland } from '../../../support/pipeline/toyland.ts';

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

function compare(official: string): ReturnType<typeof diagnose> {
  return diagnose({ 'XX.yaml': SOURCE }, { 'XX.yaml': official });
}

describe('official lists are compared for whole years, presence and absence', () => {
  it('a list that says the same says nothing', () => {
    expect(compare(list('dates: { 2026-05-01: May Day, 2026-06-04: Fair }'))).toEqual([]);
  });

  it.each([
    // Theirs and not ours: pointed at in the list.
    ['dates: { 2026-05-01: May Day, ▶2026-06-03: Eve, 2026-06-04: Fair }', 'official_list'],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair }, left_out: { ▶2026-05-01: half day }',
      'official_list',
    ],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair }, not_listed: { ▶2026-05-01: odd }',
      'needless_ruling',
    ],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair }, not_listed: { ▶2026-05-02: odd }',
      'needless_ruling',
    ],
    [
      'dates: { 2026-05-01: May Day, 2026-06-04: Fair }, left_out: { ▶2026-05-02: odd }',
      'needless_ruling',
    ],
    ['dates: { 2026-05-01: May Day, 2026-06-04: Fair, ▶2025-05-01: May Day }', 'wrong_year'],
    ['dates: { 2026-05-01: May Day, 2026-06-04: Fair, ▶2026-06-31: Nothing }', 'invalid_value'],
  ])('%s', (keys, code) => {
    const { text, line, column } = unmark(list(keys));
    expect(compare(text)).toMatchObject([
      { code, place: { file: 'sources/official/XX.yaml', line, column } },
    ]);
  });

  it('a day of ours that a list lacks is pointed at in the source', () => {
    expect(compare(list('dates: { 2026-05-01: May Day }'))).toMatchObject([
      { code: 'official_list', place: { file: 'sources/XX.yaml', line: 12, column: 11 } },
    ]);
  });

  it('reasons settle a difference', () => {
    const keys =
      'dates: { 2026-05-01: May Day, 2026-06-03: Eve }, left_out: { 2026-06-03: half day }, not_listed: { 2026-06-04: of one town }';
    expect(compare(list(keys))).toEqual([]);
  });

  it('a list without weekend days is not asked about them', () => {
    // 1 May 2027 is a Saturday.
    const head = (weekdaysOnly: boolean): string =>
      `calendars: [XX], years: [2027], weekdays_only: ${weekdaysOnly}`;
    expect(compare(list('dates: {}', head(true)))).toEqual([]);
    expect(compare(list('dates: {}', head(false)))).toMatchObject([{ code: 'official_list' }]);
  });

  it('a calendar that is not there', () => {
    const head = 'calendars: [XX-AB], years: [2026], weekdays_only: false';
    expect(compare(list('dates: {}', head))).toMatchObject([{ code: 'unknown_region' }]);
  });

  it.each([
    ['calendars: ▶[], years: [2026], weekdays_only: false'],
    ['calendars: [XX], years: ▶[], weekdays_only: false'],
    ['calendars: [▶XX-ABCD], years: [2026], weekdays_only: false'],
    ['calendars: [XX], years: [2026], weekdays_only: ▶yes'],
  ])('a list that says nothing of what it covers: %s', (head) => {
    const { text, line, column } = unmark(list('dates: {}', head));
    expect(compare(text)).toMatchObject([{ code: 'invalid_value', place: { line, column } }]);
  });

  it('a list for no country', () => {
    expect(diagnose({ 'XX.yaml': SOURCE }, { 'XY.yaml': list('dates: {}') })).toMatchObject([
      { code: 'stray_file', place: { file: 'sources/official/XY.yaml' } },
    ]);
  });
});
