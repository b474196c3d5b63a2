import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkYearsFile } from '../../../../pipeline/checks/files/years-file.ts';
import { formatDiagnostic } from '../../../../pipeline/read/diagnostic.ts';
import { textFolder } from '../../../../pipeline/read/folder.ts';

const told = (text: string) =>
  checkYearsFile(textFolder('sources', { 'years.json': text })).map(formatDiagnostic);

it.each([readFileSync('sources/years.json', 'utf8'), '[2026]', '[2027,2028]', '[ 2027, 2028 ]\n'])(
  '%j can be served',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

it.each([
  '',
  '[]',
  '2026',
  '[2026, ]',
  '["2026"]',
  '[2026, 2026]',
  '[2026, 2028]',
  '[2027, 2026]',
  '[1999, 2000]',
  `[${Array.from({ length: 31 }, (_, index) => 2020 + index).join(', ')}]`,
])('%j is refused, with what to write', (text) => {
  expect(told(text)).toEqual([
    'sources/years.json:1:1: error: the years served are a list of at most 30 years without gaps; write them like [2031, 2032, 2033] [invalid_value]',
  ]);
});

it('toy sources need none', () => {
  expect(checkYearsFile(textFolder('sources', {}))).toEqual([]);
});
