import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { filesOf, type Release } from '../../../src/artifact/load-release.ts';
import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { RuleSettings } from '../../../src/artifact/rules/term-rules.ts';
import { packBeside } from '../src/beside/packed-beside.ts';
import { packCountry } from '../src/named/packed-country.ts';
import { told } from './describe.ts';
import { packDays } from './pack-days.ts';

const SRC = join(import.meta.dirname, '../src');
const WITHOUT_NODE = join(import.meta.dirname, 'without-node.ts');
const ALL = 'all';
const MONEY = 'money';

/** One entry for each country, such as `us`, `money` where a release has such calendars, and `all`. */
export function namedEntries({ countries, money }: Release): string[] {
  const own = countries.map(({ country }) => country.toLowerCase());
  return [...own, ...(money.length > 0 ? [MONEY] : []), ALL];
}

/** Bundles the entries of the library into a folder, for Node and browsers alike. */
export async function bundleLibrary(release: Release, outdir: string): Promise<void> {
  await build({
    entryPoints: {
      core: 'core',
      index: join(SRC, 'index.ts'),
      bulk: join(SRC, 'bulk.ts'),
      answers: join(SRC, 'answers/answers.ts'),
      deadline: join(SRC, 'deadline/deadline.ts'),
      beside: join(SRC, 'beside/beside.ts'),
      open: join(SRC, 'open/open.ts'),
      ...Object.fromEntries(namedEntries(release).map((name) => [name, `entry:${name}`])),
    },
    outdir,
    chunkNames: 'shared-[hash]',
    splitting: true,
    alias: { 'node:buffer': WITHOUT_NODE, 'node:crypto': WITHOUT_NODE },
    plugins: [corePlugin(await coreFiles(release)), releasePlugin(release)],
    platform: 'neutral',
    ...COMMON,
  });
}

/** The parts of `redletter`, apart from its own two files. */
async function coreFiles(release: Release): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(SRC, 'index.ts')],
    plugins: [releasePlugin(release)],
    platform: 'neutral',
    ...COMMON,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => resolve(name))
    .filter((path) => !OWN_OF_INDEX.includes(path));
}

const OWN_OF_INDEX = ['index.ts', 'packed-days.ts'].map((name) => join(SRC, name));

/**
 * Puts what every entry shares into one file, where esbuild would make four: each file adds half
 * a millisecond to a start (Decision 34).
 */
function corePlugin(files: readonly string[]): Plugin {
  return {
    name: 'core',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^core$/ }, () => ({ path: 'core', namespace: 'core' }));
      onLoad({ filter: /.*/, namespace: 'core' }, () => ({
        contents: files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'),
        resolveDir: SRC,
      }));
      onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, importer, resolveDir }) => {
        if (files.includes(importer) || !files.includes(join(resolveDir, path))) return undefined;
        return { path: './core.js', external: true, sideEffects: false };
      });
    },
  };
}

/** Bundles the Node-only programs into the folder of the entries: the command, and `verify`. */
export async function bundleCommand(release: Release, outdir: string): Promise<void> {
  await build({
    entryPoints: {
      redletter: join(SRC, 'command/redletter.ts'),
      verify: join(SRC, 'verify/verify.ts'),
    },
    outdir,
    chunkNames: 'command-[hash]',
    splitting: true,
    banner: { js: '#!/usr/bin/env node' },
    plugins: [zodPlugin(), besidePlugin(), releasePlugin(release)],
    platform: 'node',
    ...COMMON,
  });
}

/** Without this, an older Node prints a source line of 100 KB with its error. */
const OLD_NODE =
  'if(parseInt(process.versions.node)<22){console.error("redletter-mcp needs Node 22 or newer; this is "+process.version+".");process.exit(1)}';

/** Bundles the tools for models into a folder of their own, data included. */
export async function bundleTools(release: Release, outdir: string): Promise<void> {
  await build({
    entryPoints: [join(SRC, 'command/redletter-mcp.ts')],
    outdir,
    banner: { js: `#!/usr/bin/env node\n${OLD_NODE}` },
    plugins: [zodPlugin(), releasePlugin(release)],
    platform: 'node',
    ...COMMON,
  });
}

/**
 * Makes files import Zod as a namespace, so that the bundler drops what is unused. It would keep
 * the whole object `z`, half a megabyte.
 */
function zodPlugin(): Plugin {
  return {
    name: 'zod',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/(?:api|artifact|signature)\/.*\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          "import { z } from 'zod'",
          "import * as z from 'zod'",
        ),
        loader: 'ts',
      }));
    },
  };
}

/**
 * Makes `verify` import the entries beside it, because a library passed to it comes from their code.
 * The command imports the answers, which hold the words of every rule, and therefore also the
 * error class that they throw.
 */
function besidePlugin(): Plugin {
  return {
    name: 'beside',
    setup({ onResolve }) {
      onResolve({ filter: /\/(?:answers\/answers|named\/entry|open\/open)\.ts$/ }, (asked) => {
        const entry = asked.path.endsWith('entry.ts') ? ALL : basename(asked.path, '.ts');
        const isShared = asked.importer.endsWith('/verify.ts') || entry !== 'open';
        return isShared ? { path: `./${entry}.js`, external: true } : undefined;
      });
      onResolve({ filter: /\/redletter-error\.ts$/ }, () => ({
        path: './core.js',
        external: true,
      }));
    },
  };
}

const COMMON: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: ['es2023', 'node22'],
  charset: 'utf8',
  // Names are kept: a bundler shortens them better when it does so once, and stack traces stay
  // readable.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Resolves the imports of `src/modules.d.ts` to the data of a release. */
function releasePlugin(release: Release): Plugin {
  const files = new Map(filesOf(release).map((each) => [each.country.toLowerCase(), each]));
  const money = release.money.map(({ country }) => country.toLowerCase());
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value)};`;
  // Each country is one module, shared by `all` and the country's own entry.
  const importAll = (names: readonly string[]) =>
    [
      ...names.map((name, n) => `import { COUNTRY as c${n} } from 'redletter:country/${name}';`),
      `export const COUNTRIES = [${names.map((_, n) => `c${n}`).join(', ')}];`,
    ].join('\n');
  return {
    name: 'release',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
      // The same exports for each entry, over different countries.
      onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
        contents: readFileSync(join(SRC, 'named/entry.ts'), 'utf8'),
        resolveDir: join(SRC, 'named'),
        loader: 'ts',
      }));
      onResolve({ filter: /^redletter:/ }, ({ path, importer, namespace }) => ({
        path:
          path === 'redletter:countries'
            ? `${path}?${namespace === 'entry' ? importer : ALL}`
            : path,
        namespace: 'release',
        sideEffects: false,
      }));
      onLoad({ filter: /.*/, namespace: 'release' }, ({ path }) => {
        const [name = '', asked = ''] = path.split(/[?/]/);
        if (name === 'redletter:release') return { contents: constant('RELEASE', told(release)) };
        if (name === 'redletter:days') {
          return { contents: constant('DAYS', packDays(filesOf(release))) };
        }
        if (name === 'redletter:beside') {
          return { contents: constant('BESIDE', packBeside(release.countries)) };
        }
        if (name === 'redletter:rules') return { contents: constant('RULES', release.rules) };
        if (name === 'redletter:terms') {
          return { contents: constant('TERMS', release.rules.map(settingsOf)) };
        }
        if (name === 'redletter:countries') {
          const names = asked === ALL ? [...files.keys()] : asked === MONEY ? money : [asked];
          return { contents: importAll(names) };
        }
        const country = files.get(asked);
        if (country === undefined) throw new RangeError(`there is no module ${path}`);
        return { contents: constant('COUNTRY', packCountry(country)) };
      });
    },
  };
}

/** Strips the words from a rule; everything that a count depends on stays. */
function settingsOf(record: RuleRecord): RuleSettings {
  const { title, citations, words, said_by, not_modelled, ...settings } = record;
  return settings;
}
