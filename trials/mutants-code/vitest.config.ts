import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';

/** The tests unchanged; in a covering run each file first records its name. */
export default mergeConfig(
  tests,
  defineConfig({
    // Two concurrent runs must not share a result cache.
    cacheDir: join(process.env.TMPDIR ?? '/tmp', 'vite'),
    test: {
      // What two test files share would be recorded for only one of them.
      isolate: process.env.UNITS_DIR !== undefined,
      setupFiles: process.env.UNITS_DIR === undefined ? [] : ['trials/mutants-code/name-test.ts'],
    },
  }),
);
