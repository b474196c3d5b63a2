import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadPageProgram, readPageProgram } from '../../../src/server/render/astro-build.ts';
import { writePage } from '../../../src/server/render/make-page.ts';
import type { RenderPage } from '../../../src/server/render/page-program.ts';
import { BUILD } from '../../support/site/built-site.ts';

const PAGES = 30;

test('a rendered page is not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const astro = await loadPageProgram(readPageProgram(BUILD)?.base ?? join(BUILD, 'none'));
  const asked: WeakRef<object>[] = [];
  const render: RenderPage = (request) => {
    asked.push(new WeakRef(request));
    return astro(request);
  };
  for (let turn = 0; turn < PAGES; turn += 1) {
    const { status } = await writePage(render, 'http://127.0.0.1', `/go/?q=nowhere${turn}`);
    expect(status).toBe(200);
  }
  // Node releases memory over several turns.
  for (let turn = 0; turn < 5; turn += 1) {
    collect();
    await endOfTurn();
  }
  const kept = asked.filter((request) => request.deref() !== undefined);
  // The stack may still hold the last page.
  expect(kept.length).toBeLessThanOrEqual(1);
});

test('once read, the program needs no package and no node_modules', () => {
  const { modules } = readPageProgram(BUILD) as { modules: ReadonlyMap<string, Uint8Array> };
  const imported = [...modules.values()].flatMap((text) =>
    [
      ...Buffer.from(text)
        .toString()
        .matchAll(/^(?:import|export)\b[^'"\n]*\bfrom\s*"([^"]+)"/gm),
    ].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(50);
  const packages = new Set(imported.filter((name) => !/^(?:\.|node:)/.test(name ?? '')));
  const drawing = ['@resvg/resvg-wasm', 'harfbuzzjs', 'woff2-encoder/decompress'];
  expect([...packages].toSorted()).toEqual(drawing);
});
