import { describe, expect, it } from 'vitest';
import {
  checkReleasedCountries,
  checkReleasedIds,
} from '../../../pipeline/release/released-ids.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import { oneHoliday, readToyland } from '../../support/pipeline/toyland.ts';
import { FIRST, LAST } from '../../support/years.ts';

/** A release of Toyland reduced to holiday ids and their names. */
function release(version: string, names: Readonly<Record<string, string>>): Release {
  const holidays = Object.entries(names).map(([id, name]) => ({
    id,
    name,
    date: '2026-05-01',
    official_date: null,
    local_name: null,
    date_accuracy: 'exact' as const,
    cite: ['act'],
  }));
  return {
    manifest: {
      data_version: version,
      released: '2026-11-20',
      first: FIRST,
      last: LAST,
      previous: null,
      links: [],
      files: [],
    },
    manifestSha256: '',
    money: [],
    countries: [
      {
        schema_version: 1,
        country: 'XX',
        name: 'Toyland',
        timezone: 'Europe/London',
        weekend_days: [6, 7],
        local_language: null,
        regions: [],
        notes: [],
        how_days_move: 'They stay.',
        citations: {},
        about: [],
        holidays,
      },
    ],
    changes: { data_version: version, previous: null, changes: [], facts: [], rules: [] },
    secondOpinion: { schema_version: 1, package: '', compared: [], disagreements: [] },
    translations: [],
    rules: [],
  };
}

function check(yaml: string, ...history: Release[]): string[] {
  const { file } = readToyland(yaml);
  if (file === null) throw new Error('the source has errors');
  return checkReleasedIds(file, history).map(
    ({ code, place, message }) => `${place.line}:${place.column} ${code} ${message}`,
  );
}

const SOURCE = oneHoliday('rule: { date: 1 may }');
const RETIRED = `${SOURCE}retired: [{ id: old, reason: repealed }]\n`;

describe('an id is permanent', () => {
  it('and stays unchanged', () => {
    expect(check(SOURCE, release('2026.11.1', { day: 'Day' }))).toEqual([]);
  });

  it('a removed one needs a tombstone, even after several releases', () => {
    const told = [
      '1:1 dropped_id the id "old" (Old) was released in 2026.11.1 and is missing; restore it, or add "- { id: old, reason: … }" under "retired"',
    ];
    const first = release('2026.11.1', { day: 'Day', old: 'Old' });
    const second = release('2026.11.2', { day: 'Day' });
    expect(check(SOURCE, first)).toEqual(told);
    expect(check(SOURCE, first, second)).toEqual(told);
    expect(check(RETIRED, first, second)).toEqual([]);
  });

  it('a removed one returns only as the same holiday', () => {
    const second = release('2026.11.2', {});
    expect(check(SOURCE, release('2026.11.1', { day: 'Day' }), second)).toEqual([]);
    expect(check(SOURCE, release('2026.11.1', { day: 'Queen’s Day' }), second)).toEqual([
      '11:11 dropped_id the id "day" was "Queen’s Day" until release 2026.11.1; an id never names another holiday; choose a new one',
    ]);
  });

  it('one in the newest release may be given another name', () => {
    expect(check(SOURCE, release('2026.11.1', { day: 'The Day' }))).toEqual([]);
  });

  it('days that an observance adds come and go', () => {
    expect(check(SOURCE, release('2026.11.1', { day: 'Day', 'day-substitute': 'x' }))).toEqual([]);
  });

  it('a released country stays', () => {
    const history = [release('2026.11.1', { day: 'Day' })];
    expect(checkReleasedCountries(['XX'], history)).toEqual([]);
    expect(checkReleasedCountries(['XY'], [release('2026.10.1', {}), ...history])).toEqual([
      {
        code: 'dropped_id',
        severity: 'error',
        place: { file: 'sources/XX.yaml', line: 1, column: 1 },
        message: 'XX is in release 2026.11.1 and its source file is missing; restore the file',
      },
    ]);
    expect(checkReleasedCountries(['XY'], [])).toEqual([]);
  });
});
