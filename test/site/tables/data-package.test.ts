import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { dataPackage } from '../../../src/site/tables/data-package.ts';
import { holidaySheet } from '../../../src/site/tables/sheet.ts';
import { tableFiles } from '../../../src/site/tables/table-files.ts';
import { checkRows, type DataPackage } from '../../support/check-table.ts';
import { release } from '../../support/world/toy-release.ts';
import { TOY_COUNTRIES } from '../../support/world/toy-world.ts';

const dataSet = buildDataSet(release(TOY_COUNTRIES));
const { manifest } = dataSet.release;
const sheet = Buffer.from(holidaySheet(dataSet));
const files = [
  ...(await tableFiles(dataSet)),
  { name: 'holidays.csv', bytes: sheet, sha256: createHash('sha256').update(sheet).digest('hex') },
];
const described = dataPackage(manifest, files, 'https://site.example/') as DataPackage;
const resource = (path: string) => {
  const found = described.resources.find((each) => each.path === path);
  if (found === undefined) throw new Error(`${path} is not described`);
  return found;
};

test('the package names its release, its publisher and its sources', () => {
  expect(described).toMatchObject({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'redletter-business-days',
    version: manifest.data_version,
    created: `${manifest.released}T00:00:00Z`,
    homepage: 'https://site.example/data/tables/',
    licenses: [{ name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/' }],
    sources: [
      { path: `https://site.example/data/${manifest.data_version}/` },
      { path: 'https://site.example/about/sources/' },
    ],
  });
});

test('every file has its size, its hash and a name of its own', () => {
  expect(described.resources.map(({ path }) => path)).toEqual(files.map(({ name }) => name));
  expect(new Set(described.resources.map(({ name }) => name)).size).toBe(files.length);
  for (const { name, bytes, sha256 } of files) {
    expect(resource(name)).toMatchObject({ bytes: bytes.length, hash: `sha256:${sha256}` });
  }
  expect(() => dataPackage(manifest, files.slice(1), 'https://site.example/')).toThrow(
    'days.parquet is not among the files',
  );
});

// Contract 23.5.
test('the fields match the columns of both CSV files, and every row is valid', () => {
  const days = gunzipSync(files[2]?.bytes ?? '').toString();
  expect(checkRows(days, resource('days.csv.gz').schema)).toEqual([]);
  expect(checkRows(sheet.toString(), resource('holidays.csv').schema)).toEqual([]);
});

test('a row that breaks a rule is noticed', () => {
  const { schema } = resource('days.csv.gz');
  const head = schema.fields.map(({ name }) => name).join(',');
  const good = 'AA,AA,,2025-01-01,0,0,0,0,New Year,,';
  expect(checkRows(`${head}\r\n${good}\r\n`, schema)).toEqual([]);
  const bad = [
    'Aa,AA,,2025-01-02,0,0,0,0,,,',
    ',AA,,2025-01-03,0,0,0,0,,,',
    'AA,AA,,1999-01-01,0,0,0,0,,,',
    'AA,AA,,2025-02-30,0,0,0,0,,,',
    'AA,AA,,2025-01-04,2,0,0,0,,,',
    'AA,AA,,2025-01-05,0,-1,0,0,,,',
    'AA,AA,,2025-01-06,0,0,32,0,,,',
    'AA,AA,,2025-01-07,0,0,0,yes,,,',
    good,
  ];
  expect(checkRows([head, good, ...bad].join('\r\n'), schema)).toEqual([
    '3: calendar: pattern',
    '4: calendar: required',
    '5: date: minimum',
    '6: date: type',
    '7: is_business_day: enum',
    '8: business_day_number: minimum',
    '9: business_day_of_month: maximum',
    '10: is_weekend: type',
    '11: primary key',
  ]);
  expect(checkRows('date,calendar\r\n', schema)).toEqual(['1: fields']);
});
