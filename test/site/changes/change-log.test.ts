import { describe, expect, test } from 'vitest';
import { changeKey, changeLog } from '../../../src/site/changes/change-log.ts';
import { changeInWords } from '../../../src/site/changes/change-title.ts';
import { writeAtom, writeChangesJson } from '../../../src/site/feeds/atom.ts';
import { speak } from '../../../src/site/languages/locale.ts';
import { change, country, holiday, release, toyData } from '../../support/world/toy-release.ts';

const first = release([country([])]);
const second = release([country([])], '2026.11.2', '2026-11-19', [
  change({ id: 'feast', kind: 'confirmed' }),
  change({
    id: 'east-day',
    kind: 'removed',
    regions: ['EA', 'WE'],
    year: 2026,
    past: true,
    reason: 'It was never law',
  }),
]);
const log = changeLog([first, second]);

test('a title says where, what and from when to when', () => {
  expect(log.map((entry) => entry.title)).toEqual([
    'Toyland (East and Wést, with "quotes" & <signs>): Feast 2026 removed, was 9 March',
    'Toyland: Feast 2027 confirmed, 9 March → 10 March',
  ]);
});

test.each([
  ['moved', 'moved, 9 March → 10 March'],
  ['reopened', 'back to estimated, 9 March → 10 March'],
  ['added', 'added, 10 March'],
  ['renamed', 'local name changed'],
] as const)('%s is described as "%s"', (kind, words) => {
  const [entry] = changeLog([
    release([country([])], '2026.11.2', '2026-11-19', [change({ id: 'x', kind })]),
  ]);
  expect(entry?.title).toBe(`Toyland: Feast 2027 ${words}`);
});

test('every change has its key', () => {
  expect(log.map(changeKey)).toEqual([
    '2026.11.2/ty/ea+we/east-day/2026/removed',
    '2026.11.2/ty/feast/2027/confirmed',
  ]);
});

test('the Atom feed is well-formed and holds every change', () => {
  const text = writeAtom({
    facts: [],
    scope: 'all',
    title: 'Changes & more',
    entries: log,
    updated: '2026-11-19',
    path: '/data/changes.atom',
    site: 'https://site.example',
  });
  expect(text).toContain(
    '<title>Toyland (East and Wést, with &quot;quotes&quot; &amp; &lt;signs&gt;)',
  );
  expect(text).toContain('https://law.example/news?a=1&amp;b=2');
  expect(text.match(/<entry>/g)).toHaveLength(2);
  // Without its tags, well-formed text has no bare markup characters.
  expect(text.replace(/<[^<>]+>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect(new Set(text.match(/<id>[^<]+<\/id>/g)).size).toBe(3);
});

test('the JSON names release, country, kind, both sides and the source', () => {
  const { changes } = JSON.parse(writeChangesJson(log, []));
  expect(changes[1]).toMatchObject({
    release: '2026.11.2',
    country: 'TY',
    holiday: 'feast',
    kind: 'confirmed',
    before: { date: '2027-03-09' },
    after: { date: '2027-03-10' },
    sources: [{ title: 'Announcement' }],
  });
});

test('an official date that moves without its day off has a title of its own', () => {
  const side = { name: 'Feast', local_name: null, date_accuracy: 'exact' as const };
  const moved = change({
    id: 'feast',
    kind: 'moved',
    before: { ...side, date: '2027-03-09', official_date: '2027-03-07' },
    after: { ...side, date: '2027-03-09', official_date: null },
  });
  const [entry] = changeLog([release([country([])], '2026.11.2', '2026-11-19', [moved])]);
  expect(entry?.title).toBe('Toyland: Feast 2027 official date moved, 7 March → 9 March');
});

describe('in another language', () => {
  const german = speak('/deutsch/');
  const localized = (name: string) =>
    changeInWords(
      toyData([holiday('feast', '2027-03-10', { name: 'Feast', names: { de: 'Fest' } })]),
      change({
        id: 'feast',
        kind: 'confirmed',
        after: {
          ...{ date: '2027-03-10', official_date: null, name },
          ...{ local_name: null, date_accuracy: 'exact' },
        },
      }),
      german,
    );

  test('a change has the name of the day and its dates', () => {
    expect(localized('Feast')).toBe('Toyland: Fest 2027 bestätigt, 9. März → 10. März');
  });

  test('a former name of a day stays in English', () => {
    expect(localized('Old feast')).toContainEqual({ text: 'Old feast', language: 'en' });
  });
});

test('a change in a region lists its laws and the country’s, not those of other regions', () => {
  const cite = (title: string, regions: string[] | null) => ({
    ...{ title, url: 'https://law.example/', publisher: null, read: null },
    regions,
  });
  const citations = {
    east: cite('East act', ['EA']),
    west: cite('West act', ['WE']),
    all: cite('Act', null),
  };
  const sources = Object.values(citations).map(({ title, url }) => ({ title, url }));
  const log = changeLog([
    release([country([], { citations })], '2026.11.2', '2026-11-19', [
      change({ id: 'feast', kind: 'confirmed', regions: ['EA'], sources }),
    ]),
  ]);
  expect(log[0]?.laws.map(({ title }) => title)).toEqual(['East act', 'Act']);
});
