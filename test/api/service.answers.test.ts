import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { dataSetOf, directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { country, nearDate } from '../support/world/random-world.ts';
import {
  type CalendarEndpoint,
  type Parameters,
  referenceBody,
} from '../support/world/reference.ts';
import { YEARS } from '../support/years.ts';

/** Compares whole replies with the plain reference, on unusual calendars. */

const region = fc.constantFrom<Parameters>({}, { region: 'R' }, { region: '02' });
const days = fc.oneof(
  fc.integer({ min: -12, max: 12 }),
  fc.integer({ min: -1100, max: 1100 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
);

async function compare(world: CountryArtifact, endpoint: CalendarEndpoint, asked: Parameters) {
  const lane = directLane(serviceOver(OPEN_GATE, dataSetOf([world])));
  const parameters = { country: 'QQ', ...asked };
  const request = get(`/v1/${endpoint}?${new URLSearchParams(parameters)}`);
  const reply = await lane.send(request);
  const parsed = checkReply(request, reply) as { error?: { code: string } };
  const expected = referenceBody([world], endpoint, parameters);
  if (expected === null) expect(parsed.error?.code).toBe('date_out_of_range');
  else expect(reply.body).toBe(JSON.stringify(expected));
}

describe('replies equal the plain reference on random calendars', () => {
  it('is-business-day', () =>
    fc.assert(
      fc.asyncProperty(country, nearDate, region, (world, day, where) =>
        compare(world, 'is-business-day', { date: day, ...where }),
      ),
    ));

  it('add-business-days', () =>
    fc.assert(
      fc.asyncProperty(country, nearDate, days, region, (world, day, n, where) =>
        compare(world, 'add-business-days', { date: day, days: String(n), ...where }),
      ),
    ));

  it('count-business-days', () =>
    fc.assert(
      fc.asyncProperty(country, nearDate, nearDate, region, (world, start, end, where) =>
        compare(world, 'count-business-days', { start, end, ...where }),
      ),
    ));

  it('holidays', () =>
    fc.assert(
      fc.asyncProperty(
        country,
        fc.constantFrom(...YEARS.map(String)),
        region,
        (world, year, where) => compare(world, 'holidays', { year, ...where }),
      ),
    ));
});
