import { expect, test } from 'vitest';
import { askSamples, readPrograms } from '../../../src/reference/samples/ask-samples.ts';
import { fillIn } from '../../../src/reference/samples/fill-in.ts';

const SITE = 'https://redletter.example';
const KEY = 'rl_0123456789abcdefghijABCDEFGHIJ012345';
const URL = `${SITE}/v1/countries`;
const FIELD = { name: 'countries', isList: true };
const PROGRAMS = [
  ...[null, '2026.11.1'].flatMap((pin) => askSamples(URL, pin, FIELD)),
  ...readPrograms('retry', URL),
];

test.each(PROGRAMS)('address and key are filled in: $language', ({ code }) => {
  const filled = fillIn(code, SITE, { base: 'http://localhost:4321/docs/', key: KEY });
  expect(filled).not.toContain(SITE);
  expect(filled).toContain('http://localhost:4321/v1/countries');
  expect(filled.split(KEY)).toHaveLength(2);
  expect(filled).not.toMatch(/\bKEY\b/);
});

test.each([
  ['', ''],
  ['no address', 'no key'],
  ['javascript:alert(1)', `${KEY}"`],
  ['ftp://files.example', `${KEY}\n`],
])('an invalid origin (%j) and an invalid key (%j) change nothing', (base, key) => {
  for (const { code } of PROGRAMS) expect(fillIn(code, SITE, { base, key })).toBe(code);
});

test('the line that keeps the key is filled in as well', () => {
  const line = 'export KEY=rl_…   # your key';
  expect(fillIn(line, SITE, { base: SITE, key: KEY })).toBe(`export KEY=${KEY}`);
});
