import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  writeYearCsv,
  writeYearJson,
  writeYearMarkdown,
} from '../../../src/site/year/year-files.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('odd', '2026-07-03', {
    official_date: '2026-07-04',
    name: 'A "quoted", long | name',
    local_name: 'two\nlines',
  }),
  holiday('east-day', '2026-03-04', { regions: ['EA'], date_accuracy: 'estimated' }),
]);

test('a CSV parser reads back every cell', () => {
  const text = writeYearCsv(placeOf(data, 'ty-ea'), 2026);
  // The first character tells a spreadsheet that the file is UTF-8.
  expect(text[0]).toBe('\uFEFF');
  const rows: unknown = parse(text, { bom: true, columns: true });
  expect(rows).toEqual([
    {
      date: '2026-03-04',
      weekday: 'Wednesday',
      official_date: '',
      name: 'Name of east-day',
      local_name: '',
      type: 'regional',
      date_accuracy: 'estimated',
      id: 'east-day',
      law: 'https://law.example/act',
      place: 'East, Toyland',
      evidence: 'read',
    },
    {
      date: '2026-07-03',
      weekday: 'Friday',
      official_date: '2026-07-04',
      name: 'A "quoted", long | name',
      local_name: 'two\nlines',
      type: 'public',
      date_accuracy: 'exact',
      id: 'odd',
      law: 'https://law.example/act',
      place: 'East, Toyland',
      evidence: 'read',
    },
  ]);
});

test('the JSON file holds the rows, the counts and the release', () => {
  const value = JSON.parse(writeYearJson(placeOf(data, 'ty'), 2026, '2026.11.1'));
  // 2026 has 261 weekdays, one of them the holiday.
  expect(value).toMatchObject({
    country: 'TY',
    year: 2026,
    data_version: '2026.11.1',
    business_days: 260,
  });
  expect(value.business_days_by_month.reduce((a: number, b: number) => a + b)).toBe(260);
  expect(value.holidays).toEqual([
    {
      id: 'odd',
      date: '2026-07-03',
      official_date: '2026-07-04',
      name: 'A "quoted", long | name',
      local_name: 'two\nlines',
      type: 'public',
      date_accuracy: 'exact',
      law: [{ title: 'Act', url: 'https://law.example/act', evidence: 'read' }],
      evidence: 'read',
      local_names: [{ name: 'two\nlines', language: null }],
      doubts: [],
    },
  ]);
});

test('Markdown lists days beside the count, and how each source was seen', () => {
  const eve = { id: 'eve', date: '2026-12-24', name: 'Eve', what: 'Half day', cite: ['act'] };
  const beside = { ...eve, date_accuracy: 'exact', part: 'half' } as const;
  const found = toyData([holiday('day', '2026-07-03')], {
    citations: {
      act: {
        ...{ title: 'Act', url: null, publisher: 'Gazette', regions: null, read: '2026-11-01' },
        ...{ section: 's. 2', law: { scheme: 'act', id: 'ACT-1971-2' } },
      },
    },
    beside: [beside],
  });
  const text = (key: string) =>
    writeYearMarkdown(placeOf(found, key), 2026, '2026.11.1', 'https://site.example');
  expect(text('ty')).toContain(
    '## Other days to know (not counted)\n\n- 2026-12-24: Eve: Half day.',
  );
  expect(text('ty')).toContain('1. Act, Gazette (s. 2 · ACT-1971-2, read');
  const none = writeYearMarkdown(placeOf(data, 'ty'), 2026, '2026.11.1', 'https://site.example');
  expect(none).not.toContain('Other days to know');
});

test('no text breaks a Markdown table', () => {
  const text = writeYearMarkdown(placeOf(data, 'ty-ea'), 2026, '2026.11.1', 'https://site.example');
  expect(text).toContain('| 2026-07-03 | Friday | A "quoted", long \\| name | two lines |');
  expect(text).toContain('Observed. Falls on Saturday 4 July');
  expect(text).toContain('https://site.example/ty/ea/2026/');
});

test('an official date in another year is written with its year', () => {
  const moved = toyData([holiday('new-year', '2026-12-31', { official_date: '2027-01-01' })]);
  const text = writeYearMarkdown(placeOf(moved, 'ty'), 2026, '2026.11.1', 'https://site.example');
  expect(text).toContain('Falls on Friday 1 January 2027');
});

test('texts are escaped in Markdown, and no CSV cell is a formula', () => {
  const hostile = toyData(
    [holiday('odd', '2026-07-03', { name: '=HYPERLINK("https://x.example")', local_name: null })],
    {
      name: '<b>Toyland</b>',
      how_days_move: '# They [stay](javascript:alert(1))',
      notes: ['<img src=x onerror=alert(1)>'],
      citations: {
        act: {
          title: 'x](javascript:alert(1)) [y',
          url: 'https://law.example/act(1)',
          publisher: null,
          regions: null,
          read: null,
        },
      },
    },
  );
  const place = placeOf(hostile, 'ty');
  expect(writeYearCsv(place, 2026)).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  const lines = writeYearMarkdown(place, 2026, '2026.11.1', 'https://site.example').split('\n');
  expect(lines[0]).toBe('# \\<b\\>Toyland\\</b\\>: public holidays 2026');
  expect(lines).toContain('\\# They \\[stay\\](javascript:alert(1))');
  expect(lines).toContain('- \\<img src=x onerror=alert(1)\\>');
  expect(lines.find((line) => line.startsWith('1. '))).toContain(
    '1. [x\\](javascript:alert(1)) \\[y](https://law.example/act%281%29)',
  );
});
