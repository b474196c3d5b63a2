import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { useLibrary } from '../../../support/library/use-library.ts';

const run = promisify(execFile);
const { folder, home, tarball } = await useLibrary();

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types: string } | string>>;
  readonly [name: string]: unknown;
}
const MANIFEST = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;

test('the package has no dependencies and no install scripts', () => {
  expect(Object.keys(MANIFEST).filter((name) => /ependencies$|^scripts$/.test(name))).toEqual([]);
  expect(readdirSync(home)).toEqual(
    expect.arrayContaining(['LICENSE', 'LICENSE-DATA', 'README.md']),
  );
});

test('it excludes the tools for models, and takes up at most 600 KB', () => {
  const sizes = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(614_400);
});

const UTF8 = { encoding: 'utf8' } as const;
const judge = (name: string) => resolve('test/node_modules/.bin', name);

test('publint and attw find nothing', { tags: ['judges'] }, () => {
  const lint = spawnSync(judge('publint'), [home, '--strict', '--pack', 'false'], UTF8);
  expect([lint.status, lint.stdout], lint.stderr).toEqual([
    0,
    expect.stringContaining('All good!'),
  ]);
  // An ESM-only package does not work in Node 10, nor with `require` before Node 22.
  const words = [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--no-color'];
  const { status, stdout } = spawnSync(judge('attw'), words, UTF8);
  expect(status, stdout).toBe(0);
});

/** Uses every entry correctly, and misuses each in a way that the types must reject. */
const PROGRAM = `
import { type BusinessCalendar, calendar, joint, nth, RedletterError, release, roll } from 'redletter';
import { answers, ask } from 'redletter/answers';
import { calendar as named } from 'redletter/us';
import { calendar as anywhere } from 'redletter/all';
import { addToAll } from 'redletter/bulk';
import { open } from 'redletter/open';
import { verify } from 'redletter/verify';
const one: BusinessCalendar = joint('US', calendar('GB'));
const text: string = one.add('2026-12-24', 5);
const day: number = one.add(20446, 5);
const kind: 'closed' | string = one.with({ closed: [text, day] }).kindOf(roll(one, text, 'following'));
const end: string = answers(named('US-CA')).add('2026-12-24', 1).body.end_date;
const name: string | undefined = anywhere('GB').holidays(2026)[0]?.name;
const last: string | null = nth(one, '2026-12', -1);
const ends: Int32Array = addToAll(one, new Int32Array(1), 1);
const other = open(new Uint8Array(0)).then((library) => library.release?.version);
const line: Promise<string> = verify(new Uint8Array(0), { keys: '', url: text });
export { ask, end, line, ends, kind, last, name, other, release, RedletterError };
// @ts-expect-error a Date is not a date
one.add(new Date(), 1);
// @ts-expect-error no such convention
roll(one, text, 'nearest');
// @ts-expect-error days alone have no names
calendar('GB').holidays(2026)[0].name;
`;

/** A project that imports the package with these module-resolution options. */
function writeProject(module: string, moduleResolution: string): string {
  const place = join(folder, moduleResolution);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"type":"module"}');
  writeFileSync(join(place, 'program.ts'), PROGRAM);
  const options = { module, moduleResolution, strict: true, noEmit: true, target: 'es2022' };
  const declared = { lib: ['es2022', 'dom'], types: [], skipLibCheck: false };
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({
      // Checks all declarations except those that come with the compiler.
      compilerOptions: { ...options, ...declared, skipDefaultLibCheck: true },
      files: ['program.ts'],
    }),
  );
  return place;
}

test('the types resolve with node16 modules and with those of a bundler', async () => {
  const projects = [writeProject('node16', 'node16'), writeProject('esnext', 'bundler')];
  const tsc = resolve('node_modules/.bin/tsc');
  const told = run(tsc, ['--build', ...projects]).catch((failed: { stdout: string }) => failed);
  expect((await told).stdout).toBe('');
});

/** Bytes of a program in one file, minified and compressed with Brotli. */
async function sizeOf(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    minify: true,
    write: false,
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(outputFiles[0]?.contents ?? '', { params }).length;
}

// Decision 34 gives the parts of these sizes.
test.each([
  ['calendar of redletter', "import { calendar } from 'redletter'; console.log(calendar)", 5_120],
  ['all that redletter exports', "export * from 'redletter'", 5_700],
  [
    'calendar of redletter/us',
    "import { calendar } from 'redletter/us'; console.log(calendar)",
    // Some 4.4 KB are the country's laws, which grow: 2026.11.7 has more of the states'.
    9_728,
  ],
  ['all that redletter/all exports', "export * from 'redletter/all'", 35_000],
])('in a bundle, %s takes no more than its share of bytes', async (_, program, most) => {
  expect(await sizeOf(program)).toBeLessThanOrEqual(most);
});

test('in a bundle with redletter, every rule without its words takes at most 6 KB', async () => {
  const alone = "import { calendar } from 'redletter'; console.log(calendar)";
  const both = `${alone}; import { deadline } from 'redletter/deadline'; console.log(deadline)`;
  expect((await sizeOf(both)) - (await sizeOf(alone))).toBeLessThanOrEqual(6_144);
});
