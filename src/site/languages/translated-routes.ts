import type { Language } from './language.ts';

/** The files of the pages that have sentences in every language, below `src/pages`. */
const TRANSLATED = [
  'index.astro',
  'go.astro',
  'compare.astro',
  'plan/index.astro',
  'plan/[country]/20[yy].astro',
  'plan/[country]/20[yy].ics.ts',
  '404.astro',
  'about/how-it-works.astro',
  'calculator.astro',
  'calculator/sheet.astro',
  'deadline/index.astro',
  'deadline/sheet.astro',
  'deadline/rules.astro',
  'a/[place]/[asked]/[version].astro',
  '[country]/index.astro',
  '[country]/20[yy]/index.astro',
  '[country]/[region]/20[yy]/index.astro',
  '[...place].ics.ts',
  '[country]/subscribe.astro',
  '[country]/embed.astro',
  'embed/[...place].astro',
  '[country]/20[yy]/print.astro',
  '[country]/20[yy]/cite.astro',
  '[country]/20[yy]/months.astro',
  'feed/[calendars].ics.ts',
  'og/[name].png.ts',
] as const;

/** The files of the pages that a region has as its country does. */
const REGIONAL = [
  '[country]/index.astro',
  '[country]/subscribe.astro',
  '[country]/embed.astro',
  '[country]/today.json.ts',
  '[country]/20[yy].[form].ts',
  '[country]/20[yy]/print.astro',
  '[country]/20[yy]/cite.astro',
  '[country]/20[yy]/months.astro',
  'plan/[country]/20[yy].astro',
  'plan/[country]/20[yy].ics.ts',
] as const;

/** A page of Astro's under another address. */
interface Route {
  readonly pattern: string;
  readonly entrypoint: string;
}

/** The address of a page by its file: "/go/", "/[country]/20[yy]/". */
const addressOf = (file: string): string =>
  `/${file.replace(/(?:index)?\.astro$/, '/')}`.replace('//', '/');

/** The addresses of the pages that are about no one country, and so are in every language. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  TRANSLATED.filter((file) => file.endsWith('.astro') && !file.includes('[')).map(addressOf),
);

/**
 * Where a page is in a language: "/deutsch/go/" for "/go/". A page that has no translation is in
 * English, and so is a page of a country, which `Place` knows better.
 * @param address from the root, with its query or fragment.
 */
export function addressIn({ word }: Pick<Language, 'word'>, address: string): string {
  const page = address.replace(/[?#].*$/, '');
  return word !== '' && EVERYWHERE.has(page) ? `/${word}${address}` : address;
}

/** The pages of regions: "/[country]/[region]/subscribe" for "/[country]/subscribe". */
export function regionalRoutes(): Route[] {
  return REGIONAL.map(routeOf).map(({ pattern, entrypoint }) => ({
    pattern: pattern.replace('[country]', '[country]/[region]'),
    entrypoint,
  }));
}

/** The translated pages under the word of each language: "/deutsch/[country]/20[yy]". */
export function translatedRoutes(languages: readonly Language[]): Route[] {
  const routes = TRANSLATED.map(routeOf);
  const entrypoints = new Set(routes.map(({ entrypoint }) => entrypoint));
  const regional = regionalRoutes().filter(({ entrypoint }) => entrypoints.has(entrypoint));
  return languages.flatMap(({ word }) =>
    [...routes, ...regional].map(({ pattern, entrypoint }) => ({
      pattern: `/${word}${pattern}`,
      entrypoint,
    })),
  );
}

/** The route of a file, as Astro finds it. */
function routeOf(file: string): Route {
  return {
    pattern: `/${file.replace(/(?:\/|^)index\.astro$|\.(?:astro|ts)$/, '')}`,
    entrypoint: `./src/pages/${file}`,
  };
}
