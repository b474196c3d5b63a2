import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { registerHooks } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ApiRequest, Service } from '../../api/message.ts';

/** What Astro's endpoints find in `locals`; pages need none of it. */
interface Locals {
  readonly service?: Service;
  readonly apiRequest?: ApiRequest;
}

export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Locals,
) => Promise<void>;

const entrySchema = z.object({
  handler: z.custom<AstroHandler>((value) => typeof value === 'function'),
});
const lateSchema = z.strictObject({
  routes: z.array(z.string()),
  addresses: z.array(z.string()),
});

const ENTRY = 'entry.mjs';

/** The endpoints that `astro dev` serves are in the build too; the front door has its own lane. */
const API = /^\/v1\//;

/** The program of a build's server half, read whole: whoever renders needs the folder no more. */
export interface PageProgram {
  /** Where it stood, as a file URL that ends with a slash. */
  readonly base: string;
  /** By path below `base`, with slashes. */
  readonly modules: ReadonlyMap<string, Uint8Array>;
}

/** Reads it: 900 KB in 46 files. Null when the build has none. */
export function readPageProgram(buildDir: string): PageProgram | null {
  const folder = resolve(buildDir, 'server');
  if (!existsSync(join(folder, ENTRY))) return null;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    base: pathToFileURL(join(folder, '/')).href,
    modules: new Map(
      paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]),
    ),
  };
}

/**
 * Makes this thread import the modules of a program from memory. Chunks are imported when a
 * page first needs them, and by then another build may stand in the folder, or none.
 */
export function holdModules({ base, modules }: PageProgram): void {
  const find = (url: string) =>
    url.startsWith(base) ? modules.get(url.slice(base.length)) : undefined;
  registerHooks({
    resolve(specifier, context, next) {
      const url = URL.parse(specifier, context.parentURL)?.href ?? '';
      if (find(url) === undefined) return next(specifier, context);
      return { url, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const source = find(url);
      if (source === undefined) return next(url, context);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** Loads a program of pages: 0.1 s and 18 MiB. */
export async function loadAstroHandler(base: string): Promise<AstroHandler> {
  return entrySchema.parse(await import(base + ENTRY)).handler;
}

/**
 * Whether a page rendered on request has an address, by the routes that the build has noted;
 * none has one when the build has noted none.
 */
export function renderedAddresses(buildDir: string): (address: string) => boolean {
  const late = new Set(readLate(buildDir)?.routes);
  const routes = readRoutes(buildDir).map((source) => ({
    pattern: new RegExp(source),
    // Of those every address is known.
    isLate: late.has(source),
  }));
  return (address) =>
    !API.test(address) && routes.find(({ pattern }) => pattern.test(address))?.isLate === false;
}

/** The addresses of the pages rendered on request that have no parameter, without a last slash. */
export function fixedAddresses(buildDir: string): ReadonlySet<string> {
  const fixed = readRoutes(buildDir).filter((source) => !source.includes('('));
  return new Set(fixed.map((source) => source.replace(/^\^|\\?\/?\??\$$|\\/g, '')));
}

/** The route of such a page: of English, or below the word of a language. */
const NOT_FOUND = /^\^(?<address>(?:\\\/[a-z]+)?\\\/404)\\\/\?\$$/;

/** The pages for addresses that are none: "/404/", and "/deutsch/404/" in each language. */
export function notFoundPages(buildDir: string): ReadonlySet<string> {
  const addresses = readRoutes(buildDir).map((source) => NOT_FOUND.exec(source)?.groups?.address);
  return new Set(addresses.flatMap((each) => (each ? `${each.replaceAll('\\', '')}/` : [])));
}

/** The addresses of the files that a build has left to be made when they are first asked for. */
export function lateAddresses(buildDir: string): readonly string[] {
  return readLate(buildDir)?.addresses ?? [];
}

function readRoutes(buildDir: string): readonly string[] {
  return readNote(buildDir, 'routes.json', z.array(z.string())) ?? [];
}

function readLate(buildDir: string): z.infer<typeof lateSchema> | null {
  return readNote(buildDir, 'late.json', lateSchema);
}

/** What the build has noted; null when it has noted nothing. */
function readNote<Note>(buildDir: string, name: string, schema: z.ZodType<Note>): Note | null {
  const file = join(buildDir, name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
