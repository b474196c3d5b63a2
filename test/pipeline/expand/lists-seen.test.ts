import { expect, it } from 'vitest';
import { readCountry } from '../../../pipeline/country/read-country.ts';
import { listsSeen } from '../../../pipeline/expand/lists-seen.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import { toyland } from '../../support/pipeline/toyland.ts';

const source = (keptBy: string): string =>
  toyland(
    `default_observance: none\nholidays:\n  - { id: fair, name: Fair, regions: [AA], rule: { date: 4 june }${keptBy}, cite: [act, l25, l26, l27] }\n`,
  ).replace(
    'citations:\n',
    `citations:
  l25: { title: List of 2025, kind: official-list, section: all, supports: date, years: [2025], seen: identified, because: It is quoted, regions: [AA] }
  l26: { title: List of 2026, kind: official-list, section: all, supports: date, years: [2026], seen: transcribed, seen_in: owner/dates, regions: [AA] }
  l27: { title: Notice of 2027, kind: gazette, section: all, supports: date, years: [2027], read: 2026-11-01, regions: [AA] }
`,
  );
const compared = (year: number, seen: string, code = 'AA'): string =>
  `- { title: Page of ${year}, url: https://example.org/list, transcribed: 2026-11-20, seen: ${seen}, calendars: [XX-${code}], years: [${year}], weekdays_only: false, dates: { ${year}-06-04: Fair } }\n`;

const seenOf = (official: string, keptBy = ', kept_by: statute', code = 'AA') => {
  const files = { 'XX.yaml': source(keptBy), 'official/XX.yaml': official };
  const { file } = readCountry(textFolder('sources', files), 'XX');
  const found = file === null ? null : listsSeen(file, code);
  return found?.lists.map(({ year, seen, title }) => `${year} ${seen} ${title}`);
};

it('names the best list seen for each year, whether cited or compared with', () => {
  expect(seenOf('')).toEqual(['2026 transcribed List of 2026']);
  expect(seenOf(compared(2025, 'at second hand'))).toEqual([
    '2025 transcribed Page of 2025',
    '2026 transcribed List of 2026',
  ]);
  expect(seenOf(compared(2026, 'stored copy of the page'))).toEqual(['2026 text Page of 2026']);
});

it('is empty for a region without lists, and null where no day is kept by state offices', () => {
  expect(seenOf(compared(2026, 'a copy', 'BB'), ', kept_by: statute', 'CC')).toEqual([]);
  expect(seenOf(compared(2026, 'a copy'), '')).toBeUndefined();
});
