import { COUNTRIES } from 'redletter:countries';
import { release } from '../release.ts';
import type { Library } from '../types.ts';
import { openCountries } from './library.ts';
import { readPacked } from './packed-country.ts';

export { nth, roll } from '../conventions.ts';
export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';
export { release };

const LIBRARY: Library = /* @__PURE__ */ openCountries(
  release,
  /* @__PURE__ */ new Map(/* @__PURE__ */ COUNTRIES.map(readPacked)),
);

/** Every calendar there is: `GB`, `GB-SCT`. */
export const codes: Library['codes'] = LIBRARY.codes;
export const calendar: Library['calendar'] = LIBRARY.calendar;
export const joint: Library['joint'] = LIBRARY.joint;
export const ask: Library['ask'] = LIBRARY.ask;
