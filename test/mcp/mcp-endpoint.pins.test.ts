import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { EARLIER } from '../support/world/toy-chain.ts';
import { TOY_DATA_VERSION } from '../support/world/toy-world.ts';

/** Contract 20.6: a pin over MCP, by the header, by the argument, or by both. */

let toy: ToyServer;
beforeAll(async () => {
  toy = await startToyServer();
});
afterAll(() => toy.close());

interface Told {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
}

interface Said {
  readonly answer: unknown;
  readonly data_version: string;
  readonly trace: { readonly days: readonly { readonly kind: string }[] };
  readonly laws: readonly { readonly holiday: string }[];
}

const saidIn = ({ content }: Told) => JSON.parse(content[0]?.text ?? '') as Said;

/** Friday and Saturday were the weekend then, and Monday 1 June was no holiday. */
const FRIDAY = { date: '2026-06-05', country: 'AA' };
const MONDAY = { date: '2026-06-01', country: 'AA' };

async function call(given: object, pins: readonly string[] = [], name = 'is_business_day') {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: { detail: 'full', ...given } },
  };
  const lines: [string, string][] = pins.map((pin) => ['X-Data-Version', pin]);
  const reply = await fetch(`${toy.server.url}/mcp`, {
    method: 'POST',
    headers: [
      ['Authorization', `Bearer ${toy.keys.paid}`],
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
      ...lines,
    ],
    body: JSON.stringify(message),
  });
  const text = await reply.text();
  const { result } = JSON.parse(text.slice(text.indexOf('{'))) as { result: Told };
  return { result, release: reply.headers.get('x-data-version') };
}

it.each([
  ['the header', FRIDAY, [EARLIER.version]],
  ['a date in the header', FRIDAY, ['2026-10-31']],
  ['the argument', { ...FRIDAY, data_version: EARLIER.version }, []],
  ['both, saying the same', { ...FRIDAY, data_version: EARLIER.version }, [EARLIER.version]],
])('%s: answer, trace and release are those of the pin', async (_, given, pins) => {
  const { result, release } = await call(given, pins);
  const { answer, data_version, trace } = saidIn(result);
  const rest = await toy.lane.send(
    get('/v1/is-business-day?date=2026-06-05&country=AA', {
      headers: [['X-Data-Version', EARLIER.version]],
    }),
  );
  expect(answer).toEqual(JSON.parse(rest.body));
  expect([data_version, release]).toEqual([EARLIER.version, EARLIER.version]);
  expect(trace.days.map(({ kind }) => kind)).toEqual(['weekend']);
});

it('the laws are those of the pinned release', async () => {
  const now = await call({ country: 'AA', year: 2026 }, [], 'list_holidays');
  const then = await call({ country: 'AA', year: 2026 }, [EARLIER.version], 'list_holidays');
  const named = ({ result }: typeof now) => saidIn(result).laws.map(({ holiday }) => holiday);
  expect(named(now)).toContain('Everywhere Day');
  expect(named(then)).not.toContain('Everywhere Day');
  expect(named(then)).toContain('Zebra Day');
});

it('without a pin, the newest release answers and is named', async () => {
  const { result, release } = await call(MONDAY);
  expect([saidIn(result).data_version, release]).toEqual([TOY_DATA_VERSION, TOY_DATA_VERSION]);
});

it.each([
  ['an unknown release', { ...MONDAY, data_version: '2031.1.1' }, []],
  ['an empty argument', { ...MONDAY, data_version: '' }, []],
  ['two that differ', { ...MONDAY, data_version: TOY_DATA_VERSION }, [EARLIER.version]],
  ['two lines of the header', MONDAY, [EARLIER.version, EARLIER.version]],
  [
    'two lines, and the argument',
    { ...MONDAY, data_version: EARLIER.version },
    [EARLIER.version, EARLIER.version],
  ],
])('%s: invalid_data_version, and no release has answered', async (_, given, pins) => {
  const { result, release } = await call(given, pins);
  expect([result.isError, release]).toEqual([true, null]);
  const { code, message } = JSON.parse(result.content[0]?.text ?? '').error;
  expect(code).toBe('invalid_data_version');
  const isArgument = 'data_version' in given;
  expect(message).toMatch(
    isArgument
      ? /^data_version must agree with X-Data-Version if both are sent, and name a release no newer /
      : /^Send X-Data-Version once, /,
  );
});
