import { describe, expect, it } from 'vitest';
import {
  type Reason,
  readReason,
  readReasons,
  withReasons,
} from '../../../pipeline/release/reasons.ts';
import type { Change } from '../../../src/artifact/schema.ts';

const CHANGE: Change = {
  country: 'XX',
  regions: ['AA', 'BB'],
  id: 'fair',
  year: 2025,
  kind: 'moved',
  before: side('2025-06-02'),
  after: side('2025-06-03'),
  sources: [],
  past: true,
  reason: null,
};

function side(date: string): NonNullable<Change['after']> {
  return { date, official_date: null, name: 'Fair', local_name: null, date_accuracy: 'exact' };
}

/** The reason that a change receives, given reasons about these subjects. */
function reasonOf(change: Change, ...abouts: string[]): string | null {
  const reasons = abouts.map((about): Reason => ({ about, text: `for ${about}` }));
  return (
    withReasons({ changes: [change], facts: [], rules: [] }, reasons).changes[0]?.reason ?? null
  );
}

describe('a reason', () => {
  it.each([
    'XX fair 2025',
    'XX 2025-06-02',
    'XX 2025-06-03',
    'XX fair',
    'XX moved',
    'XX-AA fair',
    'XX-BB 2025-06-03',
  ])('explains what it names: %s', (about) => {
    expect(reasonOf(CHANGE, about)).toBe(`for ${about}`);
  });

  it.each(['XY fair', 'XX fai', 'XX fair 2026', 'XX 2025-06-04', 'XX-CC fair', 'XX added'])(
    'explains nothing else: %s',
    (about) => {
      expect(reasonOf(CHANGE, about)).toBeNull();
      const { needless, unexplained } = withReasons({ changes: [CHANGE], facts: [], rules: [] }, [
        { about, text: 'So.' },
      ]);
      expect([needless, unexplained]).toEqual([[{ about, text: 'So.' }], [CHANGE]]);
    },
  );

  it('the most specific one counts, in any order', () => {
    expect(reasonOf(CHANGE, 'XX moved', 'XX fair', 'XX fair 2025')).toBe('for XX fair 2025');
    expect(reasonOf(CHANGE, 'XX fair', 'XX-AA fair')).toBe('for XX-AA fair');
  });

  it('is refused for a future change', () => {
    expect(reasonOf({ ...CHANGE, past: false }, 'XX fair')).toBeNull();
  });

  it.each([
    ['It was wrong.', /does not say what it explains; write it like "GB 2025-05-05: /u],
    ['gb fair: So.', /does not say what it explains/u],
    ['GB: So.', /does not say what it explains/u],
    ['GB fair: ', /^the reason for "GB fair" is missing/u],
    ['GB fair: why the old answer was wrong', /is missing/u],
  ])('cannot be read from %j', (line, fault) => {
    expect(readReason(line)).toMatch(fault);
  });

  it('must be a text fit for people', () => {
    expect(readReason('GB 2025-05-05: @SUM(1)')).toContain(
      'the reason for "GB 2025-05-05": the text begins with "@"',
    );
  });

  it('may contain a colon, and a file of reasons may contain comments', () => {
    expect(readReasons('# one\r\n\r\nGB fair: By decree: moved.\r\n')).toEqual([
      { about: 'GB fair', text: 'By decree: moved.' },
    ]);
  });
});
