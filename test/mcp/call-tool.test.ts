import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDataSet, type DataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { askEndpoint, toolResult } from '../../src/mcp/call-tool.ts';
import { TOOLS } from '../../src/mcp/tool-table.ts';
import { OPEN_GATE, onlyThe, serviceOver } from '../support/lanes/direct-lane.ts';
import { holiday, toyData } from '../support/world/toy-release.ts';

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
}

/** Asks over a data set, with a key of a paid plan. */
function asking(dataSet: DataSet) {
  const releases = onlyThe(dataSet);
  const service = serviceOver(OPEN_GATE, dataSet);
  const context = { service, dataSet, releases, now: () => 0 };
  const authorization = ['Bearer paid'];
  return async (name: string, given: Record<string, string | number>): Promise<Explained> => {
    const tool = TOOLS.find((entry) => entry.name === name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    const caller = {
      requestId: randomUUIDv7(),
      authorization,
      clientRequestId: [],
      dataVersion: [],
    };
    const reply = await askEndpoint(context, tool, given, caller);
    const result = await toolResult(context, reply, caller);
    if (result.isError) throw new Error(JSON.stringify(result.content));
    return result.structuredContent as unknown as Explained;
  };
}

describe('a date with two laws', () => {
  const twins = asking(
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
  const ask = asking(dataSet);
  const calendar = fc.constantFrom(
    ...[...dataSet.countries].flatMap(([country, { regions }]) => [
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
});
