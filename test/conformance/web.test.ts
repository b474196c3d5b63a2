import type { APIContext } from 'astro';
import { afterAll } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { answerInAstro } from '../../src/pages/v1/_lane.ts';
import { credentials, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import type { Lane } from '../support/lanes/lane.ts';
import { openChain } from '../support/world/toy-chain.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES } from './cases.ts';
import { PIN_CASES } from './pin-cases.ts';
import { describeConformance } from './suite.ts';

const chain = openChain();
afterAll(() => chain.remove());
const service = serviceOver(OPEN_GATE, buildDataSet(chain.release), chain.files);

/** The endpoints as `astro dev` calls them: with a Web request and nothing from the wire. */
const lane: Lane = {
  send: async ({ method, target, role, headers }) => {
    const lines = [...credentials(role), ...headers].map(([name, value]): [string, string] => [
      name,
      value,
    ]);
    const request = new Request(`http://localhost:4321${target}`, { method, headers: lines });
    const context = { request, locals: { service } } satisfies Partial<APIContext>;
    const reply = await answerInAstro(context as unknown as APIContext);
    return {
      status: reply.status,
      headers: new Map(reply.headers),
      body: await reply.text(),
    };
  },
};

describeConformance('an endpoint of astro dev', () => lane, TOY_COUNTRIES, [
  ...CASES,
  ...PIN_CASES,
]);
