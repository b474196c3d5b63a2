import type { Language } from './language.ts';

/** The files of the pages that have sentences in every language, below `src/pages`. */
const TRANSLATED = [
  'index.astro',
  'go.astro',
  '[country]/index.astro',
  '[country]/20[yy]/index.astro',
  '[country]/[region]/index.astro',
  '[country]/[region]/20[yy]/index.astro',
  '[country].ics.ts',
  '[country]/[name].ics.ts',
  '[country]/[region]/20[yy].ics.ts',
] as const;

/** A page of Astro's under another address. */
interface Route {
  readonly pattern: string;
  readonly entrypoint: string;
}

/** The same pages under the word of each language: "/deutsch/[country]/20[yy]". */
export function translatedRoutes(languages: readonly Language[]): Route[] {
  return languages.flatMap(({ word }) =>
    TRANSLATED.map((file) => ({
      pattern: `/${word}/${file.replace(/(?:\/|^)index\.astro$|\.(?:astro|ts)$/, '')}`,
      entrypoint: `./src/pages/${file}`,
    })),
  );
}
