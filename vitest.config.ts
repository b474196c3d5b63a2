import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // No test is about time: a slow machine must not look like a fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
