import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prettyJson } from '../../src/reference/pretty-json.ts';

it('shows the very values of the body', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(JSON.parse(prettyJson(body))).toEqual(JSON.parse(body));
    }),
  );
});

it('breaks what is long, and leaves short values on one line', () => {
  const short = { weekend_days: [6, 7], regions: [] };
  expect(prettyJson(JSON.stringify(short))).toBe('{ "weekend_days": [6, 7], "regions": [] }');
  const long = { name: 'x'.repeat(80), ...short };
  expect(prettyJson(JSON.stringify(long)).split('\n').slice(2, 4)).toEqual([
    '  "weekend_days": [6, 7],',
    '  "regions": []',
  ]);
});
