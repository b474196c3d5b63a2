/**
 * Whether the packages are on npm and PyPI under their names. While they are not, no page, README or sample names them
 * to an installer: anybody could take the names. `test/docs/published.test.ts` holds every text to this switch.
 */
export const PUBLISHED: boolean = false;
