import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOfSuite, publishedDocument, writeDocument } from '../document.ts';
import { runTool } from '../run-command.ts';

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
const SPECTRAL = 'node_modules/@stoplight/spectral-cli/dist/index.js';
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function redocly(file: string) {
  const words = ['lint', file, '--config', 'test/reference/redocly.yaml'];
  return runTool(REDOCLY, words, { env: QUIET });
}

/** What Spectral finds in files, the smallest hint included: which rule, and in which of them. */
async function spectral(...files: string[]): Promise<{ code: string; source: string }[]> {
  const words = [
    'lint',
    '--ruleset',
    'test/reference/spectral.yaml',
    '--format',
    'json',
    '--quiet',
  ];
  return JSON.parse((await runTool(SPECTRAL, [...words, ...files])).output);
}

const folder = folderOfSuite();

describe('linters find nothing in the document', () => {
  let file: string;
  /** Without the names of its operations. */
  let broken: string;
  beforeAll(async () => {
    file = writeDocument(folder, await publishedDocument('https://redletter.example'));
    broken = `${file}.broken.json`;
    writeFileSync(broken, readFileSync(file, 'utf8').replaceAll('"operationId"', '"x-id"'));
  });

  it('Redocly', async () => {
    const { code, output } = await redocly(file);
    expect(output).toContain('Your API description is valid.');
    expect(output).not.toMatch(/warning|error/i);
    expect(code).toBe(0);
  });

  it('though it would: it sees what is taken away', async () => {
    expect((await redocly(broken)).output).toContain('operation-operationId');
  });

  // Asked about both at once: it loads longer than it looks.
  it('Spectral, which sees what is taken away', async () => {
    const found = await spectral(file, broken);
    expect(found.filter(({ source }) => source !== broken)).toEqual([]);
    expect(found.map(({ code }) => code)).toContain('operation-operationId');
  });
});
