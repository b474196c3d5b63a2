import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LaneReply } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { buildApiPages, type TemporaryBuild } from './astro-build.ts';
import { type AstroServer, startAstroServer } from './astro-lane.ts';
import { CASES, WIRE_CASES } from './cases.ts';
import { PIN_CASES, PIN_WIRE_CASES } from './pin-cases.ts';
import { describeConformance } from './suite.ts';

let built: TemporaryBuild;
let astro: AstroServer;
let front: ToyServer;
beforeAll(async () => {
  built = await buildApiPages();
  astro = await startAstroServer(built.distDir);
  // Messages lead to the site: the same one for both.
  front = await startToyServer({ siteUrl: 'https://redletter.example' });
});
afterAll(async () => {
  await Promise.all([astro.close(), front.close()]);
  built.remove();
});

const ALL = [...CASES, ...WIRE_CASES, ...PIN_CASES, ...PIN_WIRE_CASES];

describeConformance('Astro endpoints', () => astro.lane, TOY_COUNTRIES, ALL);

describe('both lanes', () => {
  /** Everything but what differs by nature, and how the connection is kept. */
  function comparable({ status, headers, body }: LaneReply) {
    const id = headers.get('x-request-id') as string;
    const fields = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
    return { status, fields: fields.sort(), body: body.replaceAll(id, 'ID') };
  }

  it.each(ALL)('give the same bytes: $name', async ({ request }) => {
    const [direct, viaAstro] = [await front.lane.send(request), await astro.lane.send(request)];
    expect(comparable(viaAstro)).toEqual(comparable(direct));
  });
});
