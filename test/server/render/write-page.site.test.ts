import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  type AstroHandler,
  loadAstroHandler,
  readPageProgram,
} from '../../../src/server/render/astro-build.ts';
import { writePage } from '../../../src/server/render/write-page.ts';
import { BUILD } from '../../support/site/built-site.ts';

const PAGES = 30;

test('of a page that is rendered nothing is kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const astro = await loadAstroHandler(readPageProgram(BUILD)?.base ?? join(BUILD, 'none'));
  const replies: WeakRef<object>[] = [];
  const handler: AstroHandler = (request, response) => {
    replies.push(new WeakRef(response));
    return astro(request, response);
  };
  for (let turn = 0; turn < PAGES; turn += 1) {
    const { status } = await writePage(handler, 'http://127.0.0.1', `/go/?q=nowhere${turn}`);
    expect(status).toBe(200);
  }
  // What Node lets go of, it lets go of in turns.
  for (let turn = 0; turn < 5; turn += 1) {
    collect();
    await endOfTurn();
  }
  const kept = replies.filter((reply) => reply.deref() !== undefined);
  // The last one may still stand on a stack.
  expect(kept.length).toBeLessThanOrEqual(1);
});
