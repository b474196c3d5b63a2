import { expect, it } from 'vitest';
import { diagnose, oneHoliday, told } from '../support/pipeline/toyland.ts';

const LIST =
  '- title: The list\n  url: https://example.org/list\n  transcribed: 2026-11-20\n  seen: the page\n  calendars: [XX]\n  years: [2026]\n  weekdays_only: true\n';
const MOVED = 'rule: { date: 1 may }, moved: [{ year: 2026, date: 2026-05-02, cite: act }]';

/** The lines of the output that are to be pasted. */
function blocks(...files: Parameters<typeof diagnose>): string[] {
  return diagnose(...files).flatMap(({ block }) => block ?? []);
}

it('a printed exception can be pasted beside the existing ones', () => {
  const lines = blocks({ 'XX.yaml': oneHoliday(MOVED) });
  expect(lines).toEqual([
    '# at the end of sources/XX.yaml, if it is correct:',
    'exceptions:',
    '  - { check: moved-date, about: day 2026, reason: "" }',
  ]);
  const pasted = oneHoliday(MOVED) + lines.join('\n').replace('""', 'The act says so.');
  expect(told({ 'XX.yaml': pasted })).toEqual([]);
  const other = 'exceptions:\n  - { check: file-order, about: x, reason: So. }\n';
  expect(blocks({ 'XX.yaml': oneHoliday(MOVED) + other })).toEqual([
    '# under "exceptions" of sources/XX.yaml, if it is correct:',
    '  - { check: moved-date, about: day 2026, reason: "" }',
  ]);
});

it('a printed exception of an official list can be pasted above its dates or below the existing ones', () => {
  const yaml = oneHoliday('rule: { dates: [2026-06-03] }');
  const dates = '  dates:\n    2026-05-01: May Day\n';
  const lines = blocks({ 'XX.yaml': yaml }, { 'XX.yaml': LIST + dates });
  expect(lines).toEqual([
    '# in "The list", above "dates", with the reason:',
    '  not_listed:',
    '    2026-06-03:',
    '# in "The list", above "dates", with the reason:',
    '  left_out:',
    '    2026-05-01:',
  ]);
  const pasted = `${LIST}${lines.join('\n').replaceAll(/(-\d\d):/gu, '$1: So.')}\n${dates}`;
  expect(told({ 'XX.yaml': yaml }, { 'XX.yaml': pasted })).toEqual([]);
  const first = `${LIST}  left_out: { 2026-05-01: So. }\n${dates}    2026-05-04: Fair\n`;
  expect(blocks({ 'XX.yaml': yaml }, { 'XX.yaml': first }).slice(-2)).toEqual([
    '# in "The list", under "left_out", with the reason:',
    '    2026-05-04:',
  ]);
});

it('a new citation can be pasted; a misspelt citation is not taken for a new one', () => {
  const citing = (id: string) => ({
    'XX.yaml': oneHoliday('rule: { date: 1 may }').replace('cite: act }', `cite: [act, ${id}] }`),
  });
  expect(blocks(citing('decree-2026'))).toEqual([
    '# if it is new, under "citations" of sources/XX.yaml:',
    '  decree-2026:',
    '    title:',
    '    kind:',
    '    url:',
    '    read:',
  ]);
  expect(blocks(citing('acct'))).toEqual([]);
});
