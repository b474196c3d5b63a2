import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ReportFolder, type ReportFolderOptions } from '../../src/reports/report-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const DRAFT = {
  page: '/ty/2027/#feast',
  what: 'Wrong',
  why: '',
  source: '',
  answerTo: 'me@x.example',
};
const NOON = Date.parse('2026-11-22T12:00:00Z');

function openFolder(options: Partial<ReportFolderOptions> = {}) {
  const varDir = tempFolder();
  let next = 12_345_678;
  const common = { varDir, drawNumber: () => next++, wallMillis: () => NOON };
  return { varDir, reports: new ReportFolder({ ...common, ...options }) };
}

test('an added report is found the next time the folder is opened', async () => {
  const { varDir, reports } = openFolder();
  const report = await reports.add(DRAFT);
  expect(report).toEqual({
    ...DRAFT,
    ...{ number: 12_345_678, received: '2026-11-22T12:00:00.000Z', status: 'open', answer: '' },
  });
  const { reports: next } = openFolder({ varDir });
  expect(await next.find(12_345_678)).toEqual(report);
  expect(await next.find(12_345_679)).toBeNull();
  expect(readdirSync(join(varDir, 'reports'))).toEqual(['12345678.json']);
});

test('a taken number is never given out twice', async () => {
  const numbers = [1e7, 1e7, 1e7, 1e7 + 1];
  const { reports } = openFolder({ drawNumber: () => numbers.shift() ?? 0 });
  const added = [await reports.add({ ...DRAFT, what: 'first' }), await reports.add(DRAFT)];
  expect(added.map((report) => report?.number)).toEqual([1e7, 1e7 + 1]);
  expect((await reports.find(1e7))?.what).toBe('first');
});

test('two servers on one folder keep a report each when they draw the same number', async () => {
  const { varDir, reports } = openFolder();
  const other = openFolder({ varDir }).reports;
  await Promise.all([reports.add({ ...DRAFT, what: 'one' }), other.add({ ...DRAFT, what: 'two' })]);
  expect((await reports.list()).map(({ what }) => what).sort()).toEqual(['one', 'two']);
});

test('at most the limit is kept, and forgetting one makes room', async () => {
  const { reports } = openFolder({ reportsMax: 2 });
  const first = await reports.add(DRAFT);
  await reports.add(DRAFT);
  expect(await reports.add(DRAFT)).toBeNull();
  await reports.remove(first?.number ?? 0);
  expect(await reports.add(DRAFT)).not.toBeNull();
  expect(await reports.list()).toHaveLength(2);
});

test('the drafts of a killed process are not reports, and are removed', async () => {
  const { varDir, reports } = openFolder();
  const folder = join(varDir, 'reports');
  mkdirSync(folder);
  const left = join(folder, '11111111.json.99.draft');
  writeFileSync(left, '{"number":111');
  expect([await reports.list(), await reports.find(11_111_111)]).toEqual([[], null]);
  await reports.add(DRAFT);
  // It may be another process's, which is at it.
  utimesSync(left, NOON / 1_000 - 30, NOON / 1_000 - 30);
  await reports.add(DRAFT);
  expect(readdirSync(folder)).toContain('11111111.json.99.draft');
  utimesSync(left, NOON / 1_000 - 61, NOON / 1_000 - 61);
  await reports.add(DRAFT);
  expect(readdirSync(folder)).toEqual(['12345678.json', '12345679.json', '12345680.json']);
});

test('an answer replaces the whole file', async () => {
  const { reports } = openFolder();
  const report = await reports.add(DRAFT);
  if (report === null) throw new Error('not kept');
  reports.replace({ ...report, status: 'answered', answer: 'Mended in 2026.11.4.' });
  expect(await reports.find(report.number)).toMatchObject({ status: 'answered', what: 'Wrong' });
});
