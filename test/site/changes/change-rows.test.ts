import { expect, test } from 'vitest';
import type { Change } from '../../../src/artifact/schema.ts';
import { changeLog } from '../../../src/site/changes/change-log.ts';
import { changeRows } from '../../../src/site/changes/change-rows.ts';
import { change, country, release } from '../../support/world/toy-release.ts';

const side = (date: string, more: Partial<NonNullable<Change['after']>> = {}) => ({
  ...{ date, official_date: null, name: 'Feast', local_name: null },
  ...{ date_accuracy: 'exact' as const, ...more },
});

const rowsOf = (changes: readonly Change[], files = [country([])]) =>
  changeRows(changeLog([release(files, '2026.11.2', '2026-11-19', [...changes])]));

const law = { title: 'The Act', url: null };

test('the dates of one holiday share a row, with each year and law once', () => {
  const added = ['2025-11-11', '2026-11-11', '2027-11-12'].map((date) =>
    change({
      ...{ id: 'feast', kind: 'added', year: Number(date.slice(0, 4)), regions: ['EA'] },
      ...{ before: null, after: side(date), sources: [law], reason: 'It was overlooked.' },
    }),
  );
  expect(rowsOf(added)).toEqual([
    {
      where: 'Toyland: East',
      name: 'Feast',
      dates: '11 November 2025, 2026; 12 November 2027',
      what: '3 dates added',
      look: 'added',
      why: ['It was overlooked.'],
      laws: [law],
    },
  ]);
});

test('a correction is labelled; a moved date names both days', () => {
  const official = change({
    ...{ id: 'feast', kind: 'moved', past: true },
    before: side('2025-09-05', { official_date: '2025-09-04' }),
    after: side('2025-09-05'),
  });
  const moved = change({
    id: 'other',
    kind: 'moved',
    before: side('2027-03-09'),
    after: side('2027-03-10'),
  });
  expect(rowsOf([official, moved]).map(({ what, dates }) => [what, dates])).toEqual([
    ['Correction', 'official date 4 September → 5 September 2025'],
    ['1 date moved', '9 March → 10 March 2027'],
  ]);
});

test('dates that wait for one announcement share a row that names the authority', () => {
  const open = (id: string, date: string, name: string) =>
    change({ id, kind: 'reopened', before: side(date), after: side(date, { name }) });
  const watch = { authority: 'The Council', expect: 'ten days before' };
  const files = [
    country([], {
      about: ['eid', 'eid-2'].map((id) => ({ id, note: null, local_language: null, watch })),
    }),
  ];
  expect(
    rowsOf(
      [open('eid', '2027-03-09', 'Eid'), open('eid-2', '2027-03-10', 'Eid (second day)')],
      files,
    ),
  ).toMatchObject([
    {
      name: 'Eid, Eid (second day)',
      dates: '9 March 2027; 10 March 2027',
      what: '2 dates back to estimated',
      why: ['The Council, ten days before'],
      laws: [],
    },
  ]);
});
