/**
 * Whether the packages are on npm and PyPI. Until then no page, README or sample tells an installer
 * to fetch their names, which anybody could register: `test/docs/published.test.ts` checks every text.
 */
export const PUBLISHED: boolean = false;
