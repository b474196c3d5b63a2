import { countries } from '../named/entry.ts';
import type { Library } from '../types.ts';

/** All countries, as `redletter/all` has them. */
export const library = (): Pick<Library, 'countries'> => ({ countries });
