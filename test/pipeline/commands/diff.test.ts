import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffCommand } from '../../../pipeline/commands/diff.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { inToyYears, toyland } from '../../support/pipeline/toyland.ts';
import { type Workshop, workshop } from '../../support/pipeline/workshop.ts';

const SOURCE = inToyYears(
  toyland(`default_observance: none
holidays:
  - id: feast
    name: Feast
    rule: { islamic: 1 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
  - { id: fair, name: Fair, regions: [AA, BB], rule: { dates: [2027-06-02] }, cite: act }
`),
);
const TABLE = 'id,date,accuracy,cite\nfeast,2025-03-30,exact,act\nfeast,2026-03-20,exact,act\n';

async function released(): Promise<Workshop> {
  const shop = workshop(SOURCE);
  shop.write('sources/XX.dates.csv', TABLE);
  await shop.run(releaseCommand);
  return shop;
}

async function diff(shop: Workshop, ...words: string[]): Promise<string> {
  const { code, out, complaints } = await shop.run(diffCommand, ...words);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return out.join('\n');
}

describe('diff against a release', () => {
  it('says that nothing changes', async () => {
    expect(await diff(await released())).toBe(`# Data changes since release 2026.11.1

Nothing changes.

## What does not change

1 country: XX.

## Artifacts that change

None: there is nothing to release.`);
  });

  it('shows a date that moves and is confirmed, and nothing else', async () => {
    const shop = await released();
    shop.write('sources/XX.dates.csv', `${TABLE}feast,2027-03-10,exact,act\n`);
    expect(await diff(shop)).toBe(`# Data changes since release 2026.11.1

1 entry changes in 1 country: 1 moved.

## XX: Toyland

### 2027, nationwide

| Holiday | Before | After | What happens | Source |
| --- | --- | --- | --- | --- |
| Feast (feast) | Tue 2027-03-09, estimated | Wed 2027-03-10, exact | moved, now exact | [Holidays Act](https://example.org/act) |

### Business days of the year

| Year | Calendars | Before | After |
| --- | --- | --- | --- |
| 2027 | XX, XX-CC | 260 | 260 (as many, on other days) |
| 2027 | XX-AA, XX-BB | 259 | 259 (as many, on other days) |

Not changed in XX: 3 other records of 4 records.

## Artifacts that change

XX.json; and, as with every release, changes.json and manifest.json.`);
  });

  it('shows an added day in some regions, and their business days', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('[2027-06-02]', '[2027-06-02, 2026-06-02]'));
    const text = await diff(shop);
    expect(text).toContain('### 2026, AA, BB');
    expect(text).toContain(
      '| Fair (fair) | - | Tue 2026-06-02, exact | added **(past: the release asks for a reason)** |',
    );
    expect(text).toContain('| 2026 | XX-AA, XX-BB | 260 | 259 |');
  });

  it('shows both names of a renamed holiday', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('name: Fair', 'name: Great Fair'));
    expect(await diff(shop)).toContain(
      '| Great Fair (fair) | Wed 2027-06-02, exact<br>Fair | Wed 2027-06-02, exact<br>Great Fair | renamed |',
    );
  });

  it('says so when only texts change', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('Holidays Act', 'Holidays | Act'));
    const text = await diff(shop);
    expect(text).toContain('No date and no name changes: only texts do.');
    expect(text).toContain('| citations › act › title | Holidays Act | Holidays \\| Act |');
    expect(text).not.toContain('Business days');
  });

  it('says so when a country is added and when one is removed', async () => {
    const shop = workshop(SOURCE);
    const other = SOURCE.replace('country: XX', 'country: YY').replace('Toyland', 'Yonder');
    shop.write('sources/YY.yaml', other);
    await shop.run(releaseCommand);
    rmSync(join(shop.folder, 'sources/YY.yaml'));
    shop.write('sources/ZZ.yaml', other.replace('country: YY', 'country: ZZ'));
    const text = await diff(shop);
    expect(text).toContain('## YY: Yonder\n\n**The country is gone.**\n\n### 2025, nationwide');
    expect(text).toContain(`## ZZ: Yonder

The country is new.

| Holiday | Where | 2025 | 2026 | 2027 |
| --- | --- | --- | --- | --- |
| Feast (feast) | nationwide | Sun 2025-03-30, estimated | Fri 2026-03-20, estimated | Tue 2027-03-09, estimated |
| Fair (fair) | AA, BB | - | - | Wed 2027-06-02 |

### Business days of the year`);
    expect(text).toContain('## What does not change\n\n1 country: XX.');
  });

  it('shows nothing of later years for a new country held until a year', async () => {
    const shop = await released();
    const behind = SOURCE.replace('country: XX', 'country: ZZ').replace(/held_until.*\n/u, '');
    const rows = behind.replace('[2027-06-02]', '[2026-06-02]');
    shop.write('sources/ZZ.yaml', `${rows}held_until: 2026\n`);
    const text = await diff(shop);
    expect(text).toContain('| Holiday | Where | 2025 | 2026 |\n');
    expect(text).toContain('| 2026 | ZZ, ZZ-CC | - | 260 |');
    expect(text).not.toContain('| 2027 | ZZ');
  });

  it('shows a changed weekend by its business days', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('[saturday, sunday]', '[friday, saturday]'));
    const text = await diff(shop);
    expect(text).toContain('No date moves, but answers change.');
    expect(text).toContain('| weekend\\_days | 6 · 7 | 5 · 6 |');
    // The holiday on Sunday 30 March 2025 no longer falls on a weekend.
    expect(text).toMatch(/\| 2025 \| XX.* \| 261 \| 260 \|/u);
  });
});

describe('an invalid order', () => {
  it.each([
    [['--against', '--upload-pack=x'], /is not an option of this command/u],
    [['now'], /"now" is one word too many/u],
  ])('refuses the words %j', async (words, line) => {
    const { code, complaints } = await (await released()).run(diffCommand, ...words);
    expect(code).toBe(1);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(line);
  });

  it('without a release asks for a revision', async () => {
    const { code, complaints } = await workshop(SOURCE).run(diffCommand);
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'there is no release yet to compare with; name a git revision: npm run data -- diff --against main',
    ]);
  });
});
