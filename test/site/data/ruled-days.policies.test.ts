import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { linkPolicies } from '../../../src/site/data/ruled-days.ts';

test.each([
  ['', ''],
  ['Kept in one county only.', 'Kept in one county only.'],
  [
    'Half days are left out (policy 2).',
    'Half days are left out ([policy 2](/about/data-policy/#policy-2)).',
  ],
  [
    'Policy 3, policy 9',
    '[Policy 3](/about/data-policy/#policy-3), [policy 9](/about/data-policy/#policy-9)',
  ],
  ['a policy of 2 days', 'a policy of 2 days'],
])('%j is linked as %j', (sentence, linked) => {
  expect(linkPolicies(sentence)).toBe(linked);
});

test('every rule that a released ruling cites is a heading of the data policy', () => {
  const { disagreements } = loadNewestRelease('artifacts').secondOpinion;
  const cited = new Set(
    disagreements.flatMap(({ reason }) =>
      [...linkPolicies(reason).matchAll(/\]\((.*?)\)/g)].map(([, href = '']) => href),
    ),
  );
  const policy = readFileSync('docs/data-policy.md', 'utf8');
  const headings = [...policy.matchAll(/^## Policy (\d+)$/gm)].map(
    (match) => `/about/data-policy/#policy-${match[1]}`,
  );
  expect(cited.size).toBeGreaterThan(0);
  expect([...cited].filter((href) => !headings.includes(href))).toEqual([]);
});
