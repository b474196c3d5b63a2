import { describe, expect, it } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadServedChain } from '../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../src/artifact/release-files.ts';
import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { checkReply } from '../support/lanes/check-reply.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { Random } from '../support/random.ts';
import { readRealRules } from '../support/terms/real-rules.ts';
import { referenceDeadline } from '../support/terms/reference-deadline.ts';
import { release } from '../support/world/toy-release.ts';
import { TOY_COUNTRIES, TOY_RULES } from '../support/world/toy-world.ts';

interface Asked {
  readonly rule: string;
  readonly date: string;
  readonly period: string;
  readonly country: string;
  readonly region?: string;
}

function doorTo(countries: readonly CountryArtifact[], rules: readonly RuleRecord[]) {
  const { send } = directLane(
    serviceOver(OPEN_GATE, buildDataSet({ ...release(countries), rules })),
  );
  return async (path: string, asked: Partial<Asked>) => {
    const request = get(`/v1/${path}?${new URLSearchParams({ ...asked })}`);
    const reply = await send(request);
    checkReply(request, reply);
    return { ...reply, json: JSON.parse(reply.body) };
  };
}

describe('the last day that a law gives', () => {
  const ask = doorTo(TOY_COUNTRIES, TOY_RULES);

  it('answers field by field, each step with the words behind it', async () => {
    const asked = { rule: 'aa-act-1', date: '2026-04-25', period: 'P6D', country: 'AA' };
    const holiday = (name: string, date_accuracy: string) => ({
      ...{ date: '2026-05-01', official_date: null, name, local_name: null },
      ...{ type: 'public', date_accuracy },
    });
    const { body } = await ask('deadline', asked);
    const step = (name: string, date: string, more: object, words: readonly string[]) => ({
      ...{ step: name, date, until: null, days: 0, because: null },
      ...more,
      words,
    });
    expect(body).toBe(
      JSON.stringify({
        ...asked,
        region: null,
        end_date: '2026-05-04',
        earliest: '2026-05-04',
        latest: '2026-05-04',
        date_accuracy: 'estimated',
        steps: [
          step('event', '2026-04-25', {}, ['one']),
          step('begins', '2026-04-26', {}, ['one']),
          step('ends', '2026-05-01', {}, ['one']),
          step('moved', '2026-05-01', { until: '2026-05-01', days: 1, because: 'holiday' }, [
            'one',
          ]),
          step('moved', '2026-05-02', { until: '2026-05-03', days: 2, because: 'weekend' }, [
            'one',
          ]),
          step('last_day', '2026-05-04', {}, []),
        ],
        holidays_skipped: [
          holiday('Zebra Day', 'exact'),
          holiday('Äpfel Day', 'estimated'),
          holiday('～ Day', 'exact'),
          { ...holiday('😀 Day', 'exact'), local_name: '😀' },
        ],
        readings: [],
        law: [
          {
            ...{ id: 'one', title: 'Toy Act', section: 's. 1', language: 'en' },
            ...{ quote: 'Days count from the next.', seen: 'read' },
          },
          {
            ...{ id: 'two', title: 'Toy Act', section: 's. 2', language: 'de' },
            ...{ quote: 'Sie ruht <über> „Weihnachten“.', seen: 'read' },
          },
        ],
        not_modelled: [{ what: 'Local days.', moves: 'later' }],
      }),
    );
  });

  it('lists the rules of a country, and none for a release without rules', async () => {
    const idsOf = async (asked: Partial<Asked>) =>
      (await ask('deadline-rules', asked)).json.rules.map(({ rule }: Asked) => rule);
    expect(await idsOf({})).toEqual(['aa-act-1', 'aa-act-2', 'bb-act-1']);
    expect(await idsOf({ country: 'bb' })).toEqual(['bb-act-1']);
    expect(await idsOf({ country: 'CC' })).toEqual([]);
    const none = doorTo(TOY_COUNTRIES, []);
    expect((await none('deadline-rules', {})).json).toEqual({ rules: [] });
    const asked = { rule: 'aa-act-1', date: '2026-06-03', period: 'P5D', country: 'AA' };
    expect((await none('deadline', asked)).json.error.code).toBe('invalid_rule');
  });
});

it('gives the body of the day-by-day walk for every rule of the sources', async () => {
  const { rules, countries } = readRealRules();
  const ask = doorTo([...countries.values()], rules);
  const random = new Random(36);
  const tags = new Map<string, string>();
  for (const record of rules.filter(({ refused }) => refused === undefined)) {
    for (let index = 0; index < 25; index += 1) {
      const country = countries.get(random.pick(record.countries)) as CountryArtifact;
      const region =
        random.once(2) || country.regions.length === 0 ? null : random.pick(country.regions).code;
      const unit = random.pick(Object.keys(record.units));
      const period = `P${1 + random.below(unit === 'D' ? 60 : 6)}${unit}`;
      const date = `2026-0${1 + random.below(9)}-${10 + random.below(18)}`;
      const { status, json, body, headers } = await ask('deadline', {
        ...{ rule: record.rule, date, period, country: country.country },
        ...(region === null ? {} : { region }),
      });
      const label = `${record.rule} ${date} ${period} ${country.country} ${region}`;
      if (status !== 200) {
        expect(
          ['rule_not_for_place', 'period_not_in_rule', 'closed_days_not_held', 'date_out_of_range'],
          label,
        ).toContain(json.error.code);
        continue;
      }
      // Steps, words and records too.
      const where = region === null ? {} : { region };
      const told = { rule: record.rule, date, period, country: country.country, ...where };
      expect(body, label).toBe(JSON.stringify(referenceDeadline(record, country, told)));
      // A step that is counted names words that the answer quotes.
      const quoted = json.law.map(({ id }: { id: string }) => id);
      for (const { words } of json.steps)
        expect(quoted, label).toEqual(expect.arrayContaining(words));
      const tag = headers.get('etag') as string;
      expect(tags.getOrInsert(tag, label), label).toBe(label);
    }
  }
});

it('names the first release with rules when an earlier one is pinned', async () => {
  const { release: newest, chain } = loadServedChain('artifacts', null);
  const files = new ReleaseFiles('artifacts', chain);
  const { send } = directLane(serviceOver(OPEN_GATE, buildDataSet(newest), files));
  const ask = (target: string) => send(get(target, { headers: [['X-Data-Version', '2026.11.6']] }));
  const { status, body } = await ask(
    '/v1/deadline?rule=gb-foia-10&date=2026-12-03&period=P20D&country=GB',
  );
  expect(status).toBe(400);
  expect(JSON.parse(body).error).toMatchObject({
    code: 'invalid_rule',
    message: expect.stringContaining('the first with rules is 2026.11.7'),
  });
  expect((await ask('/v1/deadline-rules')).body).toBe('{"rules":[]}');
});
