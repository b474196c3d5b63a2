/**
 * Whether the packages are on npm and PyPI under their names. Until they are, no page, README or
 * sample tells an installer to fetch these names, because anybody could register them.
 * `test/docs/published.test.ts` holds every text to this switch.
 */
export const PUBLISHED: boolean = false;
