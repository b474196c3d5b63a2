/**
 * `npm run check`: types, formatting, lint, unused code, prose. Each file's types are checked once:
 * modules by TypeScript's native compiler, templates by Astro's language server. Prints what is
 * wrong and the name of each step that fails; exits with 1 when one does.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const STEPS: Readonly<Record<string, readonly string[]>> = {
  // One thread: each additional one would check the shared files again.
  'types of modules': [
    'upkeep/node_modules/typescript-7/bin/tsc',
    ...['--noEmit', '--singleThreaded'],
  ],
  'types of templates': ['upkeep/check-templates.ts'],
  'formatting and lint': ['node_modules/@biomejs/biome/bin/biome', 'check'],
  'formatting of templates': [
    'node_modules/prettier/bin/prettier.cjs',
    ...['--check', '--log-level=warn', ...globSync('src/**/*.astro')],
  ],
  // A missing translation shows English on the pages, and is no fault.
  'compiled catalogs': ['pipeline/main.ts', 'sentences', '--check'],
  'unused code': ['upkeep/node_modules/knip/bin/knip.js'],
  prose: ['upkeep/prose.ts'],
};

for (const [name, words] of Object.entries(STEPS)) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`npm run check: ${name}: failed`);
  process.exitCode = 1;
}
