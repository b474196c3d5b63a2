import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../../../pipeline/commands/check.ts';
import { announceCommand } from '../../../../pipeline/commands/edit/announce.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../support/years.ts';

const SOURCE = `# Toyland
country: XX
name: Toyland
timezone: Europe/London
weekend: [saturday, sunday]
how_days_move: They stay where they are.

citations:
  act:
    title: Holidays Act   # the old one
    kind: act
    url: https://example.org/act
    read: 2026-11-20
  # Below the last citation stands the next.

default_observance: none

holidays:
  - id: feast
    name: Feast
    rule: { islamic: 1 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
  - id: feast-2
    name: Feast (second day)
    rule: { islamic: 2 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
  - id: union-day
    name: Union Day
    rule: { date: 2 december }
    estimated: [2026]   # until the cabinet says so
    watch: { authority: The cabinet, expect: two weeks before }
    cite: act
`;
const TABLE = `id,date,accuracy,cite
feast,2025-03-30..2025-03-31,exact,act
feast,2026-03-20..2026-03-21,exact,act
`;
const URL = 'https://example.org/feast';
const KNOWN = ['--title', 'Ministry: the Feast of 2027', '--kind', 'authority', '--read'];

function shopWith(table: string | null = TABLE): ReturnType<typeof workshop> {
  const shop = workshop(SOURCE);
  if (table !== null) shop.write('sources/XX.dates.csv', table);
  return shop;
}

function textOf({ folder }: ReturnType<typeof workshop>, name: string): string {
  return readFileSync(join(folder, 'sources', name), 'utf8');
}

describe('an announcement', () => {
  it('of a feast adds its citation and row, touches nothing else, and says what changes', async () => {
    const shop = shopWith();
    const words = ['xx', 'feast', '2027-03-10..11', '--cite', URL, ...KNOWN];
    expect(await shop.run(announceCommand, ...words)).toEqual({
      code: 0,
      out: [
        'sources/XX.yaml:14',
        '+  feast-2027:',
        '+    title: "Ministry: the Feast of 2027"',
        '+    kind: authority',
        '+    supports: date',
        '+    years: [2027]',
        `+    url: ${URL}`,
        '+    read: 2026-11-20',
        '+    seen: text',
        'sources/XX.dates.csv:4',
        '+feast,2027-03-10..2027-03-11,exact,feast-2027',
        'XX: Feast 2027 moved, Tue 2027-03-09 to Wed 2027-03-10, now exact',
        'XX: Feast (second day) 2027 moved, Wed 2027-03-10 to Thu 2027-03-11, now exact',
        'next: npm run data -- check XX',
      ],
      complaints: [],
    });
    const yaml = textOf(shop, 'XX.yaml').split('\n');
    expect(yaml.filter((line) => !SOURCE.split('\n').includes(line))).toHaveLength(7);
    expect(SOURCE.split('\n').every((line) => yaml.includes(line))).toBe(true);
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
    expect(readdirSync(join(shop.folder, 'sources')).some((name) => name.includes('unfin'))).toBe(
      false,
    );
  });

  it('of a regular date removes the year from the estimated ones, and keeps the official date', async () => {
    const shop = shopWith();
    const words = ['XX', 'union-day', '2026-12-01', '--cite', URL, ...KNOWN];
    const { out } = await shop.run(announceCommand, ...words, '--official', '2026-12-02');
    expect(out).toContain('-    estimated: [2026]   # until the cabinet says so');
    expect(textOf(shop, 'XX.dates.csv')).toBe(`id,date,accuracy,cite,official_date
feast,2025-03-30..2025-03-31,exact,act,
feast,2026-03-20..2026-03-21,exact,act,
union-day,2026-12-01,exact,union-day-2026,2026-12-02
`);
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
  });

  it('leaves the other estimated years unchanged', async () => {
    const shop = shopWith();
    const years = SOURCE.replace('estimated: [2026]', `estimated: [2026, ${LAST_YEAR}]`);
    shop.write('sources/XX.yaml', years);
    const words = ['XX', 'union-day', '2026-12-01', '--cite', 'act', '--official', '2026-12-02'];
    expect((await shop.run(announceCommand, ...words)).code).toBe(0);
    expect(textOf(shop, 'XX.yaml')).toBe(years.replace('[2026, ', '['));
  });

  it('replaces an estimated row, creates a missing table, and may use an existing citation', async () => {
    const shop = shopWith(`${TABLE}feast,2027-03-09..2027-03-10,estimated,act\n`);
    const words = ['XX', 'feast', '2027-03-10..11', '--cite', 'act'];
    expect((await shop.run(announceCommand, ...words)).code).toBe(0);
    expect(textOf(shop, 'XX.yaml')).toBe(SOURCE);
    expect(textOf(shop, 'XX.dates.csv')).toBe(`${TABLE}feast,2027-03-10..2027-03-11,exact,act\n`);
    const other = shopWith(null);
    expect((await other.run(announceCommand, ...words)).code).toBe(0);
    expect(textOf(other, 'XX.dates.csv')).toBe(
      'id,date,accuracy,cite\nfeast,2027-03-10..2027-03-11,exact,act\n',
    );
  });

  it.each([
    [['XX'], /^name a country, a holiday, its day and the address of the announcement:/u],
    [
      ['XX', 'fest', '2027-03-10', '--cite', 'act'],
      /"fest" is not a holiday of XX; did you mean "feast"\?/u,
    ],
    [['XX', 'feast', '10 March', '--cite', 'act'], /"10 March" is not a date; write it like/u],
    [
      ['XX', 'feast', '2027-10-03..04', '--cite', 'act'],
      /2027-10-03 is 208 days from 2027-03-09, on which feast is expected; correct the date/u,
    ],
    [
      ['XX', 'feast-2', '2027-03-10..11', '--cite', 'act'],
      /feast-2 is one day of feast; announce one date for it, or all of the feast with feast/u,
    ],
    [
      ['XX', 'feast', '2027-03-01..12', '--cite', 'act'],
      /2027-03-01\.\.12 is longer than any feast; write it like 2027-03-10\.\.12/u,
    ],
    [
      ['XX', 'feast', '2027-03-10', '--cancelled', '2027', '--cite', 'act'],
      /^name a country, a holiday, its day and the address of the announcement:/u,
    ],
    [
      ['XX', 'feast', '--cancelled', '27', '--cite', 'act'],
      /"27" is not a year; write --cancelled like 2026/u,
    ],
    [
      ['XX', 'feast', '--cancelled', '2031', '--cite', 'act'],
      /feast has no date in 2031 that could be cancelled; correct the year/u,
    ],
    [
      ['XX', 'feast', '2027-03-11..10', '--cite', 'act'],
      /2027-03-10 is before 2027-03-11; write the first day first/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..xx', '--cite', 'act'],
      /"xx" does not end a range; write it like/u,
    ],
    [
      ['XX', 'feast', '2037-03-10..11', '--cite', 'act'],
      new RegExp(`2037 is outside ${FIRST_YEAR} to ${LAST_YEAR}`, 'u'),
    ],
    [
      ['XX', 'feast', '2026-03-20..21', '--cite', 'act'],
      /feast of 2026 is announced already, on line 3 of sources\/XX\.dates\.csv; correct that line/u,
    ],
    [
      ['XX', 'union-day', '2026-12-02', '--cite', 'act', '--official', '2026-12-02'],
      /leave --official out/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..11', '--cite', 'atc'],
      /"atc" is neither an address nor a citation of XX; did you mean "act"\?/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..11', '--cite', URL],
      /the citation is new and has no title; add --title/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..11', '--cite', URL, '--title', 'T'],
      /the kind of the citation is missing; add --kind and one of act, gazette/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..11', '--cite', URL, '--title', 'T', '--kind', 'blog'],
      /"blog" is not a kind of citation/u,
    ],
    [
      ['XX', 'feast', '2027-03-10..11', '--cite', URL, '--title', 'T', '--kind', 'press'],
      /say how you know it: --read if you have read/u,
    ],
  ])(
    'is refused with what to write when it makes no sense, and nothing is written: %j',
    async (words, line) => {
      const shop = shopWith();
      const { code, out, complaints } = await shop.run(announceCommand, ...words);
      expect([code, out]).toEqual([1, []]);
      expect(complaints.join('\n')).toMatch(line);
      expect(textOf(shop, 'XX.yaml')).toBe(SOURCE);
      expect(textOf(shop, 'XX.dates.csv')).toBe(TABLE);
    },
  );

  it('of a range keeps the first and the other legal dates, given or known', async () => {
    const shop = shopWith();
    const words = ['XX', 'feast', '2027-03-10..11', '--official', '2027-03-09', '--cite', 'act'];
    expect((await shop.run(announceCommand, ...words)).code).toBe(0);
    expect(textOf(shop, 'XX.dates.csv')).toContain(
      'feast,2027-03-10..2027-03-11,exact,act,2027-03-09..2027-03-10\n',
    );
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
  });

  it('of one day of a feast asks for the other days, and is an error until they follow or are announced', async () => {
    const shop = shopWith();
    const first = await shop.run(announceCommand, 'XX', 'feast', '2027-03-08', '--cite', 'act');
    expect(first.out).toContain(
      'feast-2 of 2027 stays on 2027-03-10 (estimated); announce it too when it is',
    );
    expect((await shop.run(checkCommand, 'XX')).complaints.join()).toContain('[feast_in_part]');
    await shop.run(announceCommand, 'XX', 'feast-2', '2027-03-10', '--cite', 'act');
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
  });

  it('of a day that one region awaits leaves the days of other regions unchanged', async () => {
    const shop = workshop(
      SOURCE.replace('how_days', 'regions: { AA: Alpha, BB: Beta }\nhow_days').replace(
        'rule: { date: 2 december }\n    estimated: [2026]   # until the cabinet says so',
        'regions: [AA, BB]\n    rule: { dates: [{ date: 2026-12-02, regions: [AA] }, { date: 2026-12-02, regions: [BB], accuracy: estimated, cite: act }] }',
      ),
    );
    shop.write('sources/XX.dates.csv', TABLE);
    const words = ['XX', 'union-day', '2026-12-01', '--cite', URL, ...KNOWN];
    expect((await shop.run(announceCommand, ...words)).out).toEqual(
      expect.arrayContaining([
        '+    rule: { dates: [{ date: 2026-12-02, regions: [AA] }, { date: 2026-12-01, regions: [BB], cite: [union-day-2026, act] }] }',
        'XX (BB): Union Day 2026 moved, Wed 2026-12-02 to Tue 2026-12-01, now exact',
      ]),
    );
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
  });

  it('of a cancellation where a day is awaited leaves it where it is certain', async () => {
    const shop = workshop(
      SOURCE.replace('how_days', 'regions: { AA: Alpha, BB: Beta }\nhow_days').replace(
        'rule: { date: 2 december }\n    estimated: [2026]   # until the cabinet says so',
        'regions: [AA, BB]\n    rule: { dates: [{ date: 2026-12-02, regions: [AA] }, { date: 2026-12-02, regions: [BB], accuracy: estimated, cite: act }] }',
      ),
    );
    shop.write('sources/XX.dates.csv', TABLE);
    const words = ['XX', 'union-day', '--cancelled', '2026', '--cite', 'act'];
    expect((await shop.run(announceCommand, ...words)).out).toEqual([
      'sources/XX.yaml:35',
      '+    cancelled: [{ year: 2026, regions: [BB], cite: act }]',
      'XX (BB): Union Day 2026 removed, Wed 2026-12-02 (estimated)',
      'next: npm run data -- check XX',
    ]);
    expect((await shop.run(checkCommand, 'XX')).complaints).toEqual([]);
  });

  it('of a day not announced before removes its year from "not_announced"', async () => {
    const silent = SOURCE.replace(
      'rule: { date: 2 december }\n    estimated: [2026]   # until the cabinet says so',
      `rule: { announced: csv }\n    not_announced: [2025, 2026, ${LAST_YEAR}]`,
    );
    const shop = workshop(silent);
    expect(
      (await shop.run(announceCommand, 'XX', 'union-day', '2026-12-01', '--cite', 'act')).code,
    ).toBe(0);
    expect(textOf(shop, 'XX.yaml')).toBe(silent.replace('2026, ', ''));
  });

  it('waits until the source has no errors', async () => {
    const shop = shopWith();
    shop.write('sources/XX.yaml', SOURCE.replace('1 shawwal', '1 shawal'));
    const words = ['XX', 'feast', '2027-03-10..11', '--cite', 'act'];
    expect((await shop.run(announceCommand, ...words)).complaints.at(-1)).toBe(
      'nothing was written; correct sources/XX.yaml first',
    );
  });
});
