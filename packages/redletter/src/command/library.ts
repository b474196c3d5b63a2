import { COUNTRIES } from 'redletter:countries';
import { once } from '../calendars.ts';
import { openLibrary } from '../named/library.ts';
import { readPacked } from '../named/packed-country.ts';
import { release } from '../release.ts';
import type { Library } from '../types.ts';

/** All countries, opened when they are first asked for. */
export const library: () => Library = once(() => openLibrary(release, COUNTRIES.map(readPacked)));
