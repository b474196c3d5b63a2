import { expect, test } from 'vitest';
import { findCall, readCall } from '../../src/mcp/read-call.ts';

const given = (written: unknown) =>
  readCall({ name: 'add_business_days', arguments: written })?.given;

test('values reach the endpoint as they would appear in a query', () => {
  expect(given({ date: '2026-01-02', days: -5, country: 'gb', region: null })).toEqual({
    date: '2026-01-02',
    days: '-5',
    country: 'gb',
  });
  expect(given({ days: 1.5 })).toEqual({ days: '1.5' });
  expect(given({ days: { a: 1 }, date: [], country: false })).toEqual({
    days: '\ufffd',
    date: '\ufffd',
    country: '\ufffd',
  });
});

test('an unknown argument is a fault, and is named where it is a name', () => {
  const call = readCall({ name: 'list_holidays', arguments: { country: 'GB', Region: 1 } });
  expect(call?.fault).toBe(
    'This tool has no Region: write only country, year, region, data_version, detail.',
  );
  const odd = readCall({ name: 'list_holidays', arguments: { rl_zq9: 1 } });
  expect(odd?.fault).toContain('This tool has no such arguments: write only');
  expect(odd?.fault).not.toContain('zq9');
  expect(readCall({ name: 'list_holidays', arguments: 'GB' })?.fault).toContain('no written:');
  expect(readCall({ name: 'list_holidays', arguments: { detail: 'all' } })?.fault).toContain(
    'brief or full',
  );
  expect(readCall({ name: 'list_holidays' })?.fault).toBeNull();
});

test.each([
  [null],
  [[]],
  [{ method: 'tools/list', id: 1, params: {} }],
  [{ method: 'tools/call', id: 1 }],
  [{ method: 'tools/call', id: 1, params: { name: 'no_such_tool' } }],
  [{ method: 'tools/call', params: { name: 'list_countries' } }],
])('%j is not a call that gets an answer', (message) => {
  expect(findCall(message)).toBeNull();
});

test('the release and the level of detail are not parameters of the endpoint', () => {
  const written = { country: 'GB', data_version: '2026.11.1', detail: 'full' };
  expect(
    findCall({
      method: 'tools/call',
      id: 1,
      params: { name: 'list_holidays', arguments: written },
    }),
  ).toMatchObject({ given: { country: 'GB' }, pin: '2026.11.1', isFull: true, fault: null });
});
