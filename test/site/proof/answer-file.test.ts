import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDPOINT_BY_PATH } from '../../../src/api/endpoints/endpoint-table.ts';
import { prepareData } from '../../../src/api/prepared-data.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadReleases, type Release } from '../../../src/artifact/load-release.ts';
import { findPinned } from '../../../src/artifact/pin.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import { isFinding } from '../../../src/question/read-parameters.ts';
import { readQuery } from '../../../src/question/read-query.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { placesOf } from '../../../src/site/places/places.ts';
import { writeAnswerFile } from '../../../src/site/proof/answer-file.ts';
import { answerHistory } from '../../../src/site/proof/history.ts';
import { proofOf } from '../../../src/site/proof/proof-sheet.ts';
import { runsOf } from '../../support/sample.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';

/** All releases, each in the form that the API uses and in the form that pages use. */
const releases = loadReleases('artifacts');
const dataSets = releases.map((each) => buildDataSet(each));
const prepared = new Map(dataSets.map((each) => [each.dataVersion, prepareData(each)]));
const served = dataSets.at(-1);
if (served === undefined) throw new Error('there is no release');
const pinned = (pin: string) => {
  const found = findPinned(pin, releases);
  return dataSets.find((each) => each.release === found) ?? null;
};

/** The JSON file of a result; null where the question is faulty. */
function twinOf(query: string, known: readonly Release[] = releases, dataSet = served) {
  if (dataSet === undefined) throw new Error('there is no release');
  const { answer, form } = calculatorPage(dataSet, query, pinned);
  if (answer === null) return null;
  const { question } = answer;
  const { release: answering } = form.dataSet;
  const history = answerHistory(question, known.slice(0, known.indexOf(answering) + 1));
  const proven = { answer, proof: proofOf(answer), history };
  const text = writeAnswerFile(proven, form, 'https://site.example/');
  return JSON.parse(text);
}

const PATHS = {
  add: '/v1/add-business-days',
  count: '/v1/count-business-days',
  is: '/v1/is-business-day',
} as const;

/** The body that `/v1` gives from a release; null where the service refuses. */
function bodyOf(version: string, op: keyof typeof PATHS, query: string): string | null {
  const endpoint = ENDPOINT_BY_PATH.get(PATHS[op]);
  const data = prepared.get(version);
  if (endpoint === undefined || data === undefined) throw new Error(`${op} of ${version}`);
  const outcome = endpoint.answer(data, readQuery(query, endpoint.parameters));
  return isFinding(outcome) ? null : outcome.text;
}

test('the answer in JSON equals the body of /v1 for each release, byte for byte', () => {
  // Each release answers for its own range; most questions use dates that all releases hold.
  const shared = releases
    .map(({ manifest }) => day(manifest.last))
    .reduce((a, b) => Math.min(a, b));
  const date = fc
    .oneof(
      { weight: 9, arbitrary: fc.integer({ min: RANGE_FIRST, max: Math.min(RANGE_LAST, shared) }) },
      { weight: 1, arbitrary: fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }) },
    )
    .map(formatIsoDate);
  const asked = fc.record({
    op: fc.constantFrom('add', 'count', 'is'),
    key: fc.constantFrom(...placesOf(served).map(({ key }) => key)),
    date,
    end: date,
    days: fc.integer({ min: -300, max: 300 }),
    release: fc.constantFrom(null, ...releases),
    byDate: fc.boolean(),
  });
  let answered = 0;
  fc.assert(
    fc.property(asked, ({ op, key, date: start, end, days, release: pin, byDate }) => {
      const [code = '', region] = key.split('-');
      const fields = {
        add: { date: start, days: String(days) },
        count: { start, end },
        is: { date: start },
      }[op];
      const query = String(
        new URLSearchParams({
          ...fields,
          country: code,
          ...(region === undefined ? {} : { region }),
        }),
      );
      const { data_version, released } = (pin ?? served.release).manifest;
      const data = pin === null ? '' : `&data=${byDate ? released : data_version}`;
      const alternate = twinOf(`op=${op}&${query}${data}`);
      // Pinned by a day: the newest release of that day.
      const version = byDate && pin !== null ? (pinned(released)?.dataVersion ?? '') : data_version;
      const body = bodyOf(version, op, query);
      expect(alternate === null ? null : JSON.stringify(alternate.answer)).toBe(body);
      if (alternate === null) return;
      answered += 1;
      expect(alternate.release.data_version).toBe(version);
      expect(alternate.is_pinned).toBe(pin !== null);
    }),
    { numRuns: runsOf(1000) },
  );
  expect(answered).toBeGreaterThan(runsOf(700));
});

describe('an answer as JSON', () => {
  const land = country([
    holiday('may', '2026-05-05', { cite: ['act', 'order'] }),
    holiday('feast', '2026-05-06', { date_accuracy: 'estimated' }),
    holiday('east', '2026-05-07', { regions: ['EA'], official_date: '2026-05-09' }),
  ]);
  const toy = release([land]);
  const dataSet = buildDataSet(toy);

  test('names the question, the release, the laws, the estimates and its addresses', () => {
    const alternate = twinOf('op=add&days=3&date=2026-05-04&country=ty&region=ea', [toy], dataSet);
    expect(alternate).toMatchObject({
      question: {
        op: 'add',
        date: '2026-05-04',
        days: '3',
        country: 'TY',
        region: 'EA',
        place: 'East, Toyland',
      },
      sentence: '3 business days after Monday 4 May 2026 in East, Toyland is Tuesday 12 May 2026',
      release: {
        data_version: '2026.11.1',
        released: '2026-11-12',
        manifest: 'https://site.example/data/2026.11.1/manifest.json',
        manifest_sha256: '0'.repeat(64),
        licence: 'CC-BY-4.0',
      },
      is_pinned: false,
      estimated: [{ date: '2026-05-06', holiday: 'Name of feast' }],
      history: [{ since: '2026.11.1', answer: '2026-05-12', is_estimated: true, reasons: [] }],
    });
    expect(alternate.by_region).toBeNull();
    const common = twinOf('op=is&date=2026-05-07&country=ty', [toy], dataSet);
    expect(common.by_region).toEqual([
      { answer: 'Off', regions: ['EA'] },
      { answer: 'Works', regions: ['WE'] },
    ]);
    expect(
      alternate.laws.map(({ date, sources }: { date: string; sources: { url: string }[] }) => [
        date,
        sources.map(({ url }) => url),
      ]),
    ).toEqual([
      ['2026-05-05', ['https://law.example/act', 'https://law.example/order']],
      ['2026-05-06', ['https://law.example/act']],
      ['2026-05-07', ['https://law.example/act']],
    ]);
    const query = 'country=TY&date=2026-05-04&days=3&op=add&region=EA';
    expect(alternate.links).toEqual({
      page: `https://site.example/calculator/?${query}`,
      permalink:
        'https://site.example/calculator/?country=TY&data=2026.11.1&date=2026-05-04&days=3&op=add&region=EA',
      calendar: `https://site.example/calculator.ics?${query}`,
      api: 'https://site.example/v1/add-business-days?date=2026-05-04&days=3&country=TY&region=EA',
    });
  });

  test('for one date has the laws of that date and no calendar', () => {
    const alternate = twinOf('op=is&date=2026-05-06&country=TY', [toy], dataSet);
    expect(alternate.laws.map(({ date }: { date: string }) => date)).toEqual(['2026-05-06']);
    expect(alternate.estimated).toHaveLength(1);
    expect(alternate.links.calendar).toBeNull();
    expect(alternate.history[0].answer).toBe('not a business day: it’s a public holiday');
  });

  test('for a count has numbers in its history', () => {
    const alternate = twinOf('op=count&start=2026-05-08&end=2026-05-01&country=TY', [toy], dataSet);
    expect(alternate.history[0].answer).toBe(-3);
    expect(alternate.laws).toHaveLength(2);
  });
});
