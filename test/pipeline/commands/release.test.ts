import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editorSchemaText, SCHEMA_FILE } from '../../../pipeline/checks/files/editor-schemas.ts';
import { checkCommand } from '../../../pipeline/commands/check.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { inToyYears, toyland } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';
import { FIRST, LAST } from '../../support/years.ts';

const SOURCE = inToyYears(
  toyland(`languages: [nl]
default_observance: none
holidays:
  - id: feast
    name: Feast
    rule: { islamic: 1 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
  - { id: may-day, name: May Day, rule: { date: 1 may }, cite: act }
`),
);
const TABLE = 'id,date,accuracy,cite\nfeast,2025-03-30,exact,act\nfeast,2026-03-20,exact,act\n';
const CONFIRMED = `${TABLE}feast,2027-03-10,exact,act\n`;

async function released(): Promise<ReturnType<typeof workshop>> {
  const shop = workshop(SOURCE);
  shop.write('sources/XX.dates.csv', TABLE);
  await shop.run(releaseCommand);
  return shop;
}

describe('release', () => {
  it('writes the first release, which changes nothing', async () => {
    const shop = await released();
    expect(Object.keys(shop.artifacts())).toEqual([
      '2026.11.1/XX.json',
      '2026.11.1/changes.json',
      '2026.11.1/manifest.json',
      '2026.11.1/second-opinion.json',
    ]);
    const { manifest, changes } = loadNewestRelease(join(shop.folder, 'artifacts'));
    expect(manifest).toMatchObject({ released: '2026-11-20', previous: null });
    expect(changes.changes).toEqual([]);
  });

  it('says that there is nothing to release, and writes nothing', async () => {
    const shop = await released();
    const before = shop.artifacts();
    expect(await shop.run(releaseCommand)).toEqual({
      code: 0,
      out: ['no answer changed since 2026.11.1; nothing to release'],
      complaints: [],
    });
    expect(shop.artifacts()).toEqual(before);
  });

  it('moves and confirms one date, and the change says exactly that', async () => {
    const shop = await released();
    shop.write('sources/XX.dates.csv', CONFIRMED);
    const told = 'XX: Feast 2027 moved, Tue 2027-03-09 to Wed 2027-03-10, now exact';
    expect((await shop.run(checkCommand)).complaints).toEqual([
      `sources/XX.yaml:12:9: warning: not in release 2026.11.1: ${told}; to publish it: npm run data -- release [unreleased_change]`,
    ]);
    expect(await shop.run(releaseCommand)).toEqual({
      code: 0,
      out: [told, 'released 2026.11.2: 1 countries, 1 entry changed since 2026.11.1'],
      complaints: [],
    });
    const side = { official_date: null, name: 'Feast', local_name: null };
    expect(loadNewestRelease(join(shop.folder, 'artifacts')).changes.changes).toEqual([
      {
        country: 'XX',
        regions: null,
        id: 'feast',
        year: 2027,
        kind: 'moved',
        before: { ...side, date: '2027-03-09', date_accuracy: 'estimated' },
        after: { ...side, date: '2027-03-10', date_accuracy: 'exact' },
        sources: [{ title: 'Holidays Act', url: 'https://example.org/act' }],
        past: false,
        reason: null,
      },
    ]);
  });

  it.each([
    ['confirmed', 'feast,2027-03-09,exact,act\n', SOURCE],
    ['removed', '', SOURCE.replace('rule: { islamic', 'until: 2026\n    rule: { islamic')],
    [
      'added',
      '',
      SOURCE.replace(
        'cite: act }\n',
        'cite: act }\n  - { id: robot, name: Robot, rule: { dates: [2027-05-01] }, cite: act }\n',
      ),
    ],
  ])('records what was %s', async (kind, row, yaml) => {
    const shop = await released();
    shop.write('sources/XX.yaml', yaml);
    shop.write('sources/XX.dates.csv', TABLE + row);
    expect((await shop.run(releaseCommand)).code).toBe(0);
    const { changes } = loadNewestRelease(join(shop.folder, 'artifacts')).changes;
    expect(changes.map((change) => change.kind)).toEqual([kind]);
  });

  it('renames in every year, with a reason for past ones', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('name: May Day', 'name: Labour Day'));
    const refused = await shop.run(releaseCommand);
    expect(refused.code).toBe(1);
    expect(refused.complaints.slice(-2)).toEqual([
      'this changes answers about days before 2026-11-20; the past only changes with a reason for each change [past_change]; write:',
      '  --reason "XX may-day: why the old answer was wrong"',
    ]);
    const reason = 'XX may-day: The act says so.';
    expect((await shop.run(releaseCommand, '--reason', reason)).code).toBe(0);
    const { changes } = loadNewestRelease(join(shop.folder, 'artifacts')).changes;
    expect(changes.map(({ year, kind, reason }) => [year, kind, reason])).toEqual([
      [2025, 'renamed', 'The act says so.'],
      [2026, 'renamed', 'The act says so.'],
      [2027, 'renamed', null],
    ]);
  });

  it('treats another local name as a renaming', async () => {
    const shop = await released();
    shop.write(
      'sources/XX.yaml',
      SOURCE.replace('name: Feast', 'name: Feast\n    names: { nl: Feest }'),
    );
    const { out } = await shop.run(releaseCommand, '--reason', 'XX renamed: It was missing.');
    expect(out.at(-2)).toBe('XX: Feast 2027 renamed, local name "Feest", before ""');
  });

  it('publishes texts only on request', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('Holidays Act', 'Holidays Act 1900'));
    expect((await shop.run(releaseCommand)).out).toEqual([
      'no answer changed since 2026.11.1; nothing to release',
      'only texts changed; to publish them: npm run data -- release --texts',
    ]);
    expect((await shop.run(releaseCommand, '--texts')).out).toEqual([
      'XX: citations › act › title Holidays Act is now Holidays Act 1900',
      'released 2026.11.2: 1 countries, 0 entries and 1 beside the dates changed since 2026.11.1',
    ]);
    const [fact] = loadNewestRelease(join(shop.folder, 'artifacts')).changes.facts;
    expect(fact).toMatchObject({ country: 'XX', answers: false, past: false, reason: null });
  });

  it.each([
    ['[saturday, sunday]', '[friday, saturday]', 'weekend_days 6 · 7 is now 5 · 6'],
    ['Europe/London', 'Europe/Paris', 'timezone Europe/London is now Europe/Paris'],
    ['name: Toyland', 'name: Toy Land', 'name Toyland is now Toy Land'],
    ['BB: Beta', 'BB: Bravo', 'regions › BB › name Beta is now Bravo'],
  ])('asks for a reason for %s made %s, which changes the past', async (was, is, line) => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace(was, is));
    const before = shop.artifacts();
    const refused = await shop.run(releaseCommand);
    expect([refused.code, refused.complaints[0]]).toEqual([1, `XX: ${line}`]);
    expect(shop.artifacts()).toEqual(before);
    const [, about = ''] =
      /"(.*): why the old answer was wrong"/u.exec(refused.complaints[2] ?? '') ?? [];
    expect((await shop.run(releaseCommand, '--reason', `${about}: It was wrong.`)).out).toEqual([
      `XX: ${line}`,
      'released 2026.11.2: 1 countries, 0 entries and 1 beside the dates changed since 2026.11.1',
    ]);
    const { changes, facts } = loadNewestRelease(join(shop.folder, 'artifacts')).changes;
    expect([changes, facts]).toEqual([
      [],
      [
        expect.objectContaining({
          country: 'XX',
          answers: true,
          past: true,
          reason: 'It was wrong.',
        }),
      ],
    ]);
  });

  it('vouches for the previous release, and the loader insists on that', async () => {
    const shop = await released();
    const artifacts = join(shop.folder, 'artifacts');
    const first = loadNewestRelease(artifacts);
    shop.write('sources/XX.dates.csv', CONFIRMED);
    await shop.run(releaseCommand);
    const { manifest } = loadNewestRelease(artifacts);
    expect([manifest.first, manifest.last]).toEqual([FIRST, LAST]);
    expect(manifest.links).toEqual([
      { data_version: '2026.11.1', manifest_sha256: first.manifestSha256 },
    ]);
  });

  it('vouches for all releases of format 1, once, even without other changes', async () => {
    const shop = await released();
    const path = 'artifacts/2026.11.1/manifest.json';
    const manifest = JSON.parse(readFileSync(join(shop.folder, path), 'utf8'));
    const { first: _, last: __, ...older } = { ...manifest, schema_version: 1 };
    shop.write(path, JSON.stringify(older));
    cpSync(join(shop.folder, 'artifacts/2026.11.1'), join(shop.folder, 'artifacts/2026.11.2'), {
      recursive: true,
    });
    shop.write(
      'artifacts/2026.11.2/manifest.json',
      JSON.stringify({ ...older, data_version: '2026.11.2', previous: '2026.11.1' }),
    );
    // Both releases have the range of format 1; once another year is served, the range is a change
    // too.
    expect((await shop.run(releaseCommand)).out.at(-1)).toMatch(
      LAST === '2027-12-31'
        ? /^released 2026\.11\.3: 1 countries, which vouches for 2026\.11\.2 and all before it$/u
        : /^released 2026\.11\.3: .* since 2026\.11\.2$/u,
    );
    const { links } = loadNewestRelease(join(shop.folder, 'artifacts')).manifest;
    expect(links.map((link) => link.data_version)).toEqual(['2026.11.2', '2026.11.1']);
    expect((await shop.run(releaseCommand)).out).toEqual([
      'no answer changed since 2026.11.3; nothing to release',
    ]);
  });

  it('writes nothing when a source has an error', async () => {
    const shop = await released();
    const before = shop.artifacts();
    shop.write('sources/XX.yaml', SOURCE.replace('1 may', '32 may'));
    const refused = await shop.run(releaseCommand);
    expect(refused.code).toBe(1);
    expect(refused.complaints.at(-1)).toBe('nothing was released; correct the errors above first');
    expect(shop.artifacts()).toEqual(before);
  });

  it('refuses to drop an id without a tombstone', async () => {
    const shop = await released();
    const without = SOURCE.replace(/ {2}- \{ id: may-day.*\n/u, '');
    shop.write('sources/XX.yaml', without);
    const refused = await shop.run(releaseCommand, '--reason', 'XX may-day: Repealed.');
    expect(refused.code).toBe(1);
    expect(refused.complaints[0]).toContain('the id "may-day" (May Day) was released in 2026.11.1');
    shop.write('sources/XX.yaml', `${without}retired: [{ id: may-day, reason: Repealed. }]\n`);
    const reason = 'XX may-day: Repealed.';
    expect((await shop.run(releaseCommand, '--reason', reason)).code).toBe(0);
  });

  it('gives each past change the reason written for it', async () => {
    const shop = await released();
    shop.write(
      'sources/XX.yaml',
      SOURCE.replace('name: May Day', 'name: Labour Day').replace('Europe/London', 'Europe/Paris'),
    );
    shop.write('sources/XX.dates.csv', TABLE.replace('2025-03-30', '2025-03-31'));
    shop.write(
      'reasons.txt',
      '# Of November\n\nXX may-day: The act says so.\nXX may-day 2026: It was a misprint.\nXX timezone: It moved.\n',
    );
    const words = ['--reasons', join(shop.folder, 'reasons.txt')];
    expect((await shop.run(releaseCommand, ...words)).complaints).toEqual([
      'XX: Feast 2025 moved, Sun 2025-03-30 to Mon 2025-03-31',
      'this changes answers about days before 2026-11-20; the past only changes with a reason for each change [past_change]; write:',
      '  --reason "XX feast: why the old answer was wrong"',
    ]);
    words.push('--reason', 'XX 2025-03-30: The moon was late.');
    expect((await shop.run(releaseCommand, ...words)).code).toBe(0);
    const { changes, facts } = loadNewestRelease(join(shop.folder, 'artifacts')).changes;
    expect([...changes, ...facts].map(({ reason }) => reason)).toEqual([
      'The moon was late.',
      'The act says so.',
      'It was a misprint.',
      null,
      'It moved.',
    ]);
  });

  it('publishes a new country and a new region as one fact each, without a reason', async () => {
    const shop = await released();
    shop.write('sources/XX.yaml', SOURCE.replace('CC: Gamma', 'CC: Gamma, DD: Delta'));
    shop.write('sources/XY.yaml', SOURCE.replace('country: XX', 'country: XY'));
    shop.write('sources/XY.dates.csv', TABLE);
    expect((await shop.run(releaseCommand)).complaints).toEqual([]);
    const { changes, facts } = loadNewestRelease(join(shop.folder, 'artifacts')).changes;
    const added = { before: null, answers: true, past: false, reason: null };
    expect(changes).toEqual([]);
    expect(facts).toEqual([
      { country: 'XX', where: 'regions › DD', after: 'name: Delta', ...added },
      { country: 'XY', where: 'country', after: '6 dates, 3 regions', ...added },
    ]);
  });

  it('refuses to drop a region or a country', async () => {
    const shop = await released();
    const before = shop.artifacts();
    shop.write('sources/XX.yaml', SOURCE.replace(', CC: Gamma', ''));
    expect((await shop.run(releaseCommand)).complaints[0]).toBe(
      'sources/XX.yaml:5:10: error: the region CC (Gamma) is in release 2026.11.1 and is missing; restore it under "regions": CC: Gamma [dropped_id]',
    );
    rmSync(join(shop.folder, 'sources/XX.yaml'));
    expect((await shop.run(releaseCommand)).code).toBe(1);
    expect(shop.artifacts()).toEqual(before);
  });

  it('refuses a date before the newest release, and a damaged release', async () => {
    const shop = await released();
    shop.write('sources/XX.dates.csv', CONFIRMED);
    expect((await shop.run(releaseCommand, '--date', '2026-11-19')).complaints).toEqual([
      '2026.11.1 was released on 2026-11-20; a later release is dated 2026-11-20 or after',
    ]);
    expect((await shop.run(releaseCommand, '--date', '2026-11-21')).complaints).toEqual([
      '2026-11-21 is in the future; a release is dated today, 2026-11-20, or before',
    ]);
    expect((await shop.run(checkCommand, '--released')).code).toBe(1);
    shop.write('artifacts/2026.11.1/XX.json', '{}\n');
    const refused = await shop.run(releaseCommand);
    expect(refused.complaints[0]).toMatch(/2026\.11\.1\/XX\.json: differs from its manifest/u);
    expect(refused.code).toBe(1);
  });

  it.each([
    [['--dat', '2026-11-20'], '"--dat" is not an option of this command; did you mean "--date"?'],
    [
      ['--date'],
      'an option lacks its value, or has one that it does not take; write --date and then the value',
    ],
    [['--date', '20 November'], '"20 November" is not a date; write --date like 2026-11-20'],
  ])('refuses %j in one line', async (words, line) => {
    expect(await workshop(SOURCE).run(releaseCommand, ...words)).toEqual({
      code: 1,
      out: [],
      complaints: [line],
    });
  });
});

describe('check', () => {
  it('says once that there is no release yet, and passes', async () => {
    const { code, out } = await workshop(SOURCE).run(checkCommand);
    expect(code).toBe(0);
    expect(out.filter((line) => line.includes('no release yet'))).toHaveLength(1);
  });

  it('treats anything unreleased as an error on request', async () => {
    const shop = await released();
    expect((await shop.run(checkCommand, '--released')).code).toBe(0);
    shop.write('sources/XX.dates.csv', CONFIRMED);
    expect((await shop.run(checkCommand)).code).toBe(0);
    expect((await shop.run(checkCommand, '--released')).code).toBe(1);
  });

  it.each([
    [
      'texts',
      SOURCE.replace('Holidays Act', 'Holidays Act 1900'),
      'XX.yaml:1:10: warning: only texts differ from release 2026.11.1 (citations); to publish them: npm run data -- release --texts',
    ],
    [
      'the weekend',
      SOURCE.replace('[saturday, sunday]', '[friday, saturday]'),
      'XX.yaml:1:10: warning: not in release 2026.11.1: weekend_days 6 · 7 is now 5 · 6; to publish it: npm run data -- release',
    ],
    [
      'many dates, as a number',
      SOURCE.replace('{ date: 1 may }', '{ date: 2 may }')
        .replace('1 shawwal', '2 shawwal')
        .replace('name: May Day', 'name: Second of May')
        .replace('name: Feast', 'name: Second Feast'),
      'XX.yaml:1:10: warning: XX: 6 entries differ from release 2026.11.1; to see them: npm run data -- diff; to publish it: npm run data -- release',
    ],
  ])('reports what is not released: %s', async (_what, yaml, line) => {
    const shop = await released();
    shop.write('sources/XX.yaml', yaml);
    const { code, complaints } = await shop.run(checkCommand);
    expect({ code, complaints }).toEqual({
      code: 0,
      complaints: [`sources/${line} [unreleased_change]`],
    });
  });

  it('reports an unreleased country', async () => {
    const shop = await released();
    shop.write('sources/XY.yaml', SOURCE.replace('country: XX', 'country: XY'));
    shop.write('sources/XY.dates.csv', TABLE);
    expect((await shop.run(checkCommand)).complaints).toEqual([
      expect.stringContaining('sources/XY.yaml:1:10: warning: XY is not in release 2026.11.1'),
    ]);
  });

  it('names an unknown country', async () => {
    const { code, complaints } = await workshop(SOURCE).run(checkCommand, 'yy');
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'sources:1:1: error: there is no source file for "YY"; write one of XX [unreadable_file]',
    ]);
  });
});

it('the committed editor schema is that of the format', () => {
  expect(readFileSync(`sources/${SCHEMA_FILE}`, 'utf8')).toBe(editorSchemaText());
});
