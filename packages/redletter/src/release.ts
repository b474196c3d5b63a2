import { RELEASE } from 'redletter:release';
import type { Release } from './types.ts';

/** The data release that this version of the package answers from. */
export const release: Release = RELEASE;
