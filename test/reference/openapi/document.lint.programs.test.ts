// @module-tag judges
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOfSuite, publishedDocument, writeDocument } from '../document.ts';
import { runTool } from '../run-command.ts';

const REDOCLY = 'test/node_modules/@redocly/cli/bin/cli.js';
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function redocly(file: string) {
  const words = ['lint', file, '--config', 'test/reference/redocly.yaml'];
  return runTool(REDOCLY, words, { env: QUIET });
}

const folder = folderOfSuite();

describe('the linter finds nothing in the document', () => {
  let file: string;
  /** The document without the names of its operations. */
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

  it('and reports removals', async () => {
    expect((await redocly(broken)).output).toContain('operation-operationId');
  });
});
