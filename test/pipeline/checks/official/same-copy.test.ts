import { expect, it } from 'vitest';
import { oneHoliday, told } from '../../../support/pipeline/toyland.ts';

const YAML = oneHoliday('rule: { dates: [{ date: 2026-05-01, cite: list }] }').replace(
  '  act:',
  '  list: { title: List, kind: official-list, url: https://example.org/list, supports: date, years: [2026], seen: transcribed, seen_in: "the repository owner/dates, data.csv" }\n  act:',
);
const list = (seen: string, more = '') =>
  `- { title: L, url: https://example.org/list, transcribed: 2026-11-20, seen: "${seen}"${more}, calendars: [XX], years: [2026], weekdays_only: false, dates: { 2026-05-01: Day } }\n`;
const errorsOf = (official: string): string[] => told({ 'XX.yaml': YAML }, { 'XX.yaml': official });

it('a list seen through the copy of a citation of its dates names it, and confirms nothing', () => {
  expect(errorsOf(list('the page'))).toEqual([]);
  const copied = 'at second hand, a transcription in owner/dates, read in May';
  expect(errorsOf(list(copied))).toEqual([
    'sources/official/XX.yaml:1:77: error: the list was seen through the copy that list was seen through, and cannot confirm its dates; add "same_copy: [list]", or copy the list from elsewhere [evidence_circle]',
  ]);
  expect(errorsOf(list(copied, ', same_copy: [list]'))).toEqual([]);
  expect(errorsOf(list('the page', ', same_copy: [list]'))).toEqual([
    'sources/official/XX.yaml:1:100: error: list was not seen through the copy of this list; take it out of "same_copy" [needless_ruling]',
  ]);
});
