import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { calculatorPage } from '../../../src/site/calculator/calculator-page.ts';
import { findDestination } from '../../../src/site/places/search/destination.ts';
import { aside, country, day, holiday, release } from '../../support/world/toy-release.ts';

const keeps = (id: string, date: string) =>
  aside(id, date, { name: 'Assumption', regions: ['BY'], part: 'local', kept_in: ['Munich'] });
const data = buildDataSet(
  release([
    country([holiday('unity', '2026-10-02')], {
      country: 'DE',
      name: 'Germany',
      regions: [
        { code: 'BE', name: 'Berlin' },
        { code: 'BY', name: 'Bavaria' },
      ],
      beside: [
        // Thursday, and the Friday after it.
        keeps('assumption', '2026-08-13'),
        keeps('fair', '2026-08-14'),
        keeps('on-saturday', '2026-08-22'),
      ],
    }),
  ]),
);
const page = (query: string) => calculatorPage(data, query);
const MUNICH = 'city=Munich&country=DE&date=2026-08-13&op=is&region=BY';

test('a typed city with a day off is kept in the address as typed', () => {
  const asked = (where: string, date = '2026-08-13') =>
    page(`op=is&date=${date}&where=${encodeURIComponent(where)}`).redirect;
  expect(asked('munich')).toBe(`/calculator/?${MUNICH}`);
  expect(asked('Munich, Germany')).toBe(`/calculator/?${MUNICH}`);
  expect(asked('München')).toBe(`/calculator/?${MUNICH.replace('Munich', 'M%C3%BCnchen')}`);
  // Where the city follows its region, the page does not mention it.
  expect(asked('Nuremberg')).toBe(`/calculator/?${MUNICH.replace('city=Munich&', '')}`);
  expect(asked('Munich', '2026-08-12')).not.toContain('city');
  expect(asked('Munich', '2026-08-22')).not.toContain('city');
  expect(asked('Bavaria')).not.toContain('city');
});

test('the answer is the city’s: off, with its own neighbouring business days', () => {
  const { answer, title, path } = page(MUNICH);
  expect(path).toBe(`/calculator/?${MUNICH}`);
  expect(title).toBe('13 August 2026 (Munich): not a business day');
  expect(answer).toMatchObject({
    asked: 'Is Thursday 13 August 2026 a business day in Munich?',
    sentence: 'Thursday 13 August 2026 in Munich is not a business day',
    detail: 'Previous business day: Wednesday 12 August 2026; next: Monday 17 August 2026.',
    city: {
      city: 'Munich',
      name: 'Assumption',
      around: 'Bavaria',
      laws: [{ number: 1, citation: { title: 'Act' } }],
      previous: day('2026-08-12'),
      next: day('2026-08-17'),
    },
  });
  const drawn = answer?.trace.blocks[0]?.days.map(({ state }) => state).join('');
  expect(drawn).toBe('dhdwwd');
});

test('an unknown city, a count, and a day off everywhere change nothing', () => {
  for (const query of [
    MUNICH.replace('Munich', 'Atlantis'),
    MUNICH.replace('region=BY', 'region=BE'),
    MUNICH.replace('2026-08-13', '2026-10-02'),
    'city=Munich&country=DE&date=2026-08-12&days=2&op=add&region=BY',
  ]) {
    expect([query, page(query).answer?.city]).toEqual([query, null]);
  }
});

test('the search leads to the answer of the city', () => {
  const now = Date.UTC(2026, 6, 1);
  const to = (words: string) =>
    findDestination(data, `q=${encodeURIComponent(words)}`, now).redirect;
  expect(to('Munich 13 August 2026')).toBe(
    '/calculator/?city=Munich&country=DE&date=2026-08-13&op=is&region=BY',
  );
  expect(to('Munich 12 August 2026')).toBe(
    '/calculator/?country=DE&date=2026-08-12&op=is&region=BY',
  );
});
