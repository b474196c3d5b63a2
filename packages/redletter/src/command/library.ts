import { countries } from '../named/entry.ts';
import type { Library } from '../types.ts';

/** All countries, as in `redletter/all`. */
export const library = (): Pick<Library, 'countries'> => ({ countries });
