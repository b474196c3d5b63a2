import { describe, expect, it } from 'vitest';
import { readData } from '../../../pipeline/commands/read-data.ts';
import { changesOfAll } from '../../../pipeline/diff/changes.ts';
import { describeChange } from '../../../pipeline/diff/describe-change.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import type { Change, CountryArtifact } from '../../../src/artifact/schema.ts';
import { holidays, oneHoliday, TODAY_ISO } from '../../support/pipeline/toyland.ts';

const WATCH = 'watch: { authority: A, expect: b }';
const BEFORE = holidays(
  'id: b, name: B, rule: { dates: [2025-01-01, 2026-01-01] }',
  'id: a, name: A, rule: { dates: [2026-01-02] }',
  'id: gone, name: Gone, regions: [BB, CC], rule: { dates: [2027-01-03] }',
  `id: sure, name: Sure, rule: { dates: [{ date: 2027-03-01, accuracy: estimated }, 2025-03-02] }, ${WATCH}`,
  'id: word, name: Word, names: { de: Wort }, rule: { dates: [2027-04-01] }',
  'id: called, name: Called, rule: { dates: [2027-04-02] }',
  'id: mix, name: Mix, regions: [AA, BB], rule: { dates: [2027-05-01] }',
  'id: kept, name: Kept, rule: { dates: [2027-06-01] }',
);
const AFTER = holidays(
  'id: b, name: B, rule: { dates: [2026-01-04] }',
  'id: a, name: A, rule: { dates: [2026-02-02] }',
  `id: sure, name: Sure, rule: { dates: [2027-03-01, { date: 2025-03-02, accuracy: estimated }] }, ${WATCH}`,
  'id: word, name: Word, names: { de: Vort }, rule: { dates: [2027-04-01] }',
  'id: called, name: Named, rule: { dates: [2027-04-02] }',
  'id: mix, name: Mix, regions: [BB, CC], rule: { dates: [2027-05-01] }',
  'id: kept, name: Kept, rule: { dates: [{ date: 2027-06-02, official_date: 2027-06-01 }] }',
  'id: new, name: New, regions: [CC, AA], rule: { dates: [2026-11-19, 2027-11-20] }',
);

function artifacts(files: Readonly<Record<string, string>>): readonly CountryArtifact[] {
  return readData(textFolder('sources', files)).countries;
}

function changes(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Change[] {
  return changesOfAll(artifacts(before), artifacts(after), TODAY_ISO);
}

describe('changes', () => {
  it('are listed by date, one for each holiday, legal year and group of regions', () => {
    const found = changes({ 'XX.yaml': BEFORE }, { 'XX.yaml': AFTER });
    expect(
      found.map((change) => `${describeChange(change)}${change.past ? ' (past)' : ''}`),
    ).toEqual([
      'XX: B 2025 removed, Wed 2025-01-01 (exact) (past)',
      'XX: Sure 2025 reopened, Sun 2025-03-02 (past)',
      'XX: B 2026 moved, Thu 2026-01-01 to Sun 2026-01-04 (past)',
      'XX: A 2026 moved, Fri 2026-01-02 to Mon 2026-02-02 (past)',
      'XX (AA, CC): New 2026 added, Thu 2026-11-19 (exact) (past)',
      'XX (BB, CC): Gone 2027 removed, Sun 2027-01-03 (exact)',
      'XX: Sure 2027 confirmed, Mon 2027-03-01',
      'XX: Word 2027 renamed, local name "Vort", before "Wort"',
      'XX: Named 2027 renamed, before "Called"',
      'XX (AA): Mix 2027 removed, Sat 2027-05-01 (exact)',
      'XX (CC): Mix 2027 added, Sat 2027-05-01 (exact)',
      'XX: Kept 2027 moved, Tue 2027-06-01 to Wed 2027-06-02 for 2027-06-01',
      'XX (AA, CC): New 2027 added, Sat 2027-11-20 (exact)',
    ]);
  });

  it('of one date are listed by id, with their regions in order', () => {
    const none = holidays('id: kept, name: Kept, rule: { dates: [2027-06-01] }');
    const more = holidays(
      'id: kept, name: Kept, rule: { dates: [2027-06-01] }',
      'id: z, name: A, rule: { dates: [2027-05-01] }',
      'id: y, name: B, regions: [AA, BB, CC], rule: { dates: [{ date: 2027-05-01, regions: [CC, AA] }, { date: 2027-05-01, regions: [BB] }] }',
    );
    expect(changes({ 'XX.yaml': none }, { 'XX.yaml': more }).map(describeChange)).toEqual([
      'XX (AA, BB, CC): B 2027 added, Sat 2027-05-01 (exact)',
      'XX: A 2027 added, Sat 2027-05-01 (exact)',
    ]);
  });

  it('are past when either date is, and not on the day itself', () => {
    const on = (date: string): Record<string, string> => ({
      'XX.yaml': holidays(`id: day, name: Day, rule: { dates: [${date}] }`),
    });
    const isPast = (before: string, after: string): unknown[] =>
      changes(on(before), on(after)).map(({ past }) => past);
    expect(isPast('2026-11-19', '2026-11-25')).toEqual([true]);
    expect(isPast('2026-11-25', '2026-11-19')).toEqual([true]);
    expect(isPast('2026-11-20', '2026-11-25')).toEqual([false]);
  });

  it('are cited from the side that has the holiday', () => {
    const day = holidays('id: day, name: Day, rule: { dates: [2027-05-04] }');
    const citing = (date: string, act: string): Record<string, string> => ({
      'XX.yaml': day.replace('05-04', date).replace('Holidays Act', act),
    });
    const sources = (found: readonly Change[]): unknown => found.map((change) => change.sources);
    const url = 'https://example.org/act';
    expect(sources(changes(citing('05-04', 'Old'), citing('05-05', 'New')))).toEqual([
      [{ title: 'New', url }],
    ]);
    const other = day.replace('id: day', 'id: other').replace('Holidays Act', 'New');
    expect(sources(changes(citing('05-04', 'Old'), { 'XX.yaml': other }))).toEqual([
      [{ title: 'Old', url }],
      [{ title: 'New', url }],
    ]);
  });

  it('are listed by country: every date of a removed country, and no date of an added one', () => {
    const day = holidays('id: day, name: Day, rule: { dates: [2027-05-04] }');
    const of = (code: string): Record<string, string> => ({
      [`${code}.yaml`]: day.replace('country: XX', `country: ${code}`),
    });
    const found = changes({ ...of('XZ'), ...of('XY'), ...of('XB') }, { ...of('XY'), ...of('XA') });
    expect(found.map(describeChange)).toEqual([
      'XB: Day 2027 removed, Tue 2027-05-04 (exact)',
      'XZ: Day 2027 removed, Tue 2027-05-04 (exact)',
    ]);
    expect(changes(of('XX'), of('XX'))).toEqual([]);
  });

  it('are a renaming where a region gets its own name for a nationwide day', () => {
    const spoken = (region: string) => ({
      'XX.yaml': oneHoliday('names: { nl: Dag, fy: Dei }, rule: { dates: [2027-06-02] }')
        .replace('regions:', 'languages: [nl, fy]\nregions:')
        .replace('AA: Alpha', region),
    });
    const [dutch, frisian] = [spoken('AA: Alpha'), spoken('AA: { name: Alpha, languages: [fy] }')];
    expect(changes(dutch, frisian).map(describeChange)).toEqual([
      'XX (AA): Day 2027 renamed, local name "Dei", before "Dag"',
    ]);
    expect(changes(frisian, dutch).map(describeChange)).toEqual([
      'XX (AA): Day 2027 renamed, local name "Dag", before "Dei"',
    ]);
  });

  it('do not include the dates of a new region', () => {
    const fair = holidays(
      'id: fair, name: Fair, regions: [AA], rule: { dates: [2025-06-02, 2027-06-02] }',
    );
    const wider = fair
      .replace('CC: Gamma', 'CC: Gamma, DD: Delta')
      .replace(
        'regions: [AA], rule: { dates: [',
        'regions: [AA, DD], rule: { dates: [2026-06-03, ',
      );
    expect(changes({ 'XX.yaml': fair }, { 'XX.yaml': wider }).map(describeChange)).toEqual([
      'XX (AA): Fair 2026 added, Wed 2026-06-03 (exact)',
    ]);
  });
});
