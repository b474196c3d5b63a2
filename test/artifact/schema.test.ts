import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Citation, citationSchema } from '../../src/artifact/citation.ts';
import {
  changesFileSchema,
  countryArtifactSchema,
  type Disagreement,
  disagreementSchema,
  holidayRecordSchema,
  secondOpinionFileSchema,
  writtenChangesSchema,
} from '../../src/artifact/schema.ts';
import { country, holiday } from '../support/world/toy-release.ts';

const CITATION: Citation = {
  title: 'A',
  url: 'https://law.example/act',
  publisher: 'G',
  read: '2026-11-01',
  regions: ['E'],
};
const HOLIDAY = holiday('may-day', '2026-05-01', {
  name: 'M',
  local_name: '日',
  official_date: '2026-05-02',
  regions: ['EA'],
});
const COUNTRY = country([HOLIDAY], {
  name: 'T',
  timezone: 'Z',
  weekend_days: [1, 7],
  regions: [{ code: 'EA', name: 'E' }],
  notes: ['-'],
  how_days_move: '-',
  local_language: 'ja',
  about: [
    { id: 'may-day', note: '-', local_language: 'en', watch: { authority: '-', expect: '-' } },
  ],
});
const SIDE = {
  date: '2026-05-01',
  official_date: null,
  name: 'May Day',
  local_name: null,
  date_accuracy: 'exact',
} as const;
const CHANGE = {
  country: 'TY',
  regions: null,
  id: 'may-day',
  year: 2026,
  kind: 'moved',
  before: { ...SIDE, date: '2026-05-02', date_accuracy: 'estimated' },
  after: SIDE,
  sources: [{ title: 'Act', url: 'https://law.example/act' }],
  past: false,
  reason: null,
} as const;
const FACT = {
  country: 'TY',
  where: 'weekend_days',
  before: '6 · 7',
  after: '5 · 6',
  answers: true,
  past: true,
  reason: 'The act says so.',
} as const;
const CHANGES = {
  schema_version: 2,
  data_version: '2026.11.2',
  previous: '2026.9.10',
  changes: [CHANGE],
  facts: [FACT],
} as const;
const DISAGREEMENT: Disagreement = {
  country: 'TY',
  region: null,
  date: '2026-05-01',
  only: 'ours',
  name: 'May Day',
  reason: 'The act says so.',
  cite: ['act'],
};
/** The place of the first value that breaks the schema: "files.0.name"; "" for the value itself. */
function faults(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it.each([
  ['a citation', citationSchema, CITATION],
  ['a citation at second hand', citationSchema, { ...CITATION, publisher: null, read: null }],
  ['a citation for the country', citationSchema, { ...CITATION, regions: null }],
  ['a holiday', holidayRecordSchema, HOLIDAY],
  ['a nationwide holiday', holidayRecordSchema, holiday('may-day', '2026-05-01')],
  ['an estimated holiday', holidayRecordSchema, { ...HOLIDAY, date_accuracy: 'estimated' }],
  ['a country', countryArtifactSchema, COUNTRY],
  ['a list of changes', writtenChangesSchema, CHANGES],
  ['a first release', writtenChangesSchema, { ...CHANGES, previous: null, changes: [], facts: [] }],
  ['a disagreement', disagreementSchema, DISAGREEMENT],
  ['their disagreement', disagreementSchema, { ...DISAGREEMENT, only: 'theirs', region: 'EA' }],
])('%s is accepted', (_what, schema: z.ZodType, value) => {
  expect(schema.parse(value)).toEqual(value);
});

it.each(['added', 'removed', 'moved', 'confirmed', 'reopened', 'renamed'])(
  'a change may be of the kind %s',
  (kind) => {
    expect(faults(changesFileSchema, { ...CHANGES, changes: [{ ...CHANGE, kind }] })).toEqual([]);
  },
);

it.each<[z.ZodType, object, Record<string, readonly unknown[]>]>([
  [
    citationSchema,
    CITATION,
    {
      title: ['', null],
      url: ['law.example', 'ftp://law.example/act'],
      publisher: [''],
      read: ['2026-02-30', '1 November 2026', ''],
      regions: [[], ['EAST'], ['ea']],
    },
  ],
  [
    holidayRecordSchema,
    HOLIDAY,
    {
      id: ['', 'May-day', 'may--day', '-may', 'may-', 'may_day'],
      date: ['2026-13-01', null],
      official_date: ['', undefined],
      name: [''],
      local_name: [''],
      regions: [[], null],
      date_accuracy: ['about', undefined],
      cite: [[], ['']],
    },
  ],
  [
    countryArtifactSchema,
    COUNTRY,
    {
      schema_version: [0, 2],
      country: ['T', 'TOY', 'ty'],
      name: [''],
      timezone: [''],
      weekend_days: [[], [0], [8], [1.5]],
      local_language: [undefined],
      regions: [[{ code: 'EA', name: '' }], [{ code: '', name: 'East' }]],
      notes: [['']],
      how_days_move: [''],
      citations: [{ Act: CITATION }, { act: { ...CITATION, title: '' } }],
      about: [[{ id: 'may-day' }]],
      holidays: [[{ ...HOLIDAY, weekday: 5 }]],
    },
  ],
  [
    writtenChangesSchema,
    CHANGES,
    {
      schema_version: [1, 3],
      data_version: ['2026.11', '2026.13.1', '2026.0.1', '2026.1.0', 'v2026.1.1', '2026.1.1-old'],
      previous: ['', undefined],
      changes: [
        [{ ...CHANGE, kind: '' }],
        [{ ...CHANGE, year: 2026.5 }],
        [{ ...CHANGE, after: { ...SIDE, date_accuracy: 'about' } }],
        [{ ...CHANGE, sources: [{ title: 'Act' }] }],
        [{ ...CHANGE, past: undefined }],
      ],
      facts: [
        [{ ...FACT, country: 'Toyland' }],
        [{ ...FACT, where: '' }],
        [{ ...FACT, before: undefined }],
        [{ ...FACT, past: null }],
        [{ ...FACT, kind: 'moved' }],
      ],
    },
  ],
  [
    disagreementSchema,
    DISAGREEMENT,
    { region: ['east', undefined], only: ['both'], reason: [null], cite: [[], ['Act']] },
  ],
  [
    secondOpinionFileSchema,
    { schema_version: 1, package: 'p 1.0.0', compared: ['TY'], disagreements: [DISAGREEMENT] },
    { schema_version: [2], package: [null], compared: [[1]], disagreements: [[{}]] },
  ],
])('what is not of the form is refused, with its place: %#', (schema, value, wrong) => {
  expect(faults(schema, value)).toEqual([]);
  for (const [key, values] of Object.entries(wrong)) {
    for (const each of values) {
      const found = faults(schema, { ...value, [key]: each });
      expect(found.length, `${key}: ${JSON.stringify(each)}`).toBeGreaterThan(0);
      for (const place of found) expect(place.split('.')[0]).toBe(key);
    }
  }
  // Every field is required, and no other field is allowed.
  for (const key of Object.keys(value)) {
    const { [key]: _gone, ...rest } = value as Record<string, unknown>;
    if (key !== 'regions' || schema !== holidayRecordSchema) {
      expect(faults(schema, rest)).toEqual([key]);
    }
  }
  expect(faults(schema, { ...value, further: 1 })).toEqual(['']);
});

it('changes of format 1 are read too: they had no facts', () => {
  const { facts: _, ...older } = { ...CHANGES, schema_version: 1 };
  const { schema_version: __, ...read } = { ...CHANGES, facts: [], rules: [] };
  expect(changesFileSchema.parse(older)).toEqual(read);
});
