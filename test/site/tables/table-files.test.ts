import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { tableFiles } from '../../../src/site/tables/table-files.ts';
import { release } from '../../support/world/toy-release.ts';
import { TOY_COUNTRIES } from '../../support/world/toy-world.ts';

const made = await tableFiles(buildDataSet(release(TOY_COUNTRIES)));

// Contract 23.1: programs read the forms themselves in `recipes.programs.test.ts`.
test('a table is always the same bytes, with their hash', async () => {
  const again = await tableFiles(buildDataSet(release(TOY_COUNTRIES)));
  expect(made.map(({ name }) => name)).toEqual(['days.parquet', 'days.sqlite.gz', 'days.csv.gz']);
  for (const [index, { bytes, sha256 }] of made.entries()) {
    expect(Buffer.compare(again[index]?.bytes ?? Buffer.of(), bytes)).toBe(0);
    expect(again[index]?.bytes).not.toBe(bytes);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('the CSV has a header and one line per row, and quotes names with commas', () => {
  const csv = gunzipSync(made[2]?.bytes ?? '').toString();
  const [head, first] = csv.split('\r\n');
  expect(head).toBe(
    'calendar,country,region,date,is_business_day,business_day_number,business_day_of_month,is_weekend,holiday,beside,list_seen',
  );
  expect(first).toMatch(/^AA,AA,,2025-01-01,0,0,0,0,/);
});
