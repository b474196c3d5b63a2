import { defineConfig } from 'vitest/config';

/**
 * A test's name says what it needs, and so which project runs it:
 *
 * | Name                 | Needs                                                 | Project    |
 * |----------------------|-------------------------------------------------------|------------|
 * | `X.test.ts`          | nothing but its own process                           | `fast`     |
 * | `X.programs.test.ts` | another program: a server or a command as a process,  | `programs` |
 * |                      | redis-server, nginx, openssl, a tool of npm           |            |
 * | `X.site.test.ts`     | the built site, or a browser that reads it            | `site`     |
 *
 * `npm run test:fast` runs the first kind; `npm test` all of them, or the files named.
 */
const KINDS = ['programs', 'site'];

export default defineConfig({
  test: {
    // No test is about time: this is for a test that would never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: KINDS.map((kind) => `test/**/*.${kind}.test.ts`),
        },
      },
      ...KINDS.map((kind) => ({
        extends: true as const,
        test: { name: kind, include: [`test/**/*.${kind}.test.ts`] },
      })),
    ],
  },
});
