import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How long a server may take until it answers. */
const START_SECONDS_MAX = 60;

/**
 * Saves the pages of countries as a server sends them, including those made on demand.
 * @param origin of a server, which may still be starting.
 * @param countries their codes, at least one.
 * @returns how many pages of each country.
 * @throws Error when a country has no page, or one is not served.
 */
export async function keepPages(
  origin: string,
  countries: readonly string[],
  target: string,
): Promise<string[]> {
  const index = await waitFor(new URL('/sitemap-index.xml', origin));
  const maps = await Promise.all(placesIn(index).map((path) => text(new URL(path, origin))));
  const paths = maps.flatMap(placesIn);
  const said: string[] = [];
  for (const country of countries) {
    const code = country.toLowerCase();
    const own = paths.filter((path) => new RegExp(`^/(?:data/)?${code}/`, 'u').test(path));
    if (own.length === 0) throw new Error(`the site has no page of ${country}`);
    for (const path of own) {
      const file = join(target, path, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await text(new URL(path, origin)));
    }
    said.push(`${country}: ${own.length} pages`);
  }
  return said;
}

/** The paths of a sitemap; whatever its origin, the given server is asked. */
function placesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

async function text(address: URL): Promise<string> {
  const response = await fetch(address);
  const body = await response.text();
  if (!response.ok) throw new Error(`${address.pathname} is answered ${response.status}`);
  return body;
}

async function waitFor(address: URL): Promise<string> {
  for (let second = 0; ; second += 1) {
    try {
      return await text(address);
    } catch (thrown) {
      if (second >= START_SECONDS_MAX) throw thrown;
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }
}
