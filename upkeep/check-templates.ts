/** Checks the types of every template; prints each fault and exits with 1 when there is one. */
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { AstroCheck } from '@astrojs/language-server';

const require = createRequire(import.meta.url);
const check = new AstroCheck(
  process.cwd(),
  require.resolve('../node_modules/typescript'),
  resolve('tsconfig.site.json'),
);
const { errors, warnings } = await check.lint({
  fileNames: globSync('src/**/*.astro').map((file) => resolve(file)),
  logErrors: { level: 'warning' },
});
process.exitCode = errors + warnings > 0 ? 1 : 0;
