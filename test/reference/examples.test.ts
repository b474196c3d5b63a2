import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { headerLines } from '../../src/api/reply.ts';
import { targetOf } from '../../src/reference/example-request.ts';
import type { Example } from '../../src/reference/examples.ts';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { publishedDocument, servedExamples } from './document.ts';

const SITE_URL = 'https://redletter.example';
const examples = await servedExamples(SITE_URL);
const all: readonly Example[] = [
  ...Object.values(examples.answers).flat(),
  ...Object.values(examples.refusals).flatMap((refused) => Object.values(refused)),
  ...Object.values(examples.errors),
  examples.pinned,
];

let real: ToyServer;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
});
afterAll(() => real.close());

describe('every example of the reference, asked again', () => {
  const repeatable = all.filter((example) => example.repeatable);

  it.each(repeatable.map((example) => [targetOf(example.request), example] as const))(
    '%s',
    async (target, { request, reply }) => {
      const role = request.caller;
      const headers: [string, string][] =
        request.pin === undefined ? [] : [['X-Data-Version', request.pin]];
      const again = await real.lane.send(get(target, { method: request.method, role, headers }));
      const id = again.headers.get('x-request-id') as string;
      expect(again.status).toBe(reply.status);
      const then = new Map(headerLines(reply.headers)).get('X-Request-Id') as string;
      const body = again.body.replaceAll(real.server.url, SITE_URL);
      expect(body.replaceAll(id, then)).toBe(String(reply.body));
    },
  );

  it('leaves out only examples of a special state or another transport', () => {
    const special = all.filter((example) => !example.repeatable).map(({ reply }) => reply.code);
    expect(new Set(special)).toEqual(
      new Set([
        'https_required',
        'service_unavailable',
        'rate_limited',
        'monthly_limit_reached',
        'internal_error',
      ]),
    );
  });
});

test('the examples of the parameters fit together: each operation answers 200', async () => {
  const { paths } = await publishedDocument(SITE_URL);
  for (const [path, { get: operation }] of Object.entries(paths)) {
    // Without term rules, a release has no deadlines.
    if (path === '/v1/deadline' && examples.answers.deadline.length === 0) continue;
    const query = new URLSearchParams();
    for (const parameter of operation.parameters ?? []) {
      if ('in' in parameter && parameter.in === 'query') {
        query.set(parameter.name, String(parameter.example));
      }
    }
    const reply = await real.lane.send(get(`${path}?${query}`, { role: 'paid' }));
    expect([path, reply.status, reply.body.slice(0, 200)]).toEqual([path, 200, expect.anything()]);
  }
});
