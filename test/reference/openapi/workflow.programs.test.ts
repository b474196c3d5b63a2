// @module-tag judges
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkflow } from '../../../src/reference/openapi/workflow.ts';
import { startToyServer, type ToyServer } from '../../support/server/toy-server.ts';
import { folderOfSuite, publishedDocument, writeDocument } from '../document.ts';
import { runTool } from '../run-command.ts';

const REDOCLY = resolve('test/node_modules/@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const folder = folderOfSuite();
let real: ToyServer;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
  writeDocument(folder, await publishedDocument(real.server.url));
  writeFileSync(join(folder, 'arazzo.json'), JSON.stringify(createWorkflow('openapi.json')));
});
afterAll(() => real.close());

function respect(key: string) {
  const args = ['respect', 'arazzo.json', '--input', `key=${key}`];
  return runTool(REDOCLY, args, { cwd: folder, env: QUIET });
}

describe('the published workflow', () => {
  it('lints without findings', async () => {
    const config = resolve('test/reference/redocly.yaml');
    const { code, output } = await runTool(REDOCLY, ['lint', 'arazzo.json', '--config', config], {
      cwd: folder,
      env: QUIET,
    });
    expect([code, /warning|error/i.test(output)], output).toEqual([0, false]);
  });

  it('passes all its checks against a running instance', async () => {
    const { code, output } = await respect(real.keys.free);
    expect(output).toMatch(/5 passed/);
    expect(output).not.toMatch(/[1-9]\d* (failed|warning|skipped)/);
    expect(code).toBe(0);
  });

  it('fails with an invalid key', async () => {
    expect((await respect('rl_none')).code).not.toBe(0);
  });
});
