import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOfSuite, publishedDocument, writeDocument } from '../document.ts';
import { runTool } from '../run-command.ts';

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
const SPECTRAL = 'node_modules/@stoplight/spectral-cli/dist/index.js';
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function lint(file: string) {
  return {
    redocly: () =>
      runTool(REDOCLY, ['lint', file, '--config', 'test/reference/redocly.yaml'], { env: QUIET }),
    spectral: () =>
      runTool(SPECTRAL, ['lint', '--ruleset', 'test/reference/spectral.yaml', '-F', 'hint', file]),
  };
}

const folder = folderOfSuite();

describe('linters find nothing in the document', () => {
  let file: string;
  beforeAll(async () => {
    file = writeDocument(folder, await publishedDocument('https://redletter.example'));
  });

  it('Redocly', async () => {
    const { code, output } = await lint(file).redocly();
    expect(output).toContain('Your API description is valid.');
    expect(output).not.toMatch(/warning|error/i);
    expect(code).toBe(0);
  });

  it('Spectral', async () => {
    const { code, output } = await lint(file).spectral();
    expect([code, output.trim()]).toEqual([
      0,
      "No results with a severity of 'hint' or higher found!",
    ]);
  });

  it('though both would: they see what is taken away', async () => {
    const broken = `${file}.broken.json`;
    writeFileSync(broken, readFileSync(file, 'utf8').replaceAll('"operationId"', '"x-id"'));
    expect((await lint(broken).redocly()).output).toContain('operation-operationId');
    expect((await lint(broken).spectral()).output).toContain('operation-operationId');
  });
});
