import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { readCalculatorForm } from '../../../src/site/calculator/calculator-form.ts';
import { answerHistory, type GivenAnswer, tellHistory } from '../../../src/site/proof/history.ts';
import { runsOf } from '../../support/sample.ts';
import { nearDate, country as randomCountry } from '../../support/world/random-world.ts';
import { referenceBody } from '../../support/world/reference.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';

/** Releases of one country each; null where a release does not hold the country. */
function releasesOf(countries: readonly (CountryArtifact | null)[]): Release[] {
  return countries.map((artifact, index) =>
    release(artifact === null ? [] : [artifact], `2026.11.${index + 1}`),
  );
}

interface Body {
  readonly end_date: string;
  readonly business_days: number;
  readonly reason: string;
}

/** The answer of one release and its certainty, worked out from the prose of the contract alone. */
function askedOf(artifact: CountryArtifact | null, asked: Readonly<Record<string, string>>) {
  const { op, ...parameters } = asked;
  const { region } = parameters;
  if (artifact === null) return null;
  if (region !== undefined && !artifact.regions.some(({ code }) => code === region)) return null;
  const endpoint = {
    add: 'add-business-days',
    count: 'count-business-days',
    is: 'is-business-day',
  };
  const name = endpoint[op as keyof typeof endpoint] as 'is-business-day';
  const body = referenceBody([artifact], name, parameters) as Body | null;
  if (body === null) return null;
  const from = parameters.start ?? parameters.date ?? '';
  const to = op === 'is' ? from : op === 'add' ? body.end_date : (parameters.end ?? '');
  const isOn = (date: string) =>
    op === 'is' ? date === from : from < to ? date > from && date <= to : date < from && date >= to;
  const isEstimated = artifact.holidays.some(
    ({ regions, date, date_accuracy }) =>
      (regions === undefined || (region !== undefined && regions.includes(region))) &&
      date_accuracy === 'estimated' &&
      isOn(date),
  );
  const answer = { add: body.end_date, count: body.business_days, is: body.reason }[String(op)];
  return `${answer} ${isEstimated}`;
}

/** The same facts, taken from a history. */
function toldOf(given: GivenAnswer | null): string | null {
  if (given === null) return null;
  const { value, estimated } = given;
  const kinds = {
    'a business day': 'business_day',
    'not a business day: it’s a weekend': 'weekend',
    'not a business day: it’s a regional holiday': 'regional_holiday',
    'not a business day: it’s a public holiday': 'public_holiday',
  };
  const answer = kinds[value as keyof typeof kinds] ?? value;
  return `${answer} ${estimated.length > 0}`;
}

test('the history of an answer equals what each release answers in turn', () => {
  const place = { country: fc.constant('QQ') };
  const region = { region: fc.constantFrom('R', '02') };
  const questions = [
    { op: fc.constant('add'), date: nearDate, days: fc.integer({ min: -30, max: 30 }).map(String) },
    { op: fc.constant('count'), start: nearDate, end: nearDate },
    { op: fc.constant('is'), date: nearDate },
  ].flatMap((fields) => [
    fc.record<Record<string, string>>({ ...fields, ...place }),
    fc.record<Record<string, string>>({ ...fields, ...place, ...region }),
  ]);
  let moves = 0;
  fc.assert(
    fc.property(
      fc.oneof(...questions),
      // Few countries and many releases, so that most releases repeat an earlier country.
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: randomCountry },
          { weight: 1, arbitrary: fc.constant(null) },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
      (asked, countries, order) => {
        const chosen = order.map((index) => countries[index % countries.length] ?? null);
        const releases = releasesOf(chosen);
        // Computed once per country, however many releases contain it.
        const walked = new Map(countries.map((artifact) => [artifact, askedOf(artifact, asked)]));
        const answers = chosen.map((artifact) => walked.get(artifact) ?? null);
        fc.pre(answers.at(-1) !== null);
        const { question } = readCalculatorForm(
          buildDataSet(releases.at(-1) as Release),
          String(new URLSearchParams(asked)),
        );
        if (question === null) throw new Error('no question');
        const localized = tellHistory(answerHistory(question, releases));
        const first = answers.findIndex((answer) => answer !== null);
        const expected = answers.flatMap((answer, index) =>
          index === first || (index > first && answer !== answers[index - 1])
            ? [{ answer, since: `2026.11.${index + 1}` }]
            : [],
        );
        expect(
          localized.map(({ given, since }) => ({
            answer: toldOf(given),
            since: since.manifest.data_version,
          })),
        ).toEqual(expected);
        expect(localized.map(({ until }) => until)).toEqual([
          ...expected.slice(1).map(({ since }) => since),
          null,
        ]);
        moves += expected.length - 1;
      },
    ),
    { numRuns: runsOf(400) },
  );
  // Guards against histories without moves, which would prove little.
  expect(moves).toBeGreaterThan(runsOf(200));
});

test('an answer that returns names only the region that brought it back', () => {
  const land = country([holiday('may', '2026-05-01')]);
  const [first, gone] = releasesOf([land, { ...land, regions: [] }]) as [Release, Release];
  const fact = (where: string, countryCode: string | null = 'TY') => ({
    ...{ country: countryCode, where, before: null, after: '6 · 7' },
    ...{ answers: true, past: false, reason: null },
  });
  const back = release(
    [land],
    '2026.11.3',
    '2026-11-22',
    [],
    [fact('regions › EA › name'), fact('timezone'), fact('weekend_days', 'ZZ')],
  );
  const { question } = readCalculatorForm(
    buildDataSet(back),
    'op=is&date=2026-05-01&country=TY&region=EA',
  );
  if (question === null) throw new Error('no question');
  const localized = tellHistory(answerHistory(question, [first, gone, back]));
  expect(localized.at(-1)?.reasons.map(({ title }) => title)).toEqual([
    'Toyland: name of region EA added, 6 · 7',
  ]);
});

test('a gap without an answer is an entry of its own', () => {
  const land = country([holiday('may', '2026-05-01')]);
  const releases = releasesOf([null, land, { ...land, regions: [] }, land]);
  const { question } = readCalculatorForm(
    buildDataSet(releases.at(-1) as Release),
    'op=is&date=2026-05-01&country=TY&region=EA',
  );
  if (question === null) throw new Error('no question');
  expect(
    tellHistory(answerHistory(question, releases)).map(({ words, since, until }) => [
      words,
      since.manifest.data_version,
      until,
    ]),
  ).toEqual([
    ['not a business day: it’s a public holiday', '2026.11.2', '2026.11.3'],
    ['no answer', '2026.11.3', '2026.11.4'],
    ['not a business day: it’s a public holiday', '2026.11.4', null],
  ]);
});

test('a release answers only for its own dates', () => {
  const land = country([]);
  const [old, now] = releasesOf([land, land]) as [Release, Release];
  const short = { ...old, manifest: { ...old.manifest, last: '2026-12-31' } };
  const ask = (query: string) => {
    const { question } = readCalculatorForm(buildDataSet(now), query);
    if (question === null) throw new Error('no question');
    return answerHistory(question, [short, now])[0]?.since.manifest.data_version;
  };
  expect(ask('op=add&date=2026-12-30&days=1&country=TY')).toBe('2026.11.1');
  // One more day would leave the range of the older release.
  expect(ask('op=add&date=2026-12-30&days=2&country=TY')).toBe('2026.11.2');
  expect(ask('op=is&date=2027-01-01&country=TY')).toBe('2026.11.2');
  expect(ask('op=count&start=2026-12-01&end=2027-01-01&country=TY')).toBe('2026.11.2');
});
