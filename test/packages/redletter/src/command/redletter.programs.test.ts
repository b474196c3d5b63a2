import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { readVectors } from '../../../../support/vectors/read-vectors.ts';

const { home } = await useLibrary();

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function redletter(words: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [join(home, 'redletter.js'), ...words]);
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, out, err };
}

test('every addition of the vectors passes through a CSV, in order, with its date or code', async () => {
  const asked = readVectors().flatMap(({ question, body, code, edge }) => {
    const [path, query] = question.split('?');
    const given = new URLSearchParams(query);
    // Only a query can repeat or omit a parameter.
    const isRow =
      /^(?!.*(?:twice|once|: left out|: empty|escape|UTF-8|space|plus|and a region|another word))/.test(
        edge ?? '',
      );
    if (path !== '/v1/add-business-days' || !isRow || given.size > 4) return [];
    const [date, days, country, region] = ['date', 'days', 'country', 'region'].map((name) =>
      given.get(name),
    );
    const place = region === null || region === '' ? country : `${country}-${region}`;
    const answer = body === null ? code : (JSON.parse(body) as { end_date: string }).end_date;
    return [{ row: `${date},${days},${place}`, answer }];
  });
  expect(asked.length).toBeGreaterThan(5_000);
  const rows = asked.map(({ row }) => `${row}\n`).join('');
  const { code, out, err } = await redletter(['add', '--csv'], `date,days,place\n${rows}`);
  expect(out).toBe(asked.map(({ answer }) => `${answer}\n`).join(''));
  expect(code).toBe(1);
  expect(err).toMatch(/^redletter: \d+ of \d+ lines have no answer\n$/);
});

test.each<[string, string[], string, string, number]>([
  ['a count', ['count', '--csv', 'GB'], '2026-12-24,2026-12-31\n', '3\n', 0],
  ['a date', ['is', '--csv', 'GB'], '2026-12-25\r\n2026-12-24', 'false\ntrue\n', 0],
  ['a place of its own', ['is', '--csv', 'GB'], '2026-11-30,gb-sct\n', 'false\n', 0],
  ['no place', ['is', '--csv'], '2026-11-30\n', 'missing_parameter\n', 1],
  ['an empty line', ['is', '--csv', 'GB'], '\n2026-12-24\n', 'missing_parameter\ntrue\n', 1],
  [
    'the order of checks',
    ['add', '--csv', 'UK'],
    '2026-13-01,x\n2024-01-01,x\n2024-01-01,1\n2026-01-01,1\n,1\n2026-01-01\n',
    'invalid_date\ninvalid_days\ndate_out_of_range\ninvalid_country\nmissing_parameter\nmissing_parameter\n',
    1,
  ],
  ['a heading further down', ['is', '--csv', 'GB'], 'date\ndate\n', 'invalid_date\n', 1],
  [
    'a line without end',
    ['is', '--csv', 'GB'],
    `${'9'.repeat(300_000)}\n2026-12-24\n`,
    'line_too_long\ntrue\n',
    1,
  ],
  ['nothing', ['is', '--csv', 'GB'], '', '', 0],
])('%s through a CSV', async (_, words, input, out, code) => {
  expect(await redletter(words, input)).toMatchObject({ out, code });
});

test('objects give bodies, and an invalid object gives an error', async () => {
  const lines = ['{"country":"IE","year":2026}', '[]', 'x', '{"year":2026}', '{"country":"IE"}'];
  const { out, code } = await redletter(['holidays', '--ndjson'], lines.join('\n'));
  const [first = '', ...rest] = out.trimEnd().split('\n');
  expect(JSON.parse(first)).toMatchObject({ country: 'IE', year: 2026 });
  expect(rest.map((line) => JSON.parse(line).error.code)).toEqual([
    'bad_request',
    'bad_request',
    'missing_parameter',
    'missing_parameter',
  ]);
  expect(code).toBe(1);
});

test('a hostile line is one error: the lines before and after it are answered', async () => {
  const deep = `{"year":${'['.repeat(4_000)}${']'.repeat(4_000)}}`;
  const hostile = ['{"year":{"toString":1}}', deep, '{"year":[2026]}', '{"__proto__":{}}'];
  const good = '{"country":"IE","year":2026}';
  const { out, err, code } = await redletter(
    ['holidays', '--ndjson'],
    [good, ...hostile, good].join('\n'),
  );
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ error }) => error?.code)).toEqual([
    undefined,
    ...hostile.map(() => 'bad_request'),
    undefined,
  ]);
  expect(lines[1].error.message).toContain('The value of "year" must be a text or a number');
  expect([err, code]).toEqual(['redletter: 4 of 6 lines have no answer\n', 1]);
});

test('the command names its release, and lists the rules for deadlines', async () => {
  const { out } = await redletter(['--version']);
  expect(out).toMatch(/^redletter with data release \d{4}\.\d{1,2}\.\d+\n$/);
  const { rules } = JSON.parse((await redletter(['rules'])).out);
  expect(rules.map(({ rule }: { rule: string }) => rule)).toContain('de-bgb-187-193');
});

test('an older Node prints a sentence, and reads nothing of the package', async () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })";
  const words = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  const child = spawn(process.execPath, [...words, join(home, 'redletter.js'), 'countries']);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect([out, code]).toEqual(['', 1]);
  expect(err).toMatch(/^redletter needs Node 22 or newer; this is v[\d.]+\.\n$/);
});

test.each<[string[], number, RegExp]>([
  [[], 0, /^$/],
  [['--help'], 0, /^$/],
  [['subtract'], 64, /--help/],
  [['add', '2026-12-24', '5'], 64, /add takes date days place/],
  [['add', '--xml'], 64, /--csv or --ndjson/],
  [['holidays', '--csv'], 64, /no --csv/],
  [['add', '2026-12-24', '5', 'UK'], 1, /^invalid_country: /],
  [['is', '2026-12-24', 'GB-'], 1, /^invalid_region: /],
])('redletter %j ends with %d', async (words, code, err) => {
  const ran = await redletter(words);
  expect(ran).toMatchObject({ code, err: expect.stringMatching(err) });
  expect(ran.out === '').toBe(code !== 0);
  expect(ran.err).not.toMatch(/\n +at /);
});

test('redletter-mcp lists the tools and answers a call', async () => {
  const ask = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const hello = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const given = { date: '2026-11-27', days: 1, country: 'GB', region: 'SCT' };
  const child = spawn(process.execPath, [join(home, '../redletter-mcp/redletter-mcp.js')]);
  child.stdin.write(ask(1, 'initialize', hello));
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  child.stdin.write(ask(2, 'tools/list', {}));
  child.stdin.write(ask(3, 'tools/call', { name: 'add_business_days', arguments: given }));
  child.stdin.write(
    ask(4, 'tools/call', { name: 'add_business_days', arguments: { ...given, region: 'XX' } }),
  );
  child.stdin.write(
    ask(5, 'tools/call', {
      name: 'add_business_days',
      arguments: { ...given, data_version: '2020.1.1' },
    }),
  );
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.split('\n').length > 5) break;
  }
  child.stdin.end();
  child.kill();
  const replies = new Map(
    said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((reply) => [reply.id, reply]),
  );
  expect(replies.get(2).result.tools.map(({ name }: { name: string }) => name)).toHaveLength(7);
  expect(JSON.parse(replies.get(3).result.content[0].text)).toMatchObject({
    answer: { end_date: '2026-12-01' },
    sentence:
      '1 business day after 2026-11-27 in the United Kingdom (GB-SCT) is Tuesday 2026-12-01.',
  });
  expect(replies.get(4).result).toMatchObject({ isError: true });
  expect(replies.get(4).result.content[0].text).toContain('invalid_region');
  // The command has no plans, no pages and no other release.
  expect(said).not.toMatch(/\bplans?\b|\/docs\/|X-Data-Version/);
  expect(replies.get(5).result.content[0].text).toMatch(
    /data_version must be 20\d\d\.\d+\.\d+, the one release that is here, or left out\./,
  );
});
