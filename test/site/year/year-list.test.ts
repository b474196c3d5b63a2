import { expect, test } from 'vitest';
import { yearList } from '../../../src/site/year/year-list.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

test('a region lists nationwide days and its own, by date', () => {
  const data = toyData([
    holiday('east-day', '2026-03-04', { regions: ['EA'] }),
    holiday('new-year', '2026-01-01'),
    holiday('west-day', '2026-02-03', { regions: ['WE'] }),
  ]);
  const ids = (key: string) => yearList(placeOf(data, key), 2026).rows.map((row) => row.anchor);
  expect(ids('ty')).toEqual(['new-year']);
  expect(ids('ty-ea')).toEqual(['new-year', 'east-day']);
});

test('a holiday that occurs twice in a year has two anchors, the second with its legal year', () => {
  const data = toyData([
    holiday('new-year', '2027-01-01'),
    holiday('new-year', '2027-12-31', { official_date: '2028-01-01' }),
  ]);
  const { rows } = yearList(placeOf(data, 'ty'), 2027);
  expect(rows.map((row) => row.anchor)).toEqual(['new-year', 'new-year-2028']);
});

test('notes word what is estimated, watched or on a weekend', () => {
  const data = toyData(
    [
      holiday('feast', '2026-03-20', { date_accuracy: 'estimated' }),
      holiday('moon', '2026-03-28', { date_accuracy: 'estimated' }),
    ],
    {
      about: [
        {
          id: 'feast',
          note: 'Half of it is sung',
          local_language: null,
          watch: { authority: 'The Court', expect: 'the evening before' },
        },
      ],
    },
  );
  const { rows } = yearList(placeOf(data, 'ty'), 2026);
  expect(rows.map((row) => row.notes)).toEqual([
    ['May move; to be confirmed by The Court, the evening before', 'Half of it is sung'],
    ['Falls on a weekend', 'May move until it is confirmed'],
  ]);
});

test('sources are numbered in the order of their first use', () => {
  const data = toyData([
    holiday('b', '2026-02-02', { cite: ['order', 'act'] }),
    holiday('c', '2026-03-02', { cite: ['act'] }),
  ]);
  const list = yearList(placeOf(data, 'ty'), 2026);
  expect(list.rows.map((row) => row.sources.map(({ number }) => number))).toEqual([[1, 2], [2]]);
  expect(list.sources.map((source) => [source.number, source.title])).toEqual([
    [1, 'Order'],
    [2, 'Act'],
  ]);
});

test('a local name has the language of the holiday, else of the country', () => {
  const data = toyData(
    [holiday('a', '2026-02-02', { local_name: 'عيد' }), holiday('b', '2026-03-02')],
    {
      local_language: 'ar',
      about: [{ id: 'b', note: null, local_language: 'fr', watch: null }],
    },
  );
  const { rows } = yearList(placeOf(data, 'ty'), 2026);
  expect(rows.map((row) => row.localNames)).toEqual([[{ name: 'عيد', language: 'ar' }], []]);
});

test('in a region a day has a local name in each of its languages except English', () => {
  const data = toyData(
    [
      holiday('a', '2026-02-02', {
        local_name: 'Tag',
        names: { de: 'Tag', fr: 'Jour', it: 'Giorno' },
      }),
    ],
    {
      languages: ['de', 'fr'],
      regions: [
        { code: 'EA', name: 'East', languages: ['it', 'en', 'de'] },
        { code: 'WE', name: 'West' },
      ],
    },
  );
  const namesOf = (key: string) =>
    yearList(placeOf(data, key), 2026).rows.flatMap((row) =>
      row.localNames.map(({ name, language }) => `${language} ${name}`),
    );
  expect(namesOf('ty')).toEqual(['de Tag', 'fr Jour']);
  expect(namesOf('ty-we')).toEqual(['de Tag', 'fr Jour']);
  expect(namesOf('ty-ea')).toEqual(['it Giorno', 'de Tag']);
});

test('days beside the count, doubts and unannounced days are listed but not counted', () => {
  const half = {
    id: 'eve',
    date: '2026-12-24',
    name: 'Eve',
    date_accuracy: 'exact',
    what: 'half day from noon',
    part: 'half',
    doubt: 'The hour is not certain.',
    cite: ['order'],
  } as const;
  const data = toyData(
    [
      holiday('moon', '2025-03-20', { name: 'Moon' }),
      holiday('sun', '2026-06-21', { doubt: 'Perhaps the day after.' }),
    ],
    {
      beside: [
        { ...half, cite: ['order'] },
        { ...half, id: 'guess', date: '2026-12-25', cite: ['order'], shown_by: [] },
        { ...half, id: 'fair', date: '2026-09-01', regions: ['EA'], cite: ['act'] },
        { ...half, date: '2027-12-24', cite: ['order'] },
      ],
      about: [
        {
          id: 'moon',
          note: null,
          local_language: null,
          watch: null,
          not_announced: [2026],
        },
      ],
      worked_weekends: [{ date: '2026-07-04', name: 'Made up', cite: ['act'] }],
    },
  );
  const list = yearList(placeOf(data, 'ty'), 2026);
  expect(list.rows.map(({ anchor, doubts }) => [anchor, doubts])).toEqual([
    ['sun', ['Perhaps the day after.']],
  ]);
  expect(list.beside.map(({ record, grade }) => [record.id, grade])).toEqual([
    ['eve', 'named'],
    ['guess', 'inferred'],
  ]);
  expect(list.besideInRegions).toBe(1);
  expect(list.notAnnounced).toEqual(['Moon']);
  expect(list.worked.map(({ name }) => name)).toEqual(['Made up']);
  const east = yearList(placeOf(data, 'ty-ea'), 2026);
  expect(east.beside.map(({ record }) => record.id).sort()).toEqual(['eve', 'fair', 'guess']);
  expect(placeOf(data, 'ty-ea').calendar.holidays.map(({ id }) => id)).toEqual(['moon', 'sun']);
});

test('two holidays of one date and name each have their own law', () => {
  const data = toyData([
    holiday('one', '2026-05-06', { name: 'Twin Day', cite: ['act'] }),
    holiday('two', '2026-05-06', { name: 'Twin Day', cite: ['order'] }),
  ]);
  const { rows } = yearList(placeOf(data, 'ty'), 2026);
  expect(rows.map((row) => [row.anchor, row.sources.map(({ title }) => title)])).toEqual([
    ['one', ['Act']],
    ['two', ['Order']],
  ]);
});

test('two holidays of one id on one date each have their own law', () => {
  const data = toyData([
    holiday('twin', '2026-05-06', { official_date: '2026-05-02', cite: ['act'] }),
    holiday('twin', '2026-05-06', { official_date: '2026-05-03', cite: ['order'] }),
  ]);
  const { rows } = yearList(placeOf(data, 'ty'), 2026);
  const laws = rows.map(({ holiday: { officialDay }, sources }) => [
    officialDay,
    sources.map(({ title }) => title),
  ]);
  expect(laws).toHaveLength(2);
  expect(laws).toContainEqual([day('2026-05-02'), ['Act']]);
  expect(laws).toContainEqual([day('2026-05-03'), ['Order']]);
});
