import { expect, it } from 'vitest';
import { checkReply } from '../support/lanes/check-reply.ts';
import { dataSetOf, directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { referenceBody } from '../support/world/reference.ts';
import { country, holiday } from '../support/world/toy-release.ts';
import { BEFORE, FIRST, LAST, LAST_YEAR } from '../support/years.ts';

/** Contract 20.3: a country whose last year is not announced, beside one whose is. */
const HELD_YEAR = LAST_YEAR - 1;
const HELD = `${HELD_YEAR}-12-31`;
const UNHELD = `${LAST_YEAR}-01-01`;
const WORLD = [
  country([holiday('may', `${LAST_YEAR}-05-04`)], { country: 'AA' }),
  country([holiday('may', `${HELD_YEAR}-05-04`)], { country: 'BB', held_until: HELD_YEAR }),
];
const lane = directLane(serviceOver(OPEN_GATE, dataSetOf(WORLD)));

async function ask(endpoint: string, query: Record<string, string>) {
  const request = get(`/v1/${endpoint}?${new URLSearchParams(query)}`);
  const reply = await lane.send(request);
  return { status: reply.status, body: checkReply(request, reply) as Record<string, unknown> };
}

const RANGE = `${FIRST} to ${HELD}`;
const WITHIN = `must lie within ${RANGE}.`;

it.each([
  ['is-business-day', { date: UNHELD }, 'date_out_of_range', `Parameter date ${WITHIN}`],
  ['add-business-days', { date: LAST, days: '0' }, 'date_out_of_range', `Parameter date ${WITHIN}`],
  [
    'add-business-days',
    { date: HELD, days: '1' },
    'date_out_of_range',
    `The end date would lie outside ${RANGE}: give days nearer to zero.`,
  ],
  [
    'count-business-days',
    { start: UNHELD, end: FIRST },
    'date_out_of_range',
    `Parameter start ${WITHIN}`,
  ],
  [
    'count-business-days',
    { start: FIRST, end: UNHELD },
    'date_out_of_range',
    `Parameter end ${WITHIN}`,
  ],
  [
    'holidays',
    { year: String(LAST_YEAR) },
    'invalid_year',
    `Parameter year must be one year within ${RANGE}.`,
  ],
])('%s %j is refused', async (endpoint, query, code, message) => {
  for (const where of [{ country: 'BB' }, { country: 'bb', region: 'EA' }]) {
    expect(await ask(endpoint, { ...query, ...where })).toMatchObject({
      status: 400,
      body: { error: { code, message: expect.stringContaining(message) } },
    });
  }
  // The other country has that year.
  const other = await ask(endpoint, { ...query, country: 'AA' });
  expect([other.status, other.body.error]).toEqual([200, undefined]);
});

it.each([
  // Contract 11: first whatever is wrong for every country, then which country it is.
  [{ date: UNHELD, country: 'ZZ' }, 'invalid_country'],
  [{ date: UNHELD, country: 'BB', region: 'ZZ' }, 'invalid_region'],
  [{ date: BEFORE, country: 'BB', region: 'ZZ' }, 'date_out_of_range'],
])('%j is refused in the order of checks', async (query, code) => {
  expect(await ask('is-business-day', query)).toMatchObject({ body: { error: { code } } });
});

it('dates that it holds are answered, and no business day lies beyond them', async () => {
  const asked = { date: HELD, country: 'BB' };
  const { body } = await ask('is-business-day', asked);
  expect(body).toEqual(referenceBody(WORLD, 'is-business-day', asked));
  expect(body.next_business_day).toBeNull();
  const back = { date: HELD, days: '-3', country: 'BB' };
  expect((await ask('add-business-days', back)).body).toEqual(
    referenceBody(WORLD, 'add-business-days', back),
  );
});
