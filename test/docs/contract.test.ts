import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANS } from '../../src/access/limits/plans.ts';
import type { EndpointName } from '../../src/api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../src/api/endpoints/endpoint-table.ts';
import { ERROR_CODES, ERROR_TABLE, statusesOf } from '../../src/api/error-table.ts';
import {
  countryRecordSchema,
  holidayRecordSchema,
  REPLY_SCHEMAS,
} from '../../src/api/schemas/replies.ts';

const CONTRACT = readFileSync('docs/contract.md', 'utf8');

/** The text below the heading of a section, up to the next heading. */
function section(number: string): string {
  const below = CONTRACT.split(new RegExp(`^#{2,3} ${number.replace('.', '\\.')}\\.? .+$`, 'm'))[1];
  if (below === undefined) throw new Error(`the contract has no section ${number}`);
  return below.split(/^#{2,3} /m)[0] as string;
}

/** The cells of a section's first table, without its head. */
function table(number: string): string[][] {
  const rows = section(number)
    .split('\n')
    .filter((line) => line.startsWith('| ') || line.startsWith('|---'));
  const first = rows.findIndex((row) => row.startsWith('|---'));
  return rows.slice(first + 1).map((row) => row.slice(2, -2).split(' | '));
}

const marked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? '');

/** The fields that a section's table names, in its order. */
const fields = (number: string): string[] => table(number).flatMap(([cell = '']) => marked(cell));

const sorted = (names: Iterable<string>): string[] => [...names].sort();

test('records have the fields of the contract, in its order', () => {
  expect(fields('2.1')).toEqual(Object.keys(holidayRecordSchema.shape));
  expect(fields('2.2')).toEqual(Object.keys(countryRecordSchema.shape));
});

test('endpoints are in the order of the contract, with its parameters and fields', () => {
  const headings = [...CONTRACT.matchAll(/^### (4\.\d) `\/v1\/(.+)`$/gm)];
  expect(headings.map((match) => match[2])).toEqual(ENDPOINTS.map(({ name }) => name));
  for (const [index, [, number = '', name = '']] of headings.entries()) {
    const [taken = ''] = section(number).trim().split(/\.\s/);
    expect(sorted(marked(taken)), name).toEqual(sorted(ENDPOINTS[index]?.parameters ?? []));
    const { shape } = REPLY_SCHEMAS[name as EndpointName];
    expect(sorted(fields(number)), name).toEqual(sorted(Object.keys(shape)));
  }
});

test('the contract names every error code with its statuses, and marks additions', () => {
  const specified = table('7').map(([code = '', status]) => [marked(code)[0], [Number(status)]]);
  const ours = ERROR_CODES.filter((code) => !ERROR_TABLE[code].extension);
  expect(new Map(specified as [string, number[]][])).toEqual(
    new Map(ours.map((code) => [code, [...statusesOf(code)]])),
  );
  const additions = /Ten more codes go beyond that table: (.*?)\n\n/s.exec(section('7'))?.[1] ?? '';
  for (const code of ERROR_CODES.filter((each) => ERROR_TABLE[each].extension)) {
    expect(additions).toContain(`\`${code}\``);
    for (const status of statusesOf(code)) expect(additions).toContain(String(status));
  }
  expect(marked(additions)).toHaveLength(ERROR_CODES.length - ours.length);
});

test('the order of checks is that of the table of errors', () => {
  const steps = [...section('11').matchAll(/^\d+[ab]?\. (.+)$/gm)].map(
    (match) => match[1] as string,
  );
  expect(steps).toHaveLength(18);
  const firstNamed = steps.flatMap(marked).filter((word) => word in ERROR_TABLE);
  expect([...new Set(firstNamed)]).toEqual(ERROR_CODES);
});

test('the plans are those of the code', () => {
  const plain = (figure = '') => Number(figure.replaceAll(',', ''));
  const stated = table('13.5').map(([name = '', regions, bucket, refill = '', month]) => ({
    name: marked(name)[0],
    regions: regions === 'yes',
    bucket: { capacity: plain(bucket), tokenMicros: Math.ceil(1e6 / Number.parseInt(refill, 10)) },
    monthlyQuota: plain(month),
  }));
  expect(stated).toHaveLength(4);
  expect(Object.values(PLANS)).toMatchObject(stated);
});
