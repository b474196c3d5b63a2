import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { folderOfSuite, publishedDocument, writeDocument } from './document.ts';
import { runTool } from './run-command.ts';

const tool = (path: string) => resolve('node_modules', path);
const HEY_API = tool('@hey-api/openapi-ts/bin/run.js');
const OPENAPI_TYPESCRIPT = tool('openapi-typescript/bin/cli.js');
const TSC = tool('typescript/bin/tsc');

/** Strict, and more; generated runtimes are not written for `exactOptionalPropertyTypes`. */
const STRICT = {
  compilerOptions: {
    strict: true,
    // Of the platform's own declarations, not of what was generated.
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    target: 'ESNext',
    module: 'NodeNext',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

const folder = folderOfSuite();
let real: ToyServer;
let document: string;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
  document = writeDocument(folder, await publishedDocument(real.server.url));
});
afterAll(() => real.close());

/** A user's project: one program, the generated client, strict TypeScript. */
async function project(
  program: string,
  generator: string,
  args: (generated: string) => string[],
): Promise<{ compiled: string; ran: string }> {
  const folder = tempFolder();
  const generated = join(folder, 'generated');
  mkdirSync(generated);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...STRICT, files: [program] }));
  cpSync('test/reference/clients', folder, { recursive: true });
  const made = await runTool(generator, args(generated), { cwd: folder });
  expect(made.code, made.output).toBe(0);
  const compiled = await runTool(TSC, ['--project', folder], { cwd: folder });
  const env = { BASE_URL: real.server.url, KEY: real.keys.paid };
  const ran = await runTool(join(folder, program), [], { cwd: folder, env });
  return { compiled: compiled.output, ran: ran.output };
}

/** What both programs must print, asked of the server by hand. */
async function expected(): Promise<unknown[]> {
  const ask = async (target: string) => JSON.parse((await real.lane.send(get(target))).body);
  return [
    (await ask('/v1/countries')).countries.length,
    (await ask('/v1/holidays?country=GB&year=2026')).holidays[0].name,
    (await ask('/v1/is-business-day?country=GB&date=2026-12-28&region=SCT')).reason,
    (await ask('/v1/add-business-days?country=GB&date=2026-12-24&days=2')).end_date,
    (await ask('/v1/count-business-days?country=GB&start=2026-12-24&end=2026-12-29')).business_days,
    'mend the request: invalid_date',
  ];
}

describe('a client generated from the document compiles and talks to the server', () => {
  it('@hey-api/openapi-ts', async () => {
    const { compiled, ran } = await project('hey-api.ts', HEY_API, (generated) => {
      const config = join(generated, 'config.mjs');
      const settings = {
        input: document,
        output: { path: join(generated, 'client'), module: { extension: '.ts' } },
        plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      };
      writeFileSync(config, `export default ${JSON.stringify(settings)};`);
      return ['--file', config, '--no-log-file'];
    });
    expect(compiled).toBe('');
    expect(JSON.parse(ran)).toEqual(await expected());
  });

  it('openapi-typescript with openapi-fetch', async () => {
    const { compiled, ran } = await project('openapi-fetch.ts', OPENAPI_TYPESCRIPT, (generated) => [
      document,
      '--output',
      join(generated, 'schema.d.ts'),
    ]);
    expect(compiled).toBe('');
    expect(JSON.parse(ran)).toEqual(await expected());
  });
});
