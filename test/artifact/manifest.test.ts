import { expect, it } from 'vitest';
import { manifestSchema, writtenManifestSchema } from '../../src/artifact/manifest.ts';

const SHA = '0123456789abcdef'.repeat(4);
const FILE = { name: 'TY.json', size: 0, sha256: SHA };
const FORMAT_1 = {
  schema_version: 1,
  data_version: '2026.10.1',
  released: '2026-10-01',
  previous: '2026.9.3',
  files: [FILE, { ...FILE, name: 'second-opinion.json' }],
};
const [PREVIOUS, EARLIER] = ['2026.10.1', '2026.9.3'].map((data_version) => ({
  data_version,
  manifest_sha256: SHA,
}));
const FORMAT_2 = {
  schema_version: 2,
  data_version: '2026.11.1',
  released: '2026-11-22',
  first: '2025-01-01',
  last: '2028-12-31',
  previous: PREVIOUS,
  earlier: [EARLIER],
  files: [FILE],
};

it('a manifest of format 1 vouches for no release and has the fixed range', () => {
  expect(manifestSchema.parse(FORMAT_1)).toEqual({
    data_version: '2026.10.1',
    released: '2026-10-01',
    first: '2025-01-01',
    last: '2027-12-31',
    previous: '2026.9.3',
    links: [],
    files: FORMAT_1.files,
  });
});

it('one of format 2 names its range, the previous release and those it vouches for', () => {
  expect(writtenManifestSchema.parse(FORMAT_2)).toEqual(FORMAT_2);
  expect(manifestSchema.parse(FORMAT_2)).toEqual({
    data_version: '2026.11.1',
    released: '2026-11-22',
    first: '2025-01-01',
    last: '2028-12-31',
    previous: '2026.10.1',
    links: [PREVIOUS, EARLIER],
    files: [FILE],
  });
});

it('a first release has no previous one', () => {
  const { earlier: _, ...first } = { ...FORMAT_2, previous: null };
  expect(manifestSchema.parse(first)).toMatchObject({ previous: null, links: [] });
  expect(manifestSchema.parse({ ...FORMAT_1, previous: null }).previous).toBeNull();
});

it.each([
  [
    FORMAT_1,
    { schema_version: [0, 2, 3], previous: ['1', PREVIOUS], first: ['2025-01-01'] },
    { data_version: ['1'], released: ['2026-11-31'] },
  ],
  [
    FORMAT_2,
    { schema_version: [1, 3], first: ['2025', null], last: ['2028-02-30'], earlier: [[], null] },
    {
      previous: [
        '2026.10.1',
        { ...PREVIOUS, manifest_sha256: SHA.slice(1) },
        { ...PREVIOUS, x: 1 },
      ],
      files: [
        [{ ...FILE, name: '../TY.json' }],
        [{ ...FILE, name: 'TY.json.new' }],
        [{ ...FILE, name: '.json' }],
        [{ ...FILE, size: -1 }],
        [{ ...FILE, size: 0.5 }],
        [{ ...FILE, sha256: `${SHA}0` }],
        [{ ...FILE, sha256: SHA.toUpperCase() }],
      ],
    },
  ],
])('a malformed manifest is refused: %#', (manifest, wrong, more) => {
  expect(manifestSchema.safeParse(manifest).success).toBe(true);
  for (const [key, values] of Object.entries({ ...wrong, ...more })) {
    for (const value of values ?? []) {
      const found = manifestSchema.safeParse({ ...manifest, [key]: value });
      expect(found.success, `${key}: ${JSON.stringify(value)}`).toBe(false);
    }
  }
  for (const key of Object.keys(manifest).filter((each) => each !== 'earlier')) {
    const without = manifestSchema.safeParse({ ...manifest, [key]: undefined });
    expect(without.success, key).toBe(false);
  }
});
