import type { Names } from '../values/values.ts';
import type { CountrySource } from './country-schema.ts';

/**
 * The name in the place's own language: that of the given region, else of the country. Null when
 * the language is English, which `name` already holds (Policy 8).
 */
export function localNameOf(
  source: Pick<CountrySource, 'languages' | 'regions'>,
  names: Names,
  region: string | null,
): string | null {
  const own = region === null ? undefined : source.regions?.[region]?.languages;
  const language = (own ?? source.languages)?.[0];
  const name = language === undefined ? undefined : names[language];
  return name ?? null;
}
