import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSitePack, readSpan } from '../../src/server/files/site-pack.ts';

/** A country of a release, read from the files of the copy's newest one (Decision 19). */
interface Country {
  readonly country: string;
  readonly held_until?: number;
  readonly holidays: readonly { readonly date: string; readonly regions?: readonly string[] }[];
}

/** What a copy must say of itself, and what it must no longer say. */
export interface Wanted {
  /** The years that are served. */
  readonly years: readonly number[];
  /** Expected text by file of the build. */
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** Text that the build must not contain. */
  readonly gone: RegExp;
}

const TEXT = /\.(?:html|md|txt|json|xml|atom|webmanifest)$/;

/** Faults in the built pages of a copy of the project, one line each. */
export function lookAtPages(root: string, { years, said, gone }: Wanted): string[] {
  const files = builtTexts(root);
  const read = (name: string) => files.get(name) ?? '';
  const sitemap = read('sitemap-0.xml');
  const faults: string[] = [];
  for (const { country, held_until: held, holidays } of countriesOf(root)) {
    for (const year of years) {
      const name = `${country.toLowerCase()}/${year}/index.html`;
      const isThere = files.has(name);
      const isHeld = year <= (held ?? year);
      if (isThere !== isHeld) faults.push(`${name} is ${isThere ? '' : 'not '}there`);
      const isListed = sitemap.includes(`/${country.toLowerCase()}/${year}/<`);
      if (isListed !== isHeld) faults.push(`${name} is ${isListed ? '' : 'not '}in the sitemap`);
      if (!isThere) continue;
      const page = read(name);
      const missing = holidays.filter(
        ({ date, regions }) =>
          date.startsWith(String(year)) &&
          regions === undefined &&
          !page.includes(`datetime="${date}"`),
      );
      faults.push(...missing.map(({ date }) => `${name} does not name ${date}`));
    }
  }
  for (const [name, sentences] of Object.entries(said)) {
    const text = read(name);
    const silent = sentences.filter((sentence) => !text.includes(sentence));
    faults.push(...silent.map((sentence) => `${name} does not say "${sentence}"`));
  }
  return [...faults, ...stale(files, gone)];
}

/** The countries of the copy's newest release. */
function countriesOf(root: string): Country[] {
  const artifacts = join(root, 'artifacts');
  const [newest = ''] = readdirSync(artifacts).sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return readdirSync(join(artifacts, newest))
    .filter((name) => /^[A-Z]{2}\.json$/.test(name))
    .map((name): Country => JSON.parse(readFileSync(join(artifacts, newest, name), 'utf8')));
}

/** The texts of a copy's build, by path: a build keeps only its pack. */
function builtTexts(root: string): Map<string, string> {
  const { descriptor, files } = openSitePack(join(root, 'dist/current/client'));
  const texts = [...files]
    .map(([address, span]) => [pathOf(address), span] as const)
    .filter(([path]) => TEXT.test(path))
    .map(([path, span]) => [path, readSpan(descriptor, span).toString()] as const);
  return new Map(texts);
}

/** The file behind an address: "us/2026/index.html". */
function pathOf(address: string): string {
  return address.slice(1) + (address.endsWith('/') ? 'index.html' : '');
}

/** The texts of a build that contain what must be gone. */
function stale(files: ReadonlyMap<string, string>, gone: RegExp): string[] {
  return [...files].flatMap(([name, text]) => {
    const [found] = gone.exec(text) ?? [];
    return found === undefined ? [] : [`${name} still says "${found}"`];
  });
}
