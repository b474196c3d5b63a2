import type { APIContext } from 'astro';
import { answerInAstro } from '../../src/pages/v1/_lane.ts';
import { credentials, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import type { Lane } from '../support/lanes/lane.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES } from './cases.ts';
import { describeConformance } from './suite.ts';

const service = serviceOver(OPEN_GATE);

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

describeConformance('an endpoint of astro dev', () => lane, TOY_COUNTRIES, CASES);
