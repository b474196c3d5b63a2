import { describe, expect, it } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import {
  type CalendarEndpoint,
  type HolidayRef,
  type Parameters,
  referenceBody,
} from '../support/world/reference.ts';

const release = loadNewestRelease('artifacts');
const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(release)));

async function ask(endpoint: CalendarEndpoint, parameters: Parameters) {
  const request = get(`/v1/${endpoint}?${new URLSearchParams(parameters)}`);
  const reply = await lane.send(request);
  return { text: reply.body, body: checkReply(request, reply) };
}

async function holidaysOf(country: string, year: string): Promise<readonly HolidayRef[]> {
  const { body } = await ask('holidays', { country, year });
  return (body as { holidays: HolidayRef[] }).holidays;
}

describe('the newest release, through the contract', () => {
  it('GB: Boxing Day 2026 is one record, moved from Saturday to Monday', async () => {
    const boxing = (await holidaysOf('GB', '2026')).filter(({ name }) => name === 'Boxing Day');
    expect(boxing.map(({ date, official_date }) => [date, official_date])).toEqual([
      ['2026-12-28', '2026-12-26'],
    ]);
  });

  it('US: New Year 2028 is observed in the year 2027', async () => {
    const last = (await holidaysOf('US', '2027')).at(-1);
    expect([last?.date, last?.official_date]).toEqual(['2027-12-31', '2028-01-01']);
  });

  it('JP: the day between two holidays is one', async () => {
    const { body } = await ask('is-business-day', { country: 'JP', date: '2026-09-22' });
    expect(body).toMatchObject({ is_business_day: false, reason: 'public_holiday' });
  });

  it('DE: 2147483647 business days end out of range', async () => {
    const asked = { country: 'DE', date: '2026-01-05', days: '2147483647' };
    const { body } = await ask('add-business-days', asked);
    expect(body).toMatchObject({ error: { code: 'date_out_of_range' } });
  });

  it('lists its countries as the reference does', async () => {
    expect((await ask('countries', {})).text).toBe(
      JSON.stringify(referenceBody(release.countries, 'countries', {})),
    );
  });

  const calendars = release.countries.flatMap(({ country, regions }) => [
    [country, {}] as const,
    ...regions.map(({ code }) => [`${country}-${code}`, { region: code }] as const),
  ]);

  it.each(calendars)('%s: replies equal the plain reference', async (name, where) => {
    const common = { country: name.slice(0, 2), ...where };
    const asked: [CalendarEndpoint, Parameters][] = [
      ['holidays', { ...common, year: '2025' }],
      ['holidays', { ...common, year: '2026' }],
      ['holidays', { ...common, year: '2027' }],
      ['count-business-days', { ...common, start: '2025-12-20', end: '2026-02-01' }],
      ['count-business-days', { ...common, start: '2027-05-20', end: '2027-03-01' }],
      ['add-business-days', { ...common, date: '2026-12-23', days: '7' }],
      ['add-business-days', { ...common, date: '2026-06-01', days: '-44' }],
      ['is-business-day', { ...common, date: '2026-12-25' }],
      ['is-business-day', { ...common, date: '2027-12-31' }],
    ];
    for (const [endpoint, parameters] of asked) {
      const expected = referenceBody(release.countries, endpoint, parameters);
      expect((await ask(endpoint, parameters)).text).toBe(JSON.stringify(expected));
    }
  });
});
