import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Citation, findCitations } from './citations.ts';
import { citablePlaces } from './places.ts';
import { readRepository } from './repository.ts';

/** Cites what is not there, on purpose. */
const OWN = 'test/docs/citations.test.ts';
const FILES = readRepository().filter(({ path }) => path !== OWN);
const PLACES = citablePlaces(FILES);
/** What cites laws: only "policy" is a word of ours there. */
const CITES_LAWS = /^(?:sources|artifacts)\//;
const CODE = /^(?!test\/docs\/).*\.(?:astro|css|lua|mjs|sql|ts)$/;

const CITATIONS = FILES.flatMap((file) =>
  findCitations(file).filter(
    ({ place }) => place.startsWith('policy') || !CITES_LAWS.test(file.path),
  ),
);

/** What was written before a decision was replaced may cite its old number; all else cites the new one. */
const KEEPS_OLD_NUMBERS = /^(?:CHANGELOG\.md$|artifacts\/)/;

function hasPlace({ path, place }: Citation): boolean {
  const forwarded = place.replace('decision', 'forwarded');
  return PLACES.has(place) || (KEEPS_OLD_NUMBERS.test(path) && PLACES.has(forwarded));
}

function withoutPlace(citations: readonly Citation[]): string[] {
  return citations
    .filter((citation) => !hasPlace(citation))
    .map(({ path, line, place }) => `${path}:${line}: there is no ${place}`);
}

/** Whether code cites a place, or one within it. */
function isCitedByCode(place: string): boolean {
  return CITATIONS.some(
    (citation) =>
      CODE.test(citation.path) &&
      (citation.place === place ||
        citation.place.startsWith(`${place}.`) ||
        citation.place.startsWith(`${place} rule `)),
  );
}

test('every citation of the contract, a decision or a policy leads to its place', () => {
  // Reading nothing would prove nothing: each of these is known to be there.
  expect(CITATIONS.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['contract 4.2 rule 5', 'contract 5.3', 'contract 15', 'policy 6']),
  );
  const rulings = CITATIONS.filter(({ path }) => path.startsWith('artifacts/'));
  expect(rulings.map(({ place }) => place)).toContain('policy 2');
  expect(withoutPlace(CITATIONS)).toEqual([]);
});

test('every decision is cited by code that it governs', () => {
  const decisions = [...PLACES].filter((place) => place.startsWith('decision'));
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisions.filter((place) => !isCitedByCode(place))).toEqual([]);
});

test('every section of the contract is cited by code or tests', () => {
  const sections = [...PLACES].filter((place) => /^contract [\d.]+$/.test(place));
  expect(sections.length).toBeGreaterThan(50);
  expect(sections.filter((place) => !isCitedByCode(place))).toEqual([]);
});

test('every policy is cited by code or sources', () => {
  const policies = [...PLACES].filter((place) => place.startsWith('policy'));
  expect(policies).toHaveLength(10);
  const cited = CITATIONS.filter(({ path }) => CODE.test(path) || CITES_LAWS.test(path));
  expect(policies.filter((policy) => !cited.some(({ place }) => place === policy))).toEqual([]);
});

test.each([
  ['Contract 4.2 rule 5', ['contract 4.2 rule 5']],
  ['contract 4.2 rules 3, 4', ['contract 4.2 rule 3', 'contract 4.2 rule 4']],
  ['Contract 4.2 rule 2 and 4.3 rule 2', ['contract 4.2 rule 2', 'contract 4.3 rule 2']],
  ['Contract 13.2 and 15', ['contract 13.2', 'contract 15']],
  ['Decisions 4 and 5', ['decision 4', 'decision 5']],
  ['(policy 2).', ['policy 2']],
  ['policies 2, 3', ['policy 2', 'policy 3']],
  [' * as Contract\n * 5.3 says', ['contract 5.3']],
  ['// the contract of 2026 and its policy of 3 days', []],
])('%j cites %j', (text, places) => {
  expect(findCitations({ path: 'x.ts', text }).map(({ place }) => place)).toEqual(places);
});

test.each([
  ['Contract 4.2 rule 7', 'contract 4.2 rule 7'],
  ['Contract 4.8', 'contract 4.8'],
  ['Contract 99', 'contract 99'],
  ['Contract 11 rule 16', 'contract 11 rule 16'],
  ['Decision 99', 'decision 99'],
  ['policy 11', 'policy 11'],
])('a citation that leads nowhere is noticed: %s', (text, place) => {
  const planted = findCitations({ path: 'src/x.ts', text: `\n// ${text}: because.` });
  expect(withoutPlace(planted)).toEqual([`src/x.ts:2: there is no ${place}`]);
});

test('only older records may cite a forwarded number', () => {
  const cite = (path: string) => findCitations({ path, text: 'Decision 41' });
  expect(withoutPlace(cite('CHANGELOG.md'))).toEqual([]);
  expect(withoutPlace(cite('src/x.ts'))).toEqual(['src/x.ts:1: there is no decision 41']);
});

test('an uncited place is noticed', () => {
  expect(isCitedByCode('contract 4.2')).toBe(true);
  expect(['contract 4.8', 'contract 1.2', 'decision 99'].filter(isCitedByCode)).toEqual([]);
});

test('a decision page is found by its own number only', () => {
  const page = (path: string, text: string) => [...citablePlaces([{ path, text }])];
  expect(page('docs/decisions/07-x.md', '# Decision 7: X')).toEqual(['decision 7']);
  expect(page('docs/decisions/08-x.md', '# Decision 7: X')).toEqual([]);
});

test('every decision has a number of its own', () => {
  const numbers = readdirSync('docs/decisions').flatMap((name) => name.match(/^\d+/) ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
});

/** Words by which a page outside of the repository was cited. */
const OUTSIDE = [
  /\bspec(?:ification)?(?:,? section)? §?\d/gi,
  /\bthe specification\b/gi,
  /(?:^|[^\w-])\.{0,2}\/?shared\/(?!redletter)/gm,
  /\b(?:interface|architecture|house|operation|provable|maintainer|caller|visitor)\.md\b/g,
];

test('nothing cites a page outside the repository', () => {
  const found = FILES.filter(({ path }) => !/^artifacts\/|package-lock\.json$/.test(path)).flatMap(
    ({ path, text }) =>
      OUTSIDE.flatMap((words) => text.match(words) ?? []).map((w) => `${path}: ${w}`),
  );
  expect(found).toEqual([]);
  const planted = 'Spec 4.2, the specification, ../shared/design/house.md';
  expect(OUTSIDE.flatMap((words) => planted.match(words) ?? [])).toHaveLength(4);
});
