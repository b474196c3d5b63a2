import { expect, it } from 'vitest';
import { readData } from '../../../pipeline/commands/read-data.ts';
import { compareData } from '../../../pipeline/diff/compare-data.ts';
import { diffReport } from '../../../pipeline/diff/report.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import { holidays, inToyYears, TODAY_ISO } from '../../support/pipeline/toyland.ts';

const SOURCE = holidays(
  'id: b, name: B | b, names: { de: Be }, regions: [BB, CC], rule: { dates: [2026-12-29] }',
  'id: day, name: Day, rule: { dates: [2026-12-30, 2027-12-29] }',
  'id: sure, name: Sure, rule: { dates: [{ date: 2027-03-02, accuracy: estimated }] }, watch: { authority: A, expect: b }',
  'id: sat, name: Sat, rule: { dates: [2027-05-01] }',
).replace('regions:', 'languages: [de]\nregions:');
const CHANGED = holidays(
  'id: b, name: B, names: { de: B*e }, regions: [BB, CC], rule: { dates: [2026-12-29] }',
  'id: day, name: Day, rule: { dates: [{ date: 2026-12-31, official_date: 2026-12-30 }, 2027-12-29, 2025-12-30] }',
  'id: sure, name: Sure, rule: { dates: [2027-03-02] }',
  'id: sat, name: Sat, regions: [BB], rule: { dates: [2027-05-01] }',
)
  .replace('regions:', 'languages: [de]\nregions:')
  .replace('AA: Alpha', 'DD: Delta')
  .replace('org/act', 'org/act(1)')
  .replace('Holidays Act', 'Holidays_Act');

it('shows what changes in each country, what does not, and which files will change', () => {
  const of = (code: string): string => SOURCE.replace('country: XX', `country: ${code}`);
  const [before, after] = [
    { 'XX.yaml': SOURCE, 'XY.yaml': of('XY'), 'XZ.yaml': of('XZ') },
    { 'XX.yaml': CHANGED, 'XY.yaml': of('XY').replace('Sat,', 'Satu,'), 'XZ.yaml': of('XZ') },
  ].map((files) => {
    const held = Object.entries(files).map(([name, text]) => [name, inToyYears(text)]);
    return readData(textFolder('sources', Object.fromEntries(held)));
  });
  if (before === undefined || after === undefined) throw new Error('there are two sides');
  const text = diffReport({
    against: 'git revision a_b',
    before,
    after,
    differences: compareData(before, after, TODAY_ISO),
    rules: [],
    examples: [],
    sources: [
      { file: 'sources/X_X.yaml', changes: [{ where: 'a › b_c', before: null, after: 'x|y' }] },
    ],
    unread: ['sources/Y_Y.yaml', 'b (before)'],
  });
  expect(text).toBe(`# Data changes since git revision a_b

7 entries change in 2 countries: 2 added, 2 renamed, 1 moved, 1 confirmed, 1 removed.

## XX: Toyland

### 2025, nationwide

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Day (day) | - | Tue 2025-12-30, exact | added **(past: the release asks for a reason)** | [Holidays\\_Act](https://example.org/act%281%29) |

### 2026, nationwide

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Day (day) | Wed 2026-12-30, exact | Thu 2026-12-31 for Wed 2026-12-30, exact | moved | [Holidays\\_Act](https://example.org/act%281%29) |

### 2026, BB, CC

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| B (b) | Tue 2026-12-29, exact<br>B \\| b / Be | Tue 2026-12-29, exact<br>B / B\\*e | renamed | [Holidays\\_Act](https://example.org/act%281%29) |

### 2027, nationwide

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Sure (sure) | Tue 2027-03-02, estimated | Tue 2027-03-02, exact | confirmed, now exact | [Holidays\\_Act](https://example.org/act%281%29) |
| Sat (sat) | Sat 2027-05-01, exact | - | removed | [Holidays Act](https://example.org/act) |

### 2027, BB

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Sat (sat) | - | Sat 2027-05-01, exact | added | [Holidays\\_Act](https://example.org/act%281%29) |

### What answers rest on

| Where | Before | After |
| --- | --- | --- |
| regions › AA | name: Alpha | - |
| regions › DD | - | name: Delta |

### Business days of the year

| Year | Calendars | Before | After |
| --- | --- | --- | --- |
| 2025 | XX, XX-BB, XX-CC | 261 | 260 |
| 2025 | XX-AA | 261 | - |
| 2025 | XX-DD | - | 260 |
| 2026 | XX | 260 | 260 (as many, on other days) |
| 2026 | XX-AA | 260 | - |
| 2026 | XX-BB, XX-CC | 259 | 259 (as many, on other days) |
| 2026 | XX-DD | - | 260 |
| 2027 | XX-AA | 259 | - |
| 2027 | XX-DD | - | 259 |

### Citations, notes and rulings (no answer depends on them)

| Where | Before | After |
| --- | --- | --- |
| citations › act › title | Holidays Act | Holidays\\_Act |
| citations › act › url | https://example.org/act | https://example.org/act(1) |
| about | \\[{"id":"sure","note":null,"local\\_language":null,"watch":{"authority":"A","expect":"b"}}\\] |  |

Not changed in XX: 1 other record of 6 records.

## XY: Toyland

### 2027, nationwide

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Satu (sat) | Sat 2027-05-01, exact<br>Sat | Sat 2027-05-01, exact<br>Satu | renamed | [Holidays Act](https://example.org/act) |

Business days: the same in every year.

Not changed in XY: 4 other records of 5 records.

## What was written

Comments and layout are left out.

### sources/X\\_X.yaml

| Where | Before | After |
| --- | --- | --- |
| a › b\\_c | - | x\\|y |

## What does not change

1 country: XZ.

## Artifacts that change

XX.json, XY.json; and, as with every release, changes.json and manifest.json.

## Left out

Could not be read: sources/Y\\_Y.yaml, b (before).`);
});
