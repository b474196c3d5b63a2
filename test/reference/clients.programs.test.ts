// @module-tag judges
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { olderForm } from '../../src/reference/openapi/nullable.ts';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { folderOfSuite, publishedDocument, writeDocument } from './document.ts';
import {
  type Environment,
  type Finished,
  GENERATOR_JAR,
  JAVA_IN_SHORT,
  JAVAC_IN_SHORT,
  runCommand,
  runTool,
} from './run-command.ts';

const tool = (path: string) => resolve('test/node_modules', path);
const HEY_API = tool('@hey-api/openapi-ts/bin/run.js');
const OPENAPI_TYPESCRIPT = tool('openapi-typescript/bin/cli.js');
const TSC = resolve('node_modules/typescript/bin/tsc');

/** Strict mode and more; generated runtimes are not written for `exactOptionalPropertyTypes`. */
const STRICT = {
  compilerOptions: {
    strict: true,
    // Skips checks of the platform's declarations, but not of the generated ones.
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    target: 'ESNext',
    module: 'NodeNext',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    allowImportingTsExtensions: true,
    noEmit: true,
  },
};

const folder = folderOfSuite();
let real: ToyServer;
let document: string;
/** The same service in the future, with an extra field in every answer and an unknown code. */
let later: Server;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
  document = writeDocument(folder, await publishedDocument(real.server.url));
  later = createServer(async ({ url, headers: { authorization = '' } }, response) => {
    const reply = await fetch(`${real.server.url}${url}`, { headers: { authorization } });
    const body = await reply.json();
    const grown = reply.ok
      ? { ...body, field_to_come: { whatever: [1, null] } }
      : { ...body, error: { ...body.error, code: 'code_to_come', hint: 1 } };
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(grown));
  });
  await new Promise<void>((resolve) => later.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  later.close();
  await real.close();
});

/**
 * A user's project in strict TypeScript, with programs and the clients that generators make for
 * them.
 */
function project(programs: readonly string[]) {
  const folder = tempFolder();
  const generated = join(folder, 'generated');
  mkdirSync(generated);
  symlinkSync(resolve('test/node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...STRICT, files: programs }));
  cpSync('test/reference/clients', folder, { recursive: true });
  const generate = async (generator: string, args: readonly string[]) => {
    const made = await runTool(generator, args, { cwd: folder });
    expect(made.code, made.output).toBe(0);
  };
  const compile = () => runTool(TSC, ['--project', folder], { cwd: folder });
  const run = (program: string) =>
    runAgainstBoth((urls, env) => runTool(join(folder, program), urls, { cwd: folder, env }));
  return { generated, generate, compile, run };
}

/** The output of a program against the present service and a future one, one line each. */
async function runAgainstBoth(
  run: (urls: readonly string[], env: Environment) => Promise<Finished>,
): Promise<unknown[]> {
  const { port } = later.address() as AddressInfo;
  const urls = [real.server.url, `http://127.0.0.1:${port}`];
  const { output } = await run(urls, { KEY: real.keys.paid, LC_ALL: 'C.UTF-8' });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The document as served for generators that read only OpenAPI 3.0. */
async function olderDocument(): Promise<string> {
  const file = join(tempFolder(), 'openapi-3.0.json');
  writeFileSync(file, JSON.stringify(olderForm(await publishedDocument(real.server.url))));
  return file;
}

/** The output expected of every program, from requests sent without a client. */
async function expected(advice = 'mend the request: invalid_date'): Promise<unknown[]> {
  const ask = async (target: string) => JSON.parse((await real.lane.send(get(target))).body);
  return [
    (await ask('/v1/countries')).countries.length,
    (await ask('/v1/holidays?country=GB&year=2026')).holidays[0].name,
    (await ask('/v1/is-business-day?country=GB&date=2026-12-28&region=SCT')).reason,
    (await ask('/v1/add-business-days?country=GB&date=2026-12-24&days=2')).end_date,
    (await ask('/v1/count-business-days?country=GB&start=2026-12-24&end=2026-12-29')).business_days,
    advice,
  ];
}

describe('a client generated from the document compiles and talks to the server', () => {
  // Compiled together, because the compiler spends most of its time on the platform's declarations.
  it('@hey-api/openapi-ts, and openapi-typescript with openapi-fetch', async () => {
    const programs = ['hey-api.ts', 'openapi-fetch.ts'];
    const { generated, generate, compile, run } = project(programs);
    const config = join(generated, 'config.mjs');
    const settings = {
      input: document,
      output: { path: join(generated, 'client'), module: { extension: '.ts' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    };
    writeFileSync(config, `export default ${JSON.stringify(settings)};`);
    await generate(HEY_API, ['--file', config, '--no-log-file']);
    await generate(OPENAPI_TYPESCRIPT, [document, '--output', join(generated, 'schema.d.ts')]);
    expect((await compile()).output).toBe('');
    for (const program of programs) {
      const told = [await expected(), await expected('look up code_to_come')];
      expect(await run(program), program).toEqual(told);
    }
  });

  it('OpenAPI Generator, in Java', { tags: ['java'] }, async () => {
    const folder = tempFolder();
    const generated = join(folder, 'generated');
    const settings = 'openApiNullable=false,dateLibrary=java8';
    const made = await runCommand('java', [
      ...JAVA_IN_SHORT,
      ...['-jar', GENERATOR_JAR, 'generate', '-g', 'java', '--library', 'native'],
      ...['-i', await olderDocument(), '-o', generated, '--additional-properties', settings],
      ...['--global-property', 'modelDocs=false,apiDocs=false,modelTests=false,apiTests=false'],
    ]);
    expect(made.code, made.output).toBe(0);
    const sources = readdirSync(join(generated, 'src/main'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.java'))
      .map((name) => join(generated, 'src/main', name));
    const options = [
      ...JAVAC_IN_SHORT,
      '-proc:none',
      '-nowarn',
      '-d',
      folder,
      '-cp',
      GENERATOR_JAR,
    ];
    const program = 'test/reference/clients/Ask.java';
    const compiled = await runCommand('javac', [...options, program, ...sources]);
    expect(compiled.code, compiled.output).toBe(0);
    const classPath = `${folder}:${GENERATOR_JAR}`;
    const ran = await runAgainstBoth((urls, env) =>
      runCommand('java', [...JAVA_IN_SHORT, '-cp', classPath, 'Ask', ...urls], { env }),
    );
    expect(ran).toEqual([
      await expected('mend the request: invalid_country'),
      await expected('look up code_to_come'),
    ]);
  });
});
