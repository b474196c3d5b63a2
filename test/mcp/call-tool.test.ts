import { randomUUIDv7 } from 'node:crypto';
import type { CallToolResult } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDataSet, type DataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { askEndpoint, toolResult } from '../../src/mcp/call-tool.ts';
import { readCall } from '../../src/mcp/read-call.ts';
import { OPEN_GATE, onlyThe, serviceOver } from '../support/lanes/direct-lane.ts';
import { sampleOf } from '../support/sample.ts';
import { readVectors } from '../support/vectors/read-vectors.ts';
import { aside, holiday, toyData } from '../support/world/toy-release.ts';

interface Law {
  readonly date: string;
  readonly holiday: string;
  readonly sources: readonly { readonly title: string }[];
}

interface Explained {
  readonly answer: {
    readonly holidays?: readonly { readonly date: string; readonly name: string }[];
    readonly holidays_skipped?: readonly { readonly date: string; readonly name: string }[];
  };
  readonly laws: readonly Law[];
  readonly beside: readonly object[];
  readonly sentence: string;
  readonly by_region?: Readonly<Record<string, unknown>>;
  readonly offices?: object;
}

function textOf({ content: [said] }: CallToolResult): string {
  return said?.type === 'text' ? said.text : '';
}

/** Asks over a data set, with a key of a paid plan. */
function asking(dataSet: DataSet) {
  const releases = onlyThe(dataSet);
  const service = serviceOver(OPEN_GATE, dataSet);
  const context = { service, dataSet, releases, now: () => 0 };
  const authorization = ['Bearer paid'];
  const tell = async (name: string, given: Record<string, string | number>): Promise<string> => {
    const call = readCall({ name, arguments: given });
    if (call === null) throw new Error(`no tool is named ${name}`);
    const caller = {
      requestId: randomUUIDv7(),
      authorization,
      clientRequestId: [],
      dataVersion: [],
    };
    const reply = await askEndpoint(context, call, caller);
    const result = await toolResult(context, call, reply, caller);
    if (result.isError) throw new Error(JSON.stringify(result.content));
    // A client reads the text, which repeats the object.
    expect(JSON.stringify(result.structuredContent)).toBe(textOf(result));
    return JSON.stringify({ content: result.content });
  };
  const ask = async (name: string, given: Record<string, string | number>): Promise<Explained> => {
    const told = JSON.parse(await tell(name, { detail: 'full', ...given })) as CallToolResult;
    return JSON.parse(textOf(told)) as Explained;
  };
  return { ask, tell };
}

test('a full answer lists the days beside the count among the dates it passed', async () => {
  const beside = [
    aside('eve', '2026-12-24', { name: 'Christmas Eve', part: 'half', what: 'half day from noon' }),
    aside('fair', '2026-12-24', { regions: ['EA'] }),
    aside('late', '2027-06-01'),
  ];
  const { ask } = asking(toyData([], { beside }));
  const eve = {
    ...{ date: '2026-12-24', name: 'Christmas Eve', part: 'half' },
    ...{ what: 'half day from noon', date_accuracy: 'exact' },
  };
  const span = { country: 'TY', start: '2026-12-23', end: '2026-12-24' };
  const told = async (tool: string, given: Record<string, string | number>) =>
    (await ask(tool, given)).beside;
  expect(await told('count_business_days', span)).toEqual([eve]);
  expect(await told('count_business_days', { ...span, start: '2026-12-25' })).toEqual([eve]);
  // The start is left out.
  expect(await told('count_business_days', { ...span, start: '2026-12-24' })).toEqual([]);
  expect(await told('is_business_day', { country: 'TY', date: '2026-12-24' })).toEqual([eve]);
  expect(await told('list_holidays', { country: 'TY', region: 'EA', year: 2026 })).toEqual([
    eve,
    expect.objectContaining({ date: '2026-12-24', what: 'an evening off', part: null }),
  ]);
});

test('a full answer for a state says which of its lists were seen, and which were not looked at', async () => {
  const list = { year: 2026, title: 'Holidays of 2026', url: null, seen: 'text' } as const;
  const regions = [
    { code: 'EA', name: 'East', lists: [list], statutes: ['act'] },
    { code: 'WE', name: 'West' },
  ];
  const { ask } = asking(toyData([], { regions }));
  const told = async (tool: string, given: Record<string, string | number>) =>
    (await ask(tool, { country: 'TY', ...given })).offices;
  const offices = (seen: readonly object[], missing: readonly number[]) => ({
    ...{ of: 'state offices', lists_seen: seen, not_looked_at: missing, statutes: ['Act'] },
  });
  expect(await told('list_holidays', { region: 'EA', year: 2026 })).toEqual(offices([list], []));
  expect(await told('is_business_day', { region: 'EA', date: '2027-05-03' })).toEqual(
    offices([], [2027]),
  );
  const span = { start: '2027-01-04', end: '2025-12-30' };
  expect(await told('count_business_days', { region: 'EA', ...span })).toEqual(
    offices([list], [2025, 2027]),
  );
  expect(await told('list_holidays', { region: 'WE', year: 2026 })).toBeUndefined();
  expect(await told('list_holidays', { year: 2026 })).toBeUndefined();
});

describe('a date with two laws', () => {
  const { ask: twins } = asking(
    toyData([
      holiday('one', '2026-05-06', { name: 'Twin Day', cite: ['act'] }),
      holiday('two', '2026-05-06', { name: 'Twin Day', cite: ['order'] }),
    ]),
  );

  test.each([
    ['is_business_day', { date: '2026-05-06', country: 'TY' }],
    ['add_business_days', { date: '2026-05-05', country: 'TY', days: 1 }],
    ['count_business_days', { start: '2026-05-07', end: '2026-05-05', country: 'TY' }],
    ['list_holidays', { country: 'TY', year: 2026 }],
  ])('%s cites each of them once', async (tool, given) => {
    const { laws } = await twins(tool, given);
    expect(laws.map((law) => [law.holiday, law.sources.map(({ title }) => title)])).toEqual([
      ['Twin Day', ['Act']],
      ['Twin Day', ['Order']],
    ]);
  });
});

describe('on the released data', () => {
  const dataSet = buildDataSet(loadNewestRelease('artifacts'));
  const { ask, tell } = asking(dataSet);
  // Any date is asked about: of countries that hold all years.
  const whole = [...dataSet.countries].filter(
    ([, { artifact }]) => artifact.held_until === undefined,
  );
  const calendar = fc.constantFrom(
    ...whole.flatMap(([country, { regions }]) => [
      { country },
      ...[...regions.keys()].map((region) => ({ country, region })),
    ]),
  );
  const date = fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }).map(formatIsoDate);

  /** Each holiday of the answer has a law, in the order of the answer. */
  async function expectLaws(tool: string, given: Record<string, string | number>) {
    const { answer, laws } = await ask(tool, given);
    const listed = answer.holidays ?? answer.holidays_skipped ?? [];
    expect(laws.map((law) => [law.date, law.holiday])).toEqual(
      listed.map((each) => [each.date, each.name]),
    );
    for (const { sources } of laws) expect(sources.length).toBeGreaterThan(0);
  }

  test('every holiday of an answer comes with its law, in the same order', () =>
    fc.assert(
      fc.asyncProperty(
        calendar,
        date,
        date,
        fc.constantFrom(...SUPPORTED_YEARS),
        fc.integer({ min: -20, max: 20 }),
        async (place, start, end, year, days) => {
          await expectLaws('is_business_day', { date: start, ...place });
          await expectLaws('count_business_days', { start, end, ...place });
          await expectLaws('list_holidays', { year, ...place });
          const middle = '2026-06-15';
          await expectLaws('add_business_days', { date: middle, days, ...place });
        },
      ),
    ));

  test('a count over five weeks takes at most 700 bytes, everywhere and at any time', async () => {
    const longest = { bytes: 0, of: '' };
    for (const [country, { regions }] of whole) {
      for (const region of sampleOf([null, ...regions.keys()])) {
        for (let start = RANGE_FIRST; start + 35 <= RANGE_LAST; start += 7) {
          const given = {
            start: formatIsoDate(start),
            end: formatIsoDate(start + 35),
            country,
            ...(region !== null && { region }),
          };
          const bytes = Buffer.byteLength(await tell('count_business_days', given));
          if (bytes > longest.bytes) Object.assign(longest, { bytes, of: JSON.stringify(given) });
        }
      }
    }
    expect(longest.bytes, longest.of).toBeLessThanOrEqual(700);
  });
});

test('an answer without a region says which regions differ, and gives their answers', async () => {
  const { ask } = asking(
    toyData([
      holiday('fair', '2026-05-06', { regions: ['EA'] }),
      holiday('feast', '2026-05-07', { regions: ['EA', 'WE'] }),
      holiday('may', '2026-05-08'),
    ]),
  );
  const told = async (tool: string, given: Record<string, string | number>) => {
    const { sentence, by_region } = await ask(tool, { country: 'TY', ...given });
    return [sentence, by_region];
  };
  expect(await told('is_business_day', { date: '2026-05-06' })).toEqual([
    'Wednesday 2026-05-06 is a business day in Toyland (TY) as a whole; not in East.',
    { EA: false },
  ]);
  expect(await told('is_business_day', { date: '2026-05-06', region: 'EA' })).toEqual([
    expect.stringContaining('is no business day'),
    undefined,
  ]);
  const added = await told('add_business_days', { date: '2026-05-05', days: 2 });
  expect(added).toEqual([
    expect.stringMatching(/is Thursday 2026-05-07\. Off on 2 of these dates: East, Wést/),
    { EA: '2026-05-12', WE: '2026-05-11' },
  ]);
  const span = { start: '2026-05-09', end: '2026-05-05' };
  expect((await told('count_business_days', span))[1]).toEqual({ EA: -1, WE: -2 });
  expect(await told('list_holidays', { year: 2026 })).toEqual([
    expect.stringMatching(
      /^1 holiday in Toyland \(TY\) in 2026\. Regions are off on 2 more days: East, Wést.*; name a region for its own list\.$/,
    ),
    { EA: 3, WE: 2 },
  ]);
  expect(await told('is_business_day', { date: '2026-05-08' })).toEqual([
    'Friday 2026-05-08 is no business day in Toyland (TY): public holiday.',
    undefined,
  ]);
});

test('a deadline without a region says whether a region could change it', async () => {
  const { ask } = asking(buildDataSet(loadNewestRelease('artifacts')));
  const told = async (given: Record<string, string>) =>
    (await ask('deadline', { date: '2026-03-06', period: 'P10D', ...given })).sentence;
  const open = 'name a region for its own day.';
  expect(await told({ rule: 'de-bgb-187-193', country: 'DE' })).toContain(open);
  expect(await told({ rule: 'de-bgb-187-193', country: 'DE', region: 'BY' })).not.toContain(open);
  // The rule takes the days of every region itself.
  expect(await told({ rule: 'gb-foia-10', country: 'GB' })).not.toContain(open);
});

test('the tools for deadlines say what the vectors say', async () => {
  const { ask } = asking(buildDataSet(loadNewestRelease('artifacts')));
  const asked = readVectors().filter(
    ({ question, body }) => body !== null && question.startsWith('/v1/deadline'),
  );
  expect(asked.length).toBeGreaterThanOrEqual(5_000);
  for (const { question, body } of sampleOf(asked)) {
    const { pathname, searchParams } = new URL(question, 'http://127.0.0.1');
    const name = pathname === '/v1/deadline' ? 'deadline' : 'list_deadline_rules';
    const { answer } = await ask(name, Object.fromEntries(searchParams));
    expect(JSON.stringify(answer), question).toBe(body);
  }
});
