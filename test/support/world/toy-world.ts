import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftRelease } from '../../../pipeline/release/draft.ts';
import { readChain } from '../../../src/artifact/load-release.ts';
import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { toyRule } from '../terms/toy-rule.ts';
import { AFTER, FIRST, LAST } from '../years.ts';
import { country, holiday as record, release } from './toy-release.ts';

/**
 * A small invented world, so that the contract's tests need no real release and can hold what
 * real calendars seldom do: holidays at both ends of the range, several on one date, names whose
 * order differs by locale, code unit and code point.
 */

const CITATION = {
  title: 'Toy Act',
  url: 'https://example.org/act',
  publisher: null,
  read: null,
  regions: null,
};

type Extra = Partial<
  Pick<HolidayRecord, 'official_date' | 'local_name' | 'regions' | 'date_accuracy' | 'cite'>
>;

function holiday(date: string, name: string, extra: Extra = {}): HolidayRecord {
  const id = `h-${createHash('sha1').update(`${date}${name}`).digest('hex').slice(0, 8)}`;
  return record(id, date, { name, ...extra });
}

function land(
  code: string,
  rest: Partial<CountryArtifact> & Pick<CountryArtifact, 'holidays'>,
): CountryArtifact {
  return country([], {
    country: code,
    name: `${code}-land`,
    timezone: 'Etc/UTC',
    regions: [],
    citations: {
      act: CITATION,
      'act-x1': { ...CITATION, url: 'https://example.org/x1', regions: ['X1'] },
      'act-yyy': { ...CITATION, url: 'https://example.org/yyy', regions: ['YYY'] },
    },
    ...rest,
  });
}

/** Sorted by code, as a release is. */
export const TOY_COUNTRIES: readonly CountryArtifact[] = [
  land('AA', {
    timezone: 'Europe/London',
    local_language: 'ja',
    regions: [
      { code: 'X1', name: 'First' },
      { code: 'YYY', name: 'Thïrd' },
    ],
    notes: ['A note with "quotes", a \\ and ünïcode.'],
    holidays: [
      holiday(FIRST, 'New Year'),
      holiday('2026-01-01', 'New Year', { local_name: '元日' }),
      holiday('2026-05-01', 'Zebra Day'),
      holiday('2026-05-01', 'Äpfel Day', { date_accuracy: 'estimated' }),
      holiday('2026-05-01', '～ Day'),
      holiday('2026-05-01', '😀 Day', { local_name: '😀' }),
      holiday('2026-06-01', 'Everywhere Day'),
      holiday('2026-06-01', 'Here Day', { regions: ['X1'] }),
      holiday('2026-06-02', 'Only Here Day', {
        regions: ['X1', 'YYY'],
        cite: ['act-x1', 'act-yyy'],
      }),
      holiday('2026-08-15', 'Saturday Day'),
      holiday('2026-08-16', 'Sunday Day', { regions: ['X1'] }),
      holiday('2026-12-25', 'Winter Day'),
      holiday('2026-12-28', 'Boxing "Day"', { official_date: '2026-12-26' }),
      holiday(LAST, 'New Year', { official_date: AFTER }),
    ],
  }),
  land('BB', {
    weekend_days: [5, 6],
    holidays: [holiday('2026-03-20', 'Friday Day'), holiday('2026-03-22', 'Sunday Day')],
  }),
  land('CC', {
    weekend_days: [7],
    regions: [{ code: '01', name: 'One' }],
    holidays: [holiday('2025-01-02', 'Second Day', { regions: ['01'] })],
  }),
];

/** Sorted by id: one that counts in AA, one in BB, and one by which nothing is counted. */
export const TOY_RULES: readonly RuleRecord[] = [
  toyRule({
    rule: 'aa-act-1',
    countries: ['AA'],
    units: { D: { words: ['one'], back: true }, M: { words: ['one'], month: 'same-number' } },
  }),
  toyRule({ rule: 'aa-act-2', countries: ['AA'], refused: 'The court says when it is closed.' }),
  toyRule({ rule: 'bb-act-1', countries: ['BB'] }),
];

export const TOY_DATA_VERSION = '2026.11.1';

/**
 * Writes the toy world as the newest release below `artifactsDir`, in the form that the loader
 * verifies.
 */
export function writeToyRelease(
  artifactsDir: string,
  version = TOY_DATA_VERSION,
  countries = TOY_COUNTRIES,
  rules = TOY_RULES,
): void {
  mkdirSync(artifactsDir, { recursive: true });
  const folder = join(artifactsDir, version);
  rmSync(folder, { recursive: true, force: true });
  const chain = readChain(artifactsDir);
  mkdirSync(folder);
  const { manifest, secondOpinion } = release(countries, version);
  const files = draftRelease({
    dataVersion: version,
    chain,
    released: manifest.released,
    countries,
    changes: [],
    facts: [],
    secondOpinion,
    translations: [],
    rules,
  });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
