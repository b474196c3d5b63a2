import type { Language } from './language.ts';

/** The files below `src/pages` whose pages have their sentences in every language. */
const TRANSLATED = [
  'index.astro',
  'go.astro',
  'compare.astro',
  'plan/index.astro',
  '404.astro',
  'about/how-it-works.astro',
  'calculator.astro',
  'calculator/sheet.astro',
  'deadline/index.astro',
  'deadline/sheet.astro',
  'deadline/rules.astro',
  'a/[place]/[asked]/[version].astro',
  '[country]/20[yy]/index.astro',
  '[country]/[region]/20[yy]/index.astro',
  'embed/[...place].astro',
  'feed/[calendars].ics.ts',
  'og/[name].png.ts',
];

/** The files of translated pages that exist for regions as they do for countries. */
const REGIONAL = [
  '[country]/index.astro',
  '[country]/subscribe.astro',
  '[country]/embed.astro',
  '[country]/20[yy]/print.astro',
  '[country]/20[yy]/cite.astro',
  '[country]/20[yy]/months.astro',
  'plan/[country]/20[yy].astro',
  'plan/[country]/20[yy].ics.ts',
];

/** Files that regions have in the same way, but without sentences. */
const REGIONAL_DATA = [
  '[country]/today.json.ts',
  '[country]/20[yy].[form].ts',
  'data/[version]/[country]/20[yy].astro',
];

/**
 * "/de.ics", "/de/by.ics", "/de/2026.ics": "[...place].ics" would depend on the order of routes.
 */
const CALENDARS = ['', '/[region]', '/[region]/[year]'].map((rest) => ({
  pattern: `/[country]${rest}.ics`,
  entrypoint: './src/pages/[country].ics.ts',
}));

interface Route {
  readonly pattern: string;
  readonly entrypoint: string;
}

/** The addresses of pages about no particular country, which exist in every language. */
export const EVERYWHERE: ReadonlySet<string> = new Set(
  TRANSLATED.filter((file) => file.endsWith('.astro') && !file.includes('[')).map((file) =>
    `${routeOf(file).pattern}/`.replace('//', '/'),
  ),
);

/**
 * The address of a page in a language: "/deutsch/go/" for "/go/"; unchanged for a page without a
 * translation and for a page of a country, whose `Place` has its addresses.
 * @param address from the root, with its query or fragment.
 */
export function addressIn({ word }: Pick<Language, 'word'>, address: string): string {
  const page = address.replace(/[?#].*$/, '');
  return word !== '' && EVERYWHERE.has(page) ? `/${word}${address}` : address;
}

/** The pages of regions: "/[country]/[region]/subscribe" for "/[country]/subscribe". */
export function regionalRoutes(): Route[] {
  return [...[...REGIONAL, ...REGIONAL_DATA].map(routeOf).map(ofRegion), ...CALENDARS.slice(1)];
}

/** The translated pages of each language: "/deutsch/[country]/20[yy]". */
export function translatedRoutes(languages: readonly Language[]): Route[] {
  const shared = REGIONAL.map(routeOf);
  const routes = [...TRANSLATED.map(routeOf), ...shared, ...shared.map(ofRegion), ...CALENDARS];
  return languages.flatMap(({ word }) =>
    routes.map(({ pattern, entrypoint }) => ({ pattern: `/${word}${pattern}`, entrypoint })),
  );
}

/** The route of a file, as Astro derives it. */
function routeOf(file: string): Route {
  return {
    pattern: `/${file.replace(/(?:\/|^)index\.astro$|\.(?:astro|ts)$/, '')}`,
    entrypoint: `./src/pages/${file}`,
  };
}

function ofRegion({ pattern, entrypoint }: Route): Route {
  return { pattern: pattern.replace('[country]', '[country]/[region]'), entrypoint };
}
