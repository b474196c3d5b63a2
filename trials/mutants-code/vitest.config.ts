import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';

/** The tests as they are; in a covering run each of them says first what it is called. */
export default mergeConfig(
  tests,
  defineConfig({
    // Two runs at once must not share a cache of results.
    cacheDir: join(process.env.TMPDIR ?? '/tmp', 'vite'),
    test: {
      // What two test files share would be told of one of them only.
      isolate: process.env.UNITS_DIR !== undefined,
      setupFiles: process.env.UNITS_DIR === undefined ? [] : ['trials/mutants-code/name-test.ts'],
    },
  }),
);
